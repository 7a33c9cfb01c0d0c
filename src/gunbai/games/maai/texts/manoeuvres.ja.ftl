# マヌーバ・結界と、ＧＭへの覚え書き。

event-manoeuvre-used = { IS($on) ->
        [none] { $fighter }は{ $manoeuvre }を使う（活力{ $cost }）。
       *[some] { $fighter }は{ $on }に{ $manoeuvre }を使う（活力{ $cost }）。
    }
event-effect-laid = { $until ->
        [0] { $fighter }に{ $source }が効いている（{ $lasts }）。
       *[other] { $fighter }に{ $source }が効いている（間合{ $until }の終わりまで）。
    }
event-effect-ended = { $fighter }への{ $source }の効果が終わった。
event-effect-paid = { $fighter }は活力{ $cost }で{ $source }を保つ。
event-state-blocked = { $fighter }には及ばない：{ $state }。
event-state-lifted = { $fighter }は解かれた：{ $state }。
event-shifted = { $fighter }が動かされ、間は{ $distance }となる。
event-displaced = { $fighter }は{ $area }へ動かされた。
event-barrier-raised = { $fighter }が{ $barrier }を張る。戦力{ $strength }、攻撃の目標値{ $target }。
event-barrier-struck = { $barrier }は戦力{ $lost }を失う。残り{ $left }。
event-barrier-fell = { $barrier }が崩れ、効果は終わった。
event-track-changed = { $fighter }の{ $track } { SIGNED($amount) }（{ $mapped }として扱う）。いま{ $value }。
event-track-noted = ＧＭへの覚え書き：{ $fighter }、{ $track } { SIGNED($amount) }。数値は動かない。
event-idea-mapped = { $fighter }：「{ $idea }」は{ $handled-by }で扱う。
event-idea-open = { $fighter }：「{ $idea }」を定める表はない。ＧＭが定める。
event-outcome-told = { $fighter }の{ $source }がもたらすものは、その記述のとおり。ＧＭが扱う。
event-done-beforehand = { $taken ->
        [0] { $fighter }は事前に{ $manoeuvre }を行っている。活力{ $cost }は記すのみ。
       *[other] { $fighter }は事前に{ $manoeuvre }を行っている。最初の間合の活力 -{ $taken }、残り{ $vitality }。
    }
event-instant-death-prompt = { $fighter }の攻撃は{ $foe }への即死判定を伴う。ＧＭが裁く。

guard-loss-effect = 効果

ask-barrier-strength = 結界の戦力はいくつか。ＧＭが定める。
ask-where-to = どの区域へか。
ask-which-stance = 二つの構えのどちらを解くか。
ask-stance-penalty = 二つの構えを保つ代償はどれか。
choice-strength = 戦力{ $name }
choice-to = { $name }へ
choice-instead-of = { $name }を解く
choice-use = { $name }を使う
use-for = { $target }に{ $manoeuvre }を使う
choice-narrower-breath = 一呼吸の限界 -1
choice-lower-evasion = 回避 -1
choice-dearer-steps = 移動の活力 +1

say-use = { IS($target) ->
        [none] { IS($part) ->
            [none] { $manoeuvre }を使う
           *[some] { $manoeuvre }を{ $part }に使う
        }
       *[some] { IS($part) ->
            [none] { $target }に{ $manoeuvre }を使う
           *[some] { $target }の{ $part }に{ $manoeuvre }を使う
        }
    }
typed-use = 使う

refusal-no-manoeuvre = { $position }文字目：そのマヌーバは身につけていない。{ possible }
refusal-no-such-manoeuvre = マヌーバ「{ $manoeuvre }」は身につけていない。{ possible }
refusal-always-on = { $manoeuvre }は素養であり、つねに効いている。使うものではない。
refusal-not-in-battle = { $manoeuvre }は戦闘では使えない。その結果はセッション・日・週で数える。
refusal-lull-only = { $manoeuvre }は整備であり、小康に行う。
refusal-not-in-lull = { $manoeuvre }は整備ではなく、カウントで行う。
refusal-zero-kata = { $manoeuvre }は活力0の型であり、一間合に{ $most }回まで。
refusal-used-up = { $manoeuvre }：{ WORD($per, of: "per") }あたりの回数（{ $most }）を使い切った。
refusal-no-emergency = { $manoeuvre }は危急のとき（戦力{ $strength }以下または活力{ $vitality }以下）に限る。
refusal-unbound = { $manoeuvre }は{ $tie }に結びついており、それが手元にない。
refusal-requires = { $manoeuvre }に要る武器・流派・職業・技能を欠いている。
refusal-forbidden = { $source }がそれを禁じている。
refusal-whom-for = { $manoeuvre }は誰に使うのか。{ possible }
refusal-no-use-now = { $manoeuvre }はいまの状況では使えない。
refusal-no-such-target = 「{ $target }」には使えない。{ possible }

event-barrier-attacked = { $fighter }は{ $weapon }で{ $barrier }に打ちかかる（活力{ $cost }）。{ $faces } { SIGNED($bonus) } = { $total }、目標値{ $target }：{ $outcome }。
refusal-barred = { $barrier }が道を塞いでいる。
refusal-by-hp = { $barrier }はＨＰで数える別の体系にある。ＧＭが裁く。
refusal-beyond-healing = { $fighter }の戦力は尽きた。救済型の術のほかに助ける道はない。
