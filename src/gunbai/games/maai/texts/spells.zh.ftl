# 法术、准备与活力分散结构

## 费用记法

refusal-structure-number = 第{ $position }个字：这里应是活力的数值。{ accepts }
refusal-structure-sign = 第{ $position }个字：费用记法不能这样接下去。{ possible }
refusal-structure-kind = 第{ $position }个字：有多个数时，后面要写明种类。{ possible }
refusal-structure-undivided = 第{ $position }个字：只有一个数就没有分开。{ possible }
refusal-structure-order = 第{ $position }个字：准备的数在前，分散的数在其后且只有一组。{ possible }
refusal-structure-many = 第{ $position }个字：份数太多。{ accepts }

## 招式与询问

ask-force-spread = 在一回合内完成它会让你脱尽：下一间合以1点活力开始，架势与预约消失，并整个间合处于无防备。仍要这样做吗？
ask-react = 有人攻击你：要用法术应对吗？
ask-casting-form = 以哪种形式咏唱：同一间合内的（准备），还是跨间合的（分散）？
ask-keep-preparation = 新的间合开始：继续准备吗？
choice-keep-preparing = 继续准备
choice-cancel = 取消准备
choice-pour-it-all-in = 倾尽全力
choice-hold-back = 作罢
choice-no-reaction = 不应对
choice-as-prepared = 以准备咏唱
choice-as-spread = 以分散咏唱
roll-casting = 咏唱判定
roll-focus = 集中抵抗
roll-madness = { check-madness }
say-prepare = 准备{ $spell }
    .does = 准备{ $spell }
say-cast = { IS($on) ->
        [none] 咏唱{ $spell }
       *[some] 对{ $on }咏唱{ $spell }
    }
    .does = { IS($on) ->
        [none] 咏唱{ $spell }
       *[some] 对{ $on }咏唱{ $spell }
    }
say-cancel = 取消准备
    .does = 取消准备
typed-prepare = 准备
typed-cast = 咏唱
typed-go-on = 继续
typed-cancel = 取消

## 发生的事

event-prepared = { $fighter }准备{ $spell }：第{ $step }步，共{ $steps }步（活力{ $cost }）。
event-preparation-ended = { IS($why) ->
        [cancelled] { $fighter }取消{ $spell }的准备：已用的{ $spent }点活力不返还，法术位保留。
        [lapsed] { $fighter }对{ $spell }的准备随间合结束而落空：失去{ $spent }点活力，法术位保留。
       *[interrupted] { $fighter }对{ $spell }的准备被打断：失去{ $spent }点活力，没有效果。
    }
event-casting = { $fighter }{ IS($on) ->
        [none] 咏唱
       *[some] 对{ $on }咏唱
    }{ $spell }（活力{ $cost }）：{ $faces } { SIGNED($bonus) } = { $total }，目标值{ $target }：{ $outcome }。
event-slot-gone = { $lost ->
        [yes] { $fighter }失去一个法术位直到幕间（{ WORD($spell-list, of: "spell-list") }{ of-dan }）：余{ $left }。
       *[no] { $fighter }用去一个法术位（{ WORD($spell-list, of: "spell-list") }{ of-dan }）：余{ $left }。
    }
event-focus-checked = { $fighter }失去{ $strength }点战力后维持{ $spell }的集中：{ $faces } { SIGNED($bonus) } = { $total }，目标值{ $target }{ $printed ->
        [0] { "" }
       *[other] （印出的例子与公式不一致，另一方为{ $printed }）
    }：{ $outcome }。
event-backlash = 逆流：{ $spell }反噬{ $fighter }。由GM说明它如何部分作用于施术者，并可追加一场游戏的疯狂、式神失控、结界自封、附身或其他。
event-backlash-stated = 关于{ $fighter }的逆流，GM：“{ $text }”。
event-forced-spread = { $fighter }把{ $spell }强行压进了一个间合。

## 词语

of-dan = { $dan ->
        [10] 达人
       *[other] { $dan }段
    }
preparation-end-cancelled = 取消
preparation-end-lapsed = 落空
preparation-end-interrupted = 被打断
spell-list-jujutsu = 咒术
spell-list-taima = 退魔
spell-list-kekkai = 结界
spell-list-yogen = 预言
rule-interrupt = 打断架势或准备
rule-backlash = 逆流如何作用
field-preparing = 准备中的法术
field-prepared = 已付的份数

## 拒绝

refusal-no-such-spell = 你没有学会法术“{ $spell }”。{ possible }
refusal-ritual = “{ $spell }”是需要一整场游戏的仪式，在战斗之外进行。
refusal-no-casting-in-lock = 锷迫之中不能咏唱“{ $spell }”。
refusal-casting-alone = “{ $spell }”的一份不能与其他招式共用一次呼吸。
refusal-no-slot = 你没有{ WORD($list, of: "spell-list") }{ of-dan }的法术位了。
refusal-nothing-in-preparation = 你没有在准备什么。
refusal-cancel-first = 取消准备要在一次呼吸的开头，先于其他招式。{ possible }
refusal-cast-at-once = “{ $spell }”没有准备阶段。{ possible }
refusal-ready-to-cast = “{ $spell }”已经准备完毕。{ possible }
refusal-preparing-another = 你正在准备“{ $spell }”，不能同时维持别的。{ possible }
refusal-one-preparation = 一个间合只容得下一次准备型行动。
refusal-not-prepared = “{ $spell }”还没有准备好。{ possible }
refusal-same-breath = “{ $spell }”的每一份各需一次呼吸。
refusal-names-nobody = “{ $spell }”不指定对象。{ possible }
refusal-cast-on-whom = 对谁咏唱“{ $spell }”？{ possible }
refusal-preparing-stance = 你正在准备“{ $spell }”，不能再取架势。{ possible }
refusal-preparing-move = 准备“{ $spell }”期间不能离开所在区域。{ possible }
refusal-preparing-step = 准备“{ $spell }”期间不能走半步。{ possible }
refusal-no-spell = 第{ $position }个字：你没有学会这样的法术。{ possible }
refusal-which-spell = 第{ $position }个字：哪个法术？{ possible }

## 战斗之间

refusal-no-such-list = 没有法术列表“{ $list }”。{ possible }
refusal-licensed-already = 已有“{ $list }”的执照。
refusal-not-higher = 从现在的{ $now }段不能升到{ $dan }段。{ accepts }
refusal-studied-already = 每场游戏只能学习一次，已经用掉了。
refusal-known-already = “{ $spell }”已经学会，或被提到两次。
refusal-not-to-be-studied = “{ $spell }”不能学习：列表未开放，或没有该段的法术位。
refusal-technique-pc = 技法角色在整个战役中都不学法术。
refusal-no-such-entry = 没有法术“{ $spell }”。{ possible }
refusal-how-many = 要选择{ $count }个{ of-dan }法术；给出了{ $given }个。{ possible }
refusal-does-not-fit = “{ $spell }”不在现在可学之列。
refusal-no-ritual = “{ $spell }”不是她学会的仪式。{ possible }
