# 不能宣言的原因，以及场景的错误。`{ possible }` 等接着说明什么可行。

## 一呼吸

refusal-module-off = 本决斗不使用选用规则“{ WORD($module, of: "module") }”。
module-halfstep = 半步
module-parts = 部位攻击与负伤
module-clinch = 接战与锷迫
refusal-one-step = 一呼吸只容一个半步。
refusal-no-areas = 步行（活力{ $cost }）是从区域到区域，决斗中没有区域。{ possible }
refusal-step-first = 半步必须在攻击之前。
refusal-no-cell = 在此无法从{ WORD($distance, of: "distance") }{ WORD($direction, of: "direction") }半步。
refusal-no-such-weapon = 你没有带武器“{ $weapon }”。{ possible }
refusal-not-in-hand = “{ $weapon }”不在手中。{ possible }
refusal-on-the-ground = “{ $weapon }”落在地上。{ possible }
refusal-in-hand = “{ $weapon }”已在手中。
refusal-not-on-the-ground = “{ $weapon }”没有落在地上。{ possible }
refusal-out-of-reach = 在{ WORD($distance, of: "distance") }无法用“{ $weapon }”攻击。
refusal-locked = 在{ WORD($distance, of: "distance") }刃已相咬，无法用“{ $weapon }”照常斩击。{ possible }
refusal-not-locked = 那是锷迫中的招式。现在的间为{ WORD($distance, of: "distance") }。
refusal-too-near = 在{ WORD($distance, of: "distance") }对手太近，无法捡起武器。{ possible }
refusal-feint-part = 牵制不能指定部位。
refusal-no-dagger = “{ $weapon }”不是能拔出的短刀。{ possible }
refusal-no-such-stance = 你不会架势“{ $stance }”。{ possible }
refusal-stance-held = 已经摆出架势“{ $stance }”。
refusal-stance-not-held = 没有摆出这个架势。
refusal-stance-swap = 已经摆出架势“{ $stance }”，架势只能有一个。
refusal-defenceless = 至第{ $until }间合结束为止无防备，不能摆架势。
refusal-no-vitality = 需要活力{ $cost }，只剩{ $vitality }。
refusal-over-limit = 活力{ $cost }超过一呼吸的上限{ $limit }。{ $some ->
        [yes] 若用过负荷：{ $accepted }
       *[no] { "" }
    }
refusal-not-a-breath = “{ $say }”不是一呼吸的宣言。{ possible }

refusal-no-duel = 那属于一对一的决斗，而你没有与其决斗。{ possible }
refusal-in-duel = 你正在决斗，离对手太近，不能离开区域。{ possible }
refusal-not-mounted = 你没有骑马。{ possible }
refusal-no-way = 这样移动不能从这里到“{ $area }”。{ possible }
refusal-no-target = “{ $target }”不是能攻击的对象，请说明攻击谁。{ possible }
refusal-out-already = { $target }已经无法再战。
refusal-elsewhere = { $target }在{ $area }，够不着。
refusal-no-challenge = 这里不能挑战单挑。
refusal-challenged-already = 本间合已经挑战过了。
refusal-no-opponent = “{ $target }”现在不是能挑战的对象。{ possible }

## 记法

refusal-too-long = 宣言太长。{ accepts }
refusal-no-head = 第{ $position }个字：冒号前的词读不懂。{ possible }
refusal-wait-alone = 第{ $position }个字：等待不能与其他招式并用。{ possible }
refusal-nothing = 什么也没有宣言。{ possible }
refusal-too-many-acts = 第{ $position }个字：招式太多。{ accepts }
refusal-no-act = 第{ $position }个字：从这里开始的招式读不懂。{ possible }
refusal-no-part-here = 第{ $position }个字：此招不能指定部位。{ possible }
refusal-no-part = 第{ $position }个字：没有这个部位。{ possible }
refusal-which-weapon = 第{ $position }个字：哪件武器？{ possible }
refusal-no-weapon = 第{ $position }个字：没有这件武器。{ possible }
refusal-no-stance = 第{ $position }个字：不会这个架势。{ possible }
refusal-too-much = 第{ $position }个字：此处不应再有内容。{ possible }

refusal-no-area = 第{ $position }字：没有这样的区域。{ possible }
refusal-no-trigger = 第{ $position }字：何时行动？{ possible }
refusal-no-reserve = 第{ $position }字：那不能预约。{ possible }
refusal-no-fighter = 第{ $position }字：没有叫这个名字的人。{ possible }
refusal-no-target-here = 第{ $position }字：这个行动不指定对象。{ possible }

## 裁定

refusal-third-party = 这是两人的对练，不能加入他人。
refusal-there-already = { $fighter }已经在战斗中。{ possible }
refusal-sheet-fault = 人物资料有误：{ $place }（共{ $count }处）。{ accepts }
refusal-no-seat-for = 没有席位负责{ $fighter }，请写明席位及其阵营。{ possible }

## 场景的错误

fault-two-only = 这是两人决斗所用，而这里有{ $given }人，或有区域。{ accepts }
fault-two-sides = 要有两个阵营才能战斗，这里有{ $given }人。
fault-seat-of-two-sides = 席位“{ $seat }”负责了两个阵营的人。
fault-too-far = 狭窄之处不能用远间。{ accepts }
