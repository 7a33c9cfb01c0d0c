# The checker of content: what is wrong, and what would put it right.

## Faults of content

fault-not-a-cost = 「{ $given }」は活力コストの表記ではありません。{ accepts }

## What content breaks of the balance principles

fault-move-strong = { WORD($pace, of: "gait") }が活力{ $cost }で、本編（{ $core }）より強いのに、その代わりがありません。
fault-move-desert = 砂漠逃走には不利が付くべきです。
fault-bonus-conditions = 攻撃 +{ $bonus } には六つの限定条件のうち二つが必要ですが、満たすのは{ $met }つです（使用者の活力の条件は -{ $price } から）。
fault-weapon-own = 武器自体のボーナスは +{ $most } までです（ここでは +{ $bonus }）。
fault-weapon-grade = この等級の武器のボーナスは +{ $most } です（ここでは +{ $bonus }）。
fault-slot-source = 二つ目の構えは、流派秘技か神器だけが与えられます。
fault-slot-style = 流派秘技なのに、流派が書かれていません。
fault-slot-penalty = 二つの構えを保つ不利が書かれていません。
fault-slot-statement = 構えは一つという本編の例外であることが明記されていません。
fault-technique-unbound = 技法なのに、武器・防具・消耗品のどれにも結びついていません。
fault-technique-common = 技法が結びつく武器は、名品・神器か、流派だけが使うものです。
fault-technique-armour = 技法が結びつく防具は、神器のものだけです。
fault-technique-licence = 武器免許の技法は、その武器の免許を与える流派の秘技でなければなりません。
fault-recovery-classless = 活力を増やす効果は、回復の三分類のどれかでなければなりません。
fault-recovery-class = { WORD($art, of: "art") }の効果は「{ WORD($given, of: "recovery") }」に当たりません。
fault-recovery-text = 効果の文に「{ $say }」に当たる語がありません。
fault-recovery-rescue = 戦力0の者を救えるのは、救済型だけです。
fault-majin-class = 魔人の回復は、小康の整備か救済型のどちらかです。
fault-majin-upkeep-cost = 魔人の整備の活力は0です。
fault-majin-rescue-cost = 魔人の救済型の活力は1か2です。
fault-majin-often = 魔人の救済型は一戦闘に一回です。
fault-zero-kata = 活力0の型は一間合に二回までです（ここでは{ $uses }回）。
fault-kata-long = { WORD($type, of: "type") }の効果は、間合の単位です（ここでは「{ WORD($lasts, of: "lasts") }」）。
fault-noncombat-unit = 非戦闘行動の結果は、セッション・日・週の単位です。
fault-notation-total = 総活力{ $given }とありますが、表記の合計は{ $sum }です。
fault-notation-breath = { $portion }は一呼吸（{ $limit }）に収まりません。いつも過負荷になります。
fault-crit-steps = 会心拡張は一段階までです（ここでは{ $steps }）。
fault-barrier-hp = 結界は戦力の単位です。HPで数えるのは天地大結界だけです。
fault-barrier-unknown = 結界の戦力が書かれていないので、張るたびに尋ねることになります。
fault-spell-dan = { $dan }段のスペルはありません。あるのは{ $dans }段です。
fault-spell-ritual = 儀式型は達人のスペルだけです。
fault-spell-master-cost = 達人のスペルは、戦闘外の儀式です。
fault-spell-master-effect = 達人のスペルに、戦闘の効果はありません。
fault-spell-at-once = この段のスペルを一度に唱えるには、反応型か緊急解除であると明記が必要です（基本は { $usual }）。
fault-spell-instant-prepared = 即発なのに、準備段階があります。
fault-spell-benefit-low = 流派特典で発動活力が1より小さくなります。
fault-spell-benefit-school = 「{ $school }」は、このリストのスペルの流派ではありません。
fault-character-licence = { WORD($list, of: "list") }の免許（3点）がありません。
fault-character-slot = この段数では、{ $dan }段のスロットがありません。
fault-character-focus = 準備の長いスペルを使うには、體か強健が2以上ほしいところです。
fault-character-both = スペルと、正統流派の技法は、一人で併用できません。
fault-character-unable = この者には使えないマヌーバです。

## What would satisfy a principle

remedy-move-core-price = 本編どおりの活力にする
remedy-move-grade = 名人（4点）の秘技にし、活力を本編より1か2低いだけにする
remedy-move-penalty = 不利を付ける（次の間合の活力 -1、構えスロットの占有など）
remedy-move-limit = 使用回数を限る（limits）
remedy-move-situation = 状況を限る（when.environment）
remedy-bonus-lower = 合計を +4 以下にする
remedy-bonus-stance = 構えを数間合維持した後に限る（when.stance_rounds）
remedy-bonus-target = 前もって定めた標的に限る（when.designated）
remedy-bonus-vitality = 使用者の活力を減らす（vitality）
remedy-bonus-instant-death = 即死判定を伴わせる（instant-death）
remedy-bonus-environment = 名分か環境を限る（when.environment）
remedy-bonus-critical = 会心の時に限る（when.critical）
remedy-weapon-lower = 武器自体のボーナスを下げる
remedy-weapon-secret = 残りを、条件のある秘技に移す
remedy-weapon-grade-lower = ボーナスを等級に合わせる
remedy-weapon-grade-raise = 等級を上げる
remedy-slot-secret = 流派秘技にする（source = "secret"）
remedy-slot-relic = 神器の効果にする
remedy-slot-school = 流派を書く（school）
remedy-slot-breath = 二つの間は一呼吸 -1 とする（penalty = "breath"）
remedy-slot-evasion = 回避 -1 とする（penalty = "evasion"）
remedy-slot-movement = 移動の活力を1増やす（penalty = "movement"）
remedy-slot-exception = 例外であると明記する（exception = true）
remedy-technique-kata = 型にする（type = "kata"）
remedy-technique-weapon = 名品・神器・流派専用の武器に結びつける
remedy-technique-armour = 神器の防具に結びつける
remedy-technique-consumable = 消耗品に結びつける
remedy-technique-licence = 流派の武器免許に結びつく秘技にする
remedy-recovery-a = 戦力回復（A）にする
remedy-recovery-b = 活力補助（B-1・B-2・B-3）にする
remedy-recovery-c = 学者の活力譲渡（C）にする
remedy-recovery-say = その語を効果の文に入れる
remedy-recovery-rescue = 救済型にする（rescue）
remedy-majin-upkeep = 小康の整備にする（type = "upkeep"）
remedy-majin-rescue = 救済型にする（rescue）
remedy-majin-free = 活力を0にする
remedy-majin-cheap = 活力を1か2にする
remedy-majin-once = 一戦闘に一回とする（limits）
remedy-zero-twice = 二回までにする
remedy-zero-cost = 活力を1以上にする
remedy-noncombat-type = 非戦闘行動にする（type = "noncombat"）
remedy-noncombat-rounds = 間合か戦闘の単位にする
remedy-noncombat-days = 結果をセッション・日・週で書く
remedy-noncombat-other = 戦闘のマヌーバにする
remedy-notation-sum = 数を合わせる
remedy-notation-divide = もっと多くに分ける
remedy-crit-one-step = 一段階にする（steps = 1）
remedy-barrier-strength = 戦力を書く（strength）
remedy-spell-odd = 表にある段にする
remedy-spell-master = 達人のスペルにする（dan = "master"）
remedy-spell-notation = 活力の表記を書く
remedy-spell-as-ritual = 儀式にする（cost = "ritual"）
remedy-spell-narrated = 結果を言葉で書く（narration）
remedy-spell-lower = 9段までのスペルにする
remedy-spell-reactive = 反応型の防御と明記する（instant = "reactive"）
remedy-spell-release = 緊急の解除と明記する（instant = "release"）
remedy-spell-prepare = 準備か分散の段階に分ける
remedy-spell-no-instant = 即発をやめる
remedy-spell-one-portion = 活力を一つの数にする
remedy-spell-benefit-one = 発動活力を1は残す
remedy-spell-benefit-list = このリストの流派を挙げる
remedy-character-learn = その技能を3点にする
remedy-character-without = 外す
remedy-character-dan = 段数を上げる
remedy-character-steady = 體か強健を2以上にする
remedy-character-one = どちらか一方にする
remedy-character-require = 条件を満たす（技能・流派・職業・札）
