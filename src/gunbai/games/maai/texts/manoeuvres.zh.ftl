# 招式、结界，以及只供主持人记下的事。

event-manoeuvre-used = { IS($on) ->
        [none] { $fighter }使用{ $manoeuvre }（活力{ $cost }）。
       *[some] { $fighter }对{ $on }使用{ $manoeuvre }（活力{ $cost }）。
    }
event-effect-laid = { $until ->
        [0] { $source }作用于{ $fighter }（{ $lasts }）。
       *[other] { $source }作用于{ $fighter }，至间合{ $until }结束。
    }
event-effect-ended = { $source }不再作用于{ $fighter }。
event-effect-paid = { $fighter }以{ $cost }点活力维持{ $source }。
event-state-blocked = 对{ $fighter }无效：{ $state }。
event-state-lifted = { $fighter }得以解除：{ $state }。
event-shifted = { $fighter }被移动：间现为{ $distance }。
event-displaced = { $fighter }被移至{ $area }。
event-barrier-raised = { $fighter }张开{ $barrier }：战力{ $strength }，攻击须达到{ $target }。
event-barrier-struck = { $barrier }失去{ $lost }点战力：剩{ $left }。
event-barrier-fell = { $barrier }崩溃，效果结束。
event-track-changed = { $fighter }：{ $track } { SIGNED($amount) }，按{ $mapped }处理，现为{ $value }。
event-track-noted = 供主持人记下：{ $fighter }，{ $track } { SIGNED($amount) }。数值不变。
event-idea-mapped = { $fighter }：“{ $idea }”按{ $handled-by }处理。
event-idea-open = { $fighter }：没有表格说明“{ $idea }”，由主持人决定。
event-outcome-told = { $fighter }的{ $source }带来什么，写在其条目里，由主持人处理。
event-done-beforehand = { $taken ->
        [0] { $fighter }事先做过{ $manoeuvre }：活力{ $cost }只作记录。
       *[other] { $fighter }事先做过{ $manoeuvre }：第一间合活力 -{ $taken }，剩余{ $vitality }。
    }
event-instant-death-prompt = { $fighter }的攻击伴有对{ $foe }的即死判定：由主持人裁定。

guard-loss-effect = 效果

ask-barrier-strength = 结界的战力是多少？由主持人决定。
ask-where-to = 到哪个区域？
ask-which-stance = 放弃两个架势中的哪一个？
ask-stance-penalty = 同时保持两个架势的代价是哪一项？
choice-strength = 战力{ $name }
choice-to = 到{ $name }
choice-instead-of = 放弃{ $name }
choice-use = 使用{ $name }
use-for = 对{ $target }使用{ $manoeuvre }
choice-narrower-breath = 一呼吸上限 -1
choice-lower-evasion = 回避 -1
choice-dearer-steps = 移动活力 +1

say-use = { IS($target) ->
        [none] { IS($part) ->
            [none] 使用{ $manoeuvre }
           *[some] 对{ $part }使用{ $manoeuvre }
        }
       *[some] { IS($part) ->
            [none] 对{ $target }使用{ $manoeuvre }
           *[some] 对{ $target }的{ $part }使用{ $manoeuvre }
        }
    }
typed-use = 使用

refusal-no-manoeuvre = 第{ $position }字：你不会这个招式。{ possible }
refusal-no-such-manoeuvre = 你不会招式“{ $manoeuvre }”。{ possible }
refusal-always-on = { $manoeuvre }是素养，一直有效，不必使用。
refusal-not-in-battle = { $manoeuvre }不能用于战斗：其结果以场次、日、周计。
refusal-lull-only = { $manoeuvre }是整备，在小康中进行。
refusal-not-in-lull = { $manoeuvre }不是整备，在计数中进行。
refusal-zero-kata = { $manoeuvre }是活力0的型，一间合至多{ $most }次。
refusal-used-up = { $manoeuvre }：每{ WORD($per, of: "per") }的次数（{ $most }）已用完。
refusal-no-emergency = { $manoeuvre }只用于危急之时：战力{ $strength }以下或活力{ $vitality }以下。
refusal-unbound = { $manoeuvre }与{ $tie }相结合，而它不在手边。
refusal-requires = 你缺少{ $manoeuvre }所需的武器、流派、职业或技能。
refusal-forbidden = { $source }禁止这样做。
refusal-whom-for = { $manoeuvre }对谁使用？{ possible }
refusal-no-use-now = { $manoeuvre }在目前的情况下不能使用。
refusal-no-such-target = 不能对“{ $target }”使用。{ possible }

event-barrier-attacked = { $fighter }以{ $weapon }攻击{ $barrier }（活力{ $cost }）：{ $faces } { SIGNED($bonus) } = { $total }，目标值{ $target }：{ $outcome }。
refusal-barred = { $barrier }挡住了去路。
refusal-by-hp = { $barrier }按HP计，属另一套体系：由主持人裁定。
refusal-beyond-healing = { $fighter }的战力已尽：只有救济型的招式能救。
