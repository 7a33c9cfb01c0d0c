# The checker of content: what is wrong, and what would put it right.

## Faults of content

fault-not-a-cost = “{ $given }”不是活力费用的写法。{ accepts }

## What content breaks of the balance principles

fault-move-strong = { WORD($pace, of: "gait") }只需{ $cost }活力，强于本编（{ $core }），却没有任何代价。
fault-move-desert = 沙漠逃走应附带不利。
fault-bonus-conditions = 攻击 +{ $bonus } 须满足六个限定条件中的两个，现满足{ $met }个（使用者活力的条件从 -{ $price } 起算）。
fault-weapon-own = 武器自身的加值最多为 +{ $most }（此处为 +{ $bonus }）。
fault-weapon-grade = 此等级的武器加值为 +{ $most }（此处为 +{ $bonus }）。
fault-slot-source = 第二个架势只能由流派秘技或神器给予。
fault-slot-style = 这是流派秘技，却没有写明流派。
fault-slot-penalty = 没有写明同时维持两个架势的不利。
fault-slot-statement = 没有写明这是本编“架势只有一个”的例外。
fault-technique-unbound = 这是技法，却没有与武器、防具或消耗品相连。
fault-technique-common = 技法所连的武器须是名品、神器，或某流派专用的武器。
fault-technique-armour = 技法所连的防具只能是神器。
fault-technique-licence = 武器免许的技法必须是给予该武器免许的流派的秘技。
fault-recovery-classless = 增加活力的效果必须属于三类恢复之一。
fault-recovery-class = { WORD($art, of: "art") }的效果不属于“{ WORD($given, of: "recovery") }”。
fault-recovery-text = 效果文字中没有“{ $say }”。
fault-recovery-rescue = 只有救济型才能救起战力为0的人。
fault-majin-class = 魔人的恢复只能是小康的整备或救济型。
fault-majin-upkeep-cost = 魔人的整备不消耗活力。
fault-majin-rescue-cost = 魔人的救济型消耗1或2活力。
fault-majin-often = 魔人的救济型每场战斗一次。
fault-zero-kata = 0活力的型每回合最多两次（此处为{ $uses }次）。
fault-kata-long = { WORD($type, of: "type") }的效果以回合计（此处为“{ WORD($lasts, of: "lasts") }”）。
fault-noncombat-unit = 非战斗行动的结果以跑团次数、日、周计。
fault-notation-total = 写的总活力是{ $given }，写法的合计却是{ $sum }。
fault-notation-breath = { $portion }超过一呼吸（{ $limit }），总会过载。
fault-crit-steps = 会心扩张只限一级（此处为{ $steps }）。
fault-barrier-hp = 结界以战力计，只有天地大结界以HP计。
fault-barrier-unknown = 没有写结界的战力，每次张开时都要询问。
fault-spell-dan = 没有{ $dan }段的法术，有的是{ $dans }段。
fault-spell-ritual = 只有达人的法术是仪式型。
fault-spell-master-cost = 达人的法术是战斗外的仪式。
fault-spell-master-effect = 达人的法术没有战斗中的效果。
fault-spell-at-once = 要立即咏唱此段的法术，须写明是反应型或紧急解除（基本为 { $usual }）。
fault-spell-instant-prepared = 是即发法术，却有准备阶段。
fault-spell-benefit-low = 流派特典使发动活力低于1。
fault-spell-benefit-school = “{ $school }”不是此列表法术的流派。
fault-character-licence = 没有{ WORD($list, of: "list") }的免许（3点）。
fault-character-slot = 以此段数没有{ $dan }段的槽位。
fault-character-focus = 使用准备时间长的法术，體或強健最好有2以上。
fault-character-both = 一人不能同时使用法术和正统流派。
fault-character-unable = 此人无法使用这个机动。

## What would satisfy a principle

remedy-move-core-price = 改为本编的活力
remedy-move-grade = 改为名人（4点）秘技，活力只比本编低1或2
remedy-move-penalty = 附加不利（下回合活力 -1、占用架势槽等）
remedy-move-limit = 限制使用次数（limits）
remedy-move-situation = 限定状况（when.environment）
remedy-bonus-lower = 合计降到 +4 以下
remedy-bonus-stance = 限于维持架势数回合之后（when.stance_rounds）
remedy-bonus-target = 限于事先指定的目标（when.designated）
remedy-bonus-vitality = 减少使用者的活力（vitality）
remedy-bonus-instant-death = 附带即死判定（instant-death）
remedy-bonus-environment = 限定名分或环境（when.environment）
remedy-bonus-critical = 限于会心时（when.critical）
remedy-weapon-lower = 降低武器自身的加值
remedy-weapon-secret = 把多余部分移到有条件的秘技
remedy-weapon-grade-lower = 使加值符合等级
remedy-weapon-grade-raise = 提高等级
remedy-slot-secret = 改为流派秘技（source = "secret"）
remedy-slot-relic = 改为神器的效果
remedy-slot-school = 写明流派（school）
remedy-slot-breath = 维持两个时一呼吸 -1（penalty = "breath"）
remedy-slot-evasion = 回避 -1（penalty = "evasion"）
remedy-slot-movement = 移动多耗1活力（penalty = "movement"）
remedy-slot-exception = 写明是例外（exception = true）
remedy-technique-kata = 改为型（type = "kata"）
remedy-technique-weapon = 与名品、神器或流派专用武器相连
remedy-technique-armour = 与神器防具相连
remedy-technique-consumable = 与消耗品相连
remedy-technique-licence = 改为与本流派武器免许相连的秘技
remedy-recovery-a = 改为战力恢复（A）
remedy-recovery-b = 改为活力补助（B-1、B-2、B-3）
remedy-recovery-c = 改为学者的活力转让（C）
remedy-recovery-say = 在效果文字中写明
remedy-recovery-rescue = 改为救济型（rescue）
remedy-majin-upkeep = 改为小康的整备（type = "upkeep"）
remedy-majin-rescue = 改为救济型（rescue）
remedy-majin-free = 改为0活力
remedy-majin-cheap = 改为1或2活力
remedy-majin-once = 限每场战斗一次（limits）
remedy-zero-twice = 改为两次以内
remedy-zero-cost = 改为1活力以上
remedy-noncombat-type = 改为非战斗行动（type = "noncombat"）
remedy-noncombat-rounds = 改为以回合或战斗计
remedy-noncombat-days = 以跑团次数、日、周写明结果
remedy-noncombat-other = 改为战斗的机动
remedy-notation-sum = 使数字一致
remedy-notation-divide = 分成更多份
remedy-crit-one-step = 改为一级（steps = 1）
remedy-barrier-strength = 写明战力（strength）
remedy-spell-odd = 改为表中有的段
remedy-spell-master = 改为达人的法术（dan = "master"）
remedy-spell-notation = 写明活力
remedy-spell-as-ritual = 改为仪式（cost = "ritual"）
remedy-spell-narrated = 用文字写明结果（narration）
remedy-spell-lower = 改为9段以内的法术
remedy-spell-reactive = 写明是反应型防御（instant = "reactive"）
remedy-spell-release = 写明是紧急解除（instant = "release"）
remedy-spell-prepare = 分为准备或分散的阶段
remedy-spell-no-instant = 去掉即发
remedy-spell-one-portion = 把活力写成一个数
remedy-spell-benefit-one = 发动活力至少保留1
remedy-spell-benefit-list = 写此列表的流派
remedy-character-learn = 把该技能提高到3点
remedy-character-without = 去掉
remedy-character-dan = 提高段数
remedy-character-steady = 把體或強健提高到2以上
remedy-character-one = 二者选一
remedy-character-require = 满足条件（技能、流派、职业、标签）
