# 无论哪个游戏，内核都会说的话。写法见 gunbai/kernel/words.py。

list-join = { "、" }
sum-join = { " + " }
path-join = { "的" }
typed = { $text }（{ $means }）

## 发生的事

event-ruled = 主持人裁定（{ WORD($rule, of: "rule") }）{ IS($target) ->
        [none] { "" }
       *[some] ，{ PATH($target) }
    }{ IS($value) ->
        [none] { "" }
       *[some] ：{ WORD($value, of: "set") }
    }。理由：{ $reason }
event-interjected = { $seat }开口：{ WORD($what, of: "choice") }。
event-left = { $seat }离开战斗。

result-closed = 主持人结束了战斗

rule-dice = 下一次骰子
rule-end = 战斗结束

set-yes = 有
set-no = 无

## 不能宣言的原因

# 拒绝之后，说明什么可行；没有则不说。`some` 表示是否有。
possible = { $some ->
        [yes] 可行：{ $accepted }
       *[no] { "" }
    }
known = { $some ->
        [yes] 已有：{ $accepted }
       *[no] { "" }
    }
perhaps = { $some ->
        [yes] 相近：{ $accepted }
       *[no] { "" }
    }
accepts = { $some ->
        [yes] 可写：{ $accepted }
       *[no] { "" }
    }
asked = { $some ->
        [yes] 正在询问的席位：{ $accepted }
       *[no] { "" }
    }

refusal-battle-ended = 战斗已经结束（{ WORD($why, of: "result") }）。
refusal-dice-first = 正在等骰子，请先掷骰。
refusal-no-such-seat = 没有席位“{ $seat }”。{ known }
refusal-no-such-ruling = 没有名为“{ $rule }”的裁定。{ possible }
refusal-not-now = { $seat }现在不能这样说。{ possible }
refusal-not-offered = 不能选“{ $say }”。{ possible }
refusal-not-your-turn = 现在没有询问{ $seat }。{ asked }
refusal-nothing-to-undo = 无法退回{ $wanted }步。{ $there ->
        [0] 没有可退的步。
       *[other] 最多退回{ $there }步。
    }
refusal-ruling-dice = 骰子的裁定写成“个数d面数”加一列点数（如 2d10 与 [7, 3]）；“{ $target }”与这个值读不懂。
refusal-ruling-reason = 裁定（{ WORD($rule, of: "rule") }）需要人人可见的理由。
refusal-ruling-target = 不能对“{ $target }”作裁定。{ possible }
refusal-ruling-value = 裁定（{ WORD($rule, of: "rule") }）不能取这个值。{ possible }
refusal-stale-ask = 那是对问题{ NUMBER($question, useGrouping: 0) }的回答，而现在是问题{ NUMBER($now, useGrouping: 0) }。
refusal-stops-event = 没有“{ $event }”这个事件，无法等待。{ possible }
refusal-stops-kind = 没有“{ $kind }”这种窗口。{ possible }

## 骰子

dice-impossible-face = { $sides }面骰没有{ $face }点。
dice-impossible-roll = 无法掷{ $count }个{ $sides }面骰。可掷2至1000面，最多100个。
dice-no-roll = 现在没有在等掷骰。
dice-script-left = 备好的{ $rolls }次掷骰中有{ $left }次没有用到。
dice-script-short = 第{ $roll }次掷骰（{ $count }d{ $sides }）没有备好。
dice-seed-length = 种子须为{ $wanted }字节，这里是{ $given }字节。
dice-wrong-count = { $count }d{ $sides }需要{ $count }个点数，给了{ $given }个。
dice-wrong-sides = 第{ $roll }次掷骰备的是{ $given }面骰，规则要的是{ $sides }面骰。

seal-not-sealed = 这些骰子没有封存（{ WORD($kind, of: "dice-kind") }），无可查验。
seal-seed-not-published = 种子尚未公布，战斗结束后才公布。
seal-seed-withheld = 战斗已结束，但记录未公布种子：中途改用了实体骰，或种子被人删去。
seal-wrong-die = { at-line }：第{ $roll }次掷骰的记录为{ $recorded }，而封存所示为{ $sealed }。
seal-wrong-seed = 公布的种子（{ $given }）不是当初约定的那个。

dice-kind-hand = 由人掷出
dice-kind-scripted = 事先备好

## 记录

at-line = 第{ NUMBER($line, useGrouping: 0) }行

record-after-end = { at-line }：战斗结束之后不能再有内容。
record-format = 记录格式{ $given }在此无法读取。{ possible }
record-impossible-roll = { at-line }：这样的骰子掷不出来。
record-mismatch = { at-line }：记录为{ $recorded }，而按现在的规则为{ $now }。
record-no-entry = { at-line }不是记录的一行：{ $why }
record-no-header = { at-line }不是记录的开头。
record-rules-version = 这份记录用的是{ $game }的版本{ $given }。{ possible }
record-too-large = { $line ->
        [0] 记录
       *[other] { at-line }
    }超过{ $most }字节。
record-too-many = { at-line }：一份记录最多有{ $most }条输入。
record-too-much-undone = { at-line }：撤回得太多，无法全部重新裁判（连同之前的，至多{ $most }条输入）。
record-undo-too-far = { at-line }：无法退回到{ $back }条输入，只有{ $there }条。

## 其他错误

error-error = 出了错。
error-data = { $where }：{ $count }处错误
error-scenario = 场景 { $where } 无法开始：{ $count }处错误
error-content = 游戏资料 { $where } 已损坏：{ $count }处错误
error-case = 案例 { $where } 无法运行：{ $count }处错误
error-game-loops = 游戏{ $game }在{ $steps }步之内没有走到任何询问（最后是{ $last }）。这是游戏的错误，已被停下。
error-missing-extra = 这需要{ $package }，但没有安装：pip install "gunbai[{ $extra }]"
error-unknown-name = 没有名为“{ $name }”的{ WORD($kind, of: "kind") }。{ known }

kind-chart-file = 图表文件
kind-clause = 条款
kind-game = 游戏
kind-language = 语言
kind-plan = 电脑玩家
kind-quantity = 量
kind-question = 问题
kind-ruling = 裁定项目
kind-scenario = 场景
kind-seat = 席位

## 人写的文件中的错误

fault-broken-file = { $file }有{ $count }处错误，请先检查它。
fault-no-files-here = { $most ->
        [0] 此处不能读取内容文件：请把其中的表写进场景。
       *[other] 内容文件最多{ $most }个。
    }
fault-default-not-available = 默认值“{ $value }”不能选。{ possible }
fault-duplicate = “{ $id }”出现两次，最初在{ $first }。
fault-excludes = “{ $key }”不能与“{ $other }”同时写。
fault-invalid = 无法读取：{ $why }
fault-malformed-id = “{ $id }”不合名称的格式。{ accepts }
fault-broken-entry = 无法载入以 { $group } 安装的内容：{ $why }
fault-missing-file = 没有这个文件。
fault-missing-key = 缺少“{ $key }”。{ accepts }
fault-needs = “{ $key }”需要“{ $other }”。{ accepts }
fault-not-toml = 不是有效的TOML：{ $why }
fault-ruling-not-available = { $key }的“{ $value }”，规则尚不能执行。{ possible }
fault-taken = “{ $id }”已被使用。
fault-too-large = 文件超过{ $most }字节。
fault-unknown-clause = 没有这一条款。{ perhaps }
fault-unknown-key = 没有名为“{ $key }”的项。{ perhaps }
fault-unknown-name = 没有“{ $key }”。{ known }
fault-unknown-ruling = 没有裁定项目“{ $key }”。{ perhaps }
fault-unknown-ruling-value = “{ $value }”不是{ $key }的值。{ possible }
fault-unknown-value = “{ $value }”不在各种读法之中。{ perhaps }
fault-wrong-books = 这些条款的规则书不是{ $books }。{ accepts }
fault-wrong-bounds = 下限{ $low }与上限{ $high }不合。{ accepts }
fault-wrong-game = “{ $game }”不是这个游戏。{ accepts }
fault-wrong-length = 长度为{ $given }的列表不合。{ accepts }
fault-wrong-prefix = “{ $id }”没有以游戏名开头。{ accepts }
fault-wrong-value = { WORD($given, of: "given") }不合。{ accepts }

given-dict = 表
given-list = 列表

## 骰子的结果

chance-said = { $what } { $percent } %
spread-said = { $what } 平均{ $mean }
trial-said = { $said }
trial-of = { $head }：{ $line }
trial-given = { $line }（{ $given }）
odds-hit = 命中
odds-won = 胜
odds-tie = 平
odds-lost = 负
odds-damage = 伤害
