# 不能宣言的原因与场景的错误。

## 航行计划

refusal-plot-start = 计划须自{ $start }开始。
refusal-plot-sum = 分配了{ $given }点，而移动力为{ $power }。
refusal-plot-plus = 性能对{ WORD($pool, of: "pool") }至多加{ $most }。
refusal-plot-oars = 不能分配给划桨：风力等级为{ $level }，或船上无桨。
refusal-plot-calm = 无风则无帆走值。
refusal-plot-negative = 点数不可为负。
refusal-plot-sign = 第{ $position }字：此处应为其他符号。{ accepts }
refusal-plot-pool = 第{ $position }字：开头须写三个值，如1+1/2+2/+3。{ accepts }
refusal-plot-number = 第{ $position }字：此处应为数字。{ accepts }
refusal-plot-position = 第{ $position }字：不是位置。{ accepts }
refusal-plot-facing = 第{ $position }字：此处应为1至6的方向。{ accepts }
refusal-plot-moves = 第{ $position }字：不是移动。{ accepts }
refusal-plot-stay = 第{ $position }字：S表示不移动，须单独书写。{ accepts }
refusal-plot-long = 第{ $position }字：移动过多。{ accepts }
refusal-plot-too-much = 第{ $position }字：终点之后不应有内容。

## 交战

refusal-storm = 暴风中不得进行判定。
refusal-fresh = 本回合陷入冲突状态之船不能交战。
refusal-fresh-pair = 本回合刚与{ $target }陷入冲突状态，不能交战。
refusal-fresh-foe = { $target }本回合刚陷入冲突状态，不受攻击。
refusal-no-target = { $target }不是可攻击的船。
refusal-no-wind = 仅有风时可用帆走修正。
refusal-oars-wind = 仅风力等级3以下可用划桨修正。
refusal-no-soldiers = { $target }已无士兵。
refusal-say-target = 请说明目标是船还是士兵。
refusal-no-shooters = 船上没有能射击的士兵。
refusal-soldiers-range = { $target }超出士兵射程3CS。
refusal-engine-range = { $target }超出射击装备射程5CS。
refusal-no-engine = 没有这样的射击装备。
refusal-no-astern = { $target }位于船尾方向，不能射击。
refusal-bow-front = 船首装备只能射向船首，{ $target }不在该方向。
refusal-bow-locked = 脱离前不可使用船首装备。
refusal-bow-same-hex = 船首装备对不准同一格的{ $target }。
refusal-bow-adjacent = 船首装备只能撞击船首前一格之船。
refusal-castle-arc = 船楼无法射向{ $target }。
refusal-engine-arc = 该装备无法射向{ $target }。
refusal-melee-arc = 该甲板装备只能用于舷侧方向，{ $target }不在该方向。
refusal-los-ship = 通往{ $target }的线上有他船。
refusal-los-obstacle = 有物遮挡{ $target }。
refusal-los-edge = 通往{ $target }的线沿格边，不通。
refusal-ram-where = { $target }既未与你冲突，也不在相邻格。
refusal-ram-weapon = 突击武器可用，须使用其伤害。
refusal-no-ram = 没有这样的突击武器。
refusal-board-foul = 接舷战须与对方处于冲突状态，{ $target }并非如此。
refusal-no-bridge = 没有这样的接舷武器。
refusal-not-an-attack = 这不是攻击。{ possible }
refusal-designate = 不能如此指定。{ possible }
refusal-foul-far = { $ship }不在相邻格，或已与你冲突。{ possible }
refusal-aim = 不能打击该处。{ possible }
refusal-no-group-left = { $group }已无人。{ possible }

## 记法

refusal-too-long = 第{ $position }字：过长。{ accepts }
refusal-no-verb = 第{ $position }字：此处不识该词。{ possible }
refusal-no-ship = 第{ $position }字：没有这艘船。{ possible }
refusal-no-piece = 第{ $position }字：没有这件装备。{ possible }
refusal-no-such-target = 第{ $position }字：船还是士兵？{ possible }
refusal-no-performance = 第{ $position }字：没有这项性能。{ possible }
refusal-no-group = 第{ $position }字：没有这组士兵。{ possible }
refusal-no-person = 第{ $position }字：没有此人。{ possible }
refusal-no-ability = 第{ $position }字：此处应写能力。{ possible }
refusal-no-colon = 第{ $position }字：话语之前须有冒号。{ accepts }
refusal-no-hearer = 第{ $position }字：向谁？{ accepts }
refusal-attack-too-much = 第{ $position }字：此处不应有此内容。{ possible }

## 通信与人物

refusal-not-your-ship = { $ship }不是你能行动的船。{ possible }
refusal-signal-empty = 须说一行话。
refusal-signal-once = { $ship }本回合已发过信号。
refusal-signal-length = 信号有{ $given }字，至多{ $most }字。
refusal-voice-when = 仅移动结束后可喊话。
refusal-voice-range = { $ship }相距{ $range }格，声音只达2格。
refusal-no-characters = 本战斗中角色不行动。
refusal-no-person-here = { $person }不是你能行动的人物。{ possible }
refusal-acted = { $person }本回合已行动。
refusal-no-gm = 此事须有主持人在座。

## 场景的错误

fault-one-side = 阵营数为{ $given }。{ accepts }
fault-seat-of-two-sides = 席位“{ $seat }”不能代表两个阵营。
fault-helpless = 此船在弱风中永远无法转向。
fault-not-designated = 此装备须指定方向。{ accepts }
fault-wrong-mount = 此装备不能安置于该处（{ $mount }）。{ accepts }
fault-no-dice = 规则书未给出此装备的伤害，请写明骰数。{ accepts }
fault-no-room = 没有{ WORD($stat, of: "stat") }的船不能载士兵。
fault-too-many-men = 士兵{ $men }人过多，至多{ $most }人。
fault-wrong-groups = 与人数所组成的组不符。{ accepts }
fault-on-land = { $hex }是陆地。
fault-off-map = { $hex }在海图之外。{ accepts }
fault-bow-apart = 船首装备只对同一格内与本船处于冲突状态的船有效；{ $ship }并非如此。
fault-foul-apart = { $ship }位于{ $hex }，过远，不可能冲突。
fault-wrong-plot = 计划自第{ $position }字起无法读取。{ accepts }
fault-plot-elsewhere = 计划须自{ $start }开始。
fault-no-captain = 海上生活选取{ $picks }次，不足以任船长。{ accepts }
fault-wrong-life = 此类船（{ WORD($service, of: "service") }）的船长须有相应的生活经历。
fault-rolls-spent = 经验表用了{ $spent }次，而只有{ $rolls }次。
fault-two-captains = 一船只有一名船长。
fault-too-many-uses = 船长至多使用{ $most }次。
