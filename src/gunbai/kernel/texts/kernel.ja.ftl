# どのゲームでも核が言うこと。書き方は gunbai/kernel/words.py にある。

list-join = { "、" }
sum-join = { " + " }
path-join = { "の" }
typed = { $text }（{ $means }）

## 起きたこと

event-ruled = GMの裁定（{ WORD($rule, of: "rule") }）{ IS($target) ->
        [none] { "" }
       *[some] 、{ PATH($target) }
    }{ IS($value) ->
        [none] { "" }
       *[some] ：{ WORD($value, of: "set") }
    }。理由：{ $reason }
event-interjected = { $seat }が声を上げる：{ WORD($what, of: "choice") }。
event-left = { $seat }、戦いを去る。

result-closed = GMが戦いを閉じた

rule-dice = 次のダイス
rule-end = 戦いの終わり

set-yes = あり
set-no = なし

## 宣言できないわけ

# 拒んだあとに、何なら通るかを言う。なければ何も言わない。`some` は、あるかどうか。
possible = { $some ->
        [yes] 可能：{ $accepted }
       *[no] { "" }
    }
known = { $some ->
        [yes] あるもの：{ $accepted }
       *[no] { "" }
    }
perhaps = { $some ->
        [yes] 近いもの：{ $accepted }
       *[no] { "" }
    }
accepts = { $some ->
        [yes] 書けるもの：{ $accepted }
       *[no] { "" }
    }
asked = { $some ->
        [yes] いま問われている席：{ $accepted }
       *[no] { "" }
    }

refusal-battle-ended = 戦いはもう終わっている（{ WORD($why, of: "result") }）。
refusal-dice-first = ダイスを待っている。先に振ること。
refusal-no-such-seat = 「{ $seat }」という席はない。{ known }
refusal-no-such-ruling = 「{ $rule }」という裁定はない。{ possible }
refusal-not-now = { $seat }はいまそれを言えない。{ possible }
refusal-not-offered = 「{ $say }」は選べない。{ possible }
refusal-not-your-turn = { $seat }はいま問われていない。{ asked }
refusal-nothing-to-undo = { $wanted }手は戻せない。{ $there ->
        [0] 戻せる手はない。
       *[other] 戻せるのは{ $there }手まで。
    }
refusal-ruling-dice = ダイスの裁定は「個数d面数」と出目の並びで書く（例：2d10 と [7, 3]）。「{ $target }」とその値は読めない。
refusal-ruling-reason = 裁定（{ WORD($rule, of: "rule") }）には、皆に見える理由が要る。
refusal-ruling-target = 「{ $target }」には裁定を下せない。{ possible }
refusal-ruling-value = 裁定（{ WORD($rule, of: "rule") }）はこの値を取れない。{ possible }
refusal-stale-ask = それは問い{ NUMBER($question, useGrouping: 0) }への答えだが、いまは問い{ NUMBER($now, useGrouping: 0) }になっている。
refusal-stops-event = 「{ $event }」という出来事はないので、待てない。{ possible }
refusal-stops-kind = 「{ $kind }」という種類の窓はない。{ possible }

## ダイス

dice-impossible-face = { $sides }面のダイスに{ $face }の目はない。
dice-impossible-roll = { $sides }面のダイス{ $count }個は振れない。振れるのは2面から1000面、100個まで。
dice-no-roll = いま待たれている振りはない。
dice-script-left = 用意した{ $rolls }回の振りのうち{ $left }回が使われなかった。
dice-script-short = { $roll }回目の振り（{ $count }d{ $sides }）が用意されていない。
dice-seed-length = 種は{ $wanted }バイトでなければならない。これは{ $given }バイト。
dice-wrong-count = { $count }d{ $sides }には出目が{ $count }個要る。与えられたのは{ $given }個。
dice-wrong-sides = { $roll }回目の振りは{ $given }面で用意されているが、規則が求めるのは{ $sides }面。

seal-not-sealed = 封じたダイスではない（{ WORD($kind, of: "dice-kind") }）。確かめるものがない。
seal-seed-not-published = 種はまだ明かされていない。戦いが終われば明かされる。
seal-seed-withheld = 戦いは終わっているが、記録に種が明かされていない。封じたダイスから実物のダイスに替わったか、種が切り取られている。
seal-wrong-die = { at-line }：{ $roll }回目の振りの記録は{ $recorded }だが、封が示すのは{ $sealed }。
seal-wrong-seed = 明かされた種（{ $given }）は、初めに約したものではない。

dice-kind-hand = 人が振った
dice-kind-scripted = あらかじめ並べてあった

## 記録

at-line = { NUMBER($line, useGrouping: 0) }行目

record-after-end = { at-line }：戦いの終わりのあとには何も続かない。
record-format = 記録の形式{ $given }はここでは読めない。{ possible }
record-impossible-roll = { at-line }：そのようなダイスは振れない。
record-mismatch = { at-line }：記録には{ $recorded }、いまの規則では{ $now }。
record-no-entry = { at-line }は記録の行ではない：{ $why }
record-no-header = { at-line }は記録の頭ではない。
record-rules-version = { $game }の版{ $given }で行われた記録。{ possible }
record-too-large = { $line ->
        [0] 記録
       *[other] { at-line }
    }が{ $most }バイトを超える。
record-too-many = { at-line }：記録に入る入力は{ $most }件まで。
record-too-much-undone = { at-line }：取り消しが多く、裁き直しきれない（そこまでの分を含め入力{ $most }件まで）。
record-undo-too-far = { at-line }：入力{ $back }件までは戻れない。あるのは{ $there }件。

## そのほかの誤り

error-error = 何かがおかしい。
error-data = { $where }：誤り{ $count }件
error-scenario = 場面 { $where } は始められない：誤り{ $count }件
error-content = ゲームの資料 { $where } が壊れている：誤り{ $count }件
error-case = 事例 { $where } は試せない：誤り{ $count }件
error-game-loops = ゲーム{ $game }は{ $steps }歩のうちに問いへ至らなかった（最後は{ $last }）。ゲームの側の誤りなので止めた。
error-missing-extra = これには{ $package }が要るが、入っていない：pip install "gunbai[{ $extra }]"
error-unknown-name = 「{ $name }」という{ WORD($kind, of: "kind") }はない。{ known }

kind-chart-file = 図のファイル
kind-clause = 条
kind-game = ゲーム
kind-language = 言語
kind-plan = 自動プレイヤー
kind-quantity = 量
kind-question = 問い
kind-ruling = 裁定の項目
kind-scenario = 場面
kind-seat = 席

## 人の書くファイルの誤り

fault-broken-file = { $file }に誤りが{ $count }件ある。先にそちらを調べること。
fault-no-files-here = { $most ->
        [0] ここでは内容ファイルを読めない。その表を場面に書くこと。
       *[other] 内容ファイルは{ $most }個まで。
    }
fault-default-not-available = 既定の「{ $value }」は選べない。{ possible }
fault-duplicate = 「{ $id }」が二度ある。初めは{ $first }。
fault-excludes = 「{ $key }」は「{ $other }」と一緒に書けない。
fault-invalid = 読めない：{ $why }
fault-malformed-id = 「{ $id }」は名の形をしていない。{ accepts }
fault-broken-entry = { $group } として入っているものを読み込めない：{ $why }
fault-missing-file = そのようなファイルはない。
fault-missing-key = 「{ $key }」がない。{ accepts }
fault-needs = 「{ $key }」には「{ $other }」が要る。{ accepts }
fault-not-toml = TOMLとして読めない：{ $why }
fault-ruling-not-available = { $key }の「{ $value }」は、規則がまだ行えない。{ possible }
fault-taken = 「{ $id }」はもう使われている。
fault-too-large = ファイルが{ $most }バイトを超える。
fault-unknown-clause = そのような条はない。{ perhaps }
fault-unknown-key = 「{ $key }」という項目はない。{ perhaps }
fault-unknown-name = 「{ $key }」は誰も知らない。{ known }
fault-unknown-ruling = 「{ $key }」という裁定の項目はない。{ perhaps }
fault-unknown-ruling-value = 「{ $value }」は{ $key }の値ではない。{ possible }
fault-unknown-value = 「{ $value }」は読み方のどれでもない。{ perhaps }
fault-wrong-books = これらの条の書は{ $books }ではない。{ accepts }
fault-wrong-bounds = 下限{ $low }と上限{ $high }が合わない。{ accepts }
fault-wrong-game = 「{ $game }」は違うゲーム。{ accepts }
fault-wrong-length = { $given }個の並びは合わない。{ accepts }
fault-wrong-prefix = 「{ $id }」がゲームの名で始まっていない。{ accepts }
fault-wrong-value = { WORD($given, of: "given") }は合わない。{ accepts }

given-dict = 表
given-list = 並び

## ダイスしだいのこと

chance-said = { $what } { $percent } %
spread-said = { $what } 平均{ $mean }
trial-said = { $said }
trial-of = { $head }：{ $line }
trial-given = { $line }（{ $given }）
odds-hit = 命中
odds-won = 勝ち
odds-tie = 同点
odds-lost = 負け
odds-damage = 損傷
