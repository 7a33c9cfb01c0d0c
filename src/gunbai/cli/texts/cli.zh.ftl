# 命令所说的话。规则的词语在内核与各游戏的文本里。

## 文件

cannot-read = 无法读取 { $path }：{ WORD($why, of: "file") }。
cannot-write = 无法写入 { $path }：{ WORD($why, of: "file") }。

file-missing = 没有这个文件
file-folder = 这是文件夹
file-denied = 没有权限
file-exists = 文件已经存在，不会覆盖
file-full = 没有剩余空间
file-read-only = 那里不能写入
file-other = 系统拒绝
system-refuses = 系统拒绝：{ $why }。

## 读不懂的命令

usage-unknown-command = 没有名为“{ $given }”的命令。
usage-unknown-option = 没有名为“{ $given }”的选项。
usage-bad-value = “{ $given }”不是 { $name } 的值。
usage-bad-number = “{ $given }”不是18位以内的整数；{ $name } 需要整数。
usage-bad-language = 没有“{ $given }”这种语言：{ $accepted }
usage-value-missing = { $name } 缺少值。
usage-argument-missing = 缺少 { $name }。
usage-too-much = “{ $given }”是多余的。
usage-given-twice = { $name } 给了两次。
usage-too-few = { $name } 至少为{ $least }。
usage-unreadable = 读不懂这个命令。
usage-accepted = 可写：{ $accepted }
usage-help = 用法：{ $command }

## games, scenarios

games-id = 游戏
games-title = 名称
games-version = 版本
games-books = 规则书
games-players = 电脑玩家
games-partly = 括号内的规则书尚未齐全。
scenarios-seats = 席位：{ $seats }

## explain, clauses, rulings

clause-where = 规则书{ $book }“{ $section }”・{ WORD($kind, of: "clause-kind") }
clause-kind-definition = 定义
clause-kind-rule = 规则
clause-kind-cost = 消耗
clause-kind-table = 表中一行
clause-kind-option = 选用规则
clause-kind-gm = 交由GM
clause-kind-balance = 供内容作者
clause-kind-core-fact = 核心规则书的事实
clause-check = 例
clause-rulings = 相关的裁定
clauses-book = 规则书
clauses-total = 条款
clauses-shown = 由测试示明
clauses-otherwise = 另行示明
clauses-missing = 缺
clauses-not-counted = 这里没有 { $path }。它由测试写出，请先运行 make test。
clauses-broken = { $path } 不是测试所写：{ $why }
rulings-changed = （默认：{ $default }）
rulings-available = 可选：{ $values }
rulings-why = 理由：{ $why }
rulings-other-game = { $scenario } 是 { $game } 的场景。

## run

seat-form = “{ $given }”没有说到席位：请写成 名称=玩家，例如 musashi=random。
run-no-end = 经过{ $decisions }次宣言战斗仍未结束，已放弃。某些裁定会使战斗永无休止。
thoughts = 电脑的推演
thoughts-none = 这场战斗中没有会推演的电脑。
thought-input = 输入{ $input }：{ $seat }（{ $player }）
thought-only = 别无选择：{ $option }
thought-trials = 试了{ $trials }次
thought-exact = 试了{ $trials }次，首次掷骰为精确值
explain-later = 电脑的推演要等战斗结束、骰子种子公布之后才能查看。
run-ended = { $rounds }回合，输入{ $inputs }条。
run-recorded = 记录：{ $path }

## replay, verify

replay-to = 只有{ $most }条输入，无法显示到第{ $given }条。
replay-cut = 记录在第{ NUMBER($line, useGrouping: 0) }行断开，已读到最后一条完整的输入。
replay-part = 共{ $all }条输入，显示到第{ $inputs }条。
replay-unfinished = { $inputs }条输入合乎规则。战斗尚未结束。
replay-no-footer = { $inputs }条输入合乎规则。战斗已经结束，但记录缺少最后一行。
replay-good = { $inputs }条输入、结果与摘要值均合乎规则。
replay-undone = 被撤回的{ $undone }条输入也合乎规则。
verify-good = { $rolls }次掷骰全部与封存所示一致。
verify-taken = 另有{ $taken }次掷骰承自分叉之前的战斗。
verify-undone = 其中{ $undone }次已被撤回。
verify-ruled = 另有{ $ruled }次的点数由GM指定。
verify-seal = 种子 { $seed } 的SHA-256为 { $commitment }，与当初的约定一致。
verify-guessed = 种子来自 --seed { $number }：猜到这个数的人事先就知道每一颗骰子。

## check, case, conform

check-good = { WORD($kind, of: "file-kind") }：没有错误
check-bad = { $count }处错误
check-cut = 记录在第{ NUMBER($line, useGrouping: 0) }行断开。
file-kind-record = 记录
file-kind-scenario = 场景
file-kind-clause = 条款
file-kind-ruling = 裁定
file-kind-rule-words = 条款与裁定的译文
file-kind-case = 案例
file-kind-form = 内容
check-findings = { $count }处意见
check-unknown = 军配不读带有这些键的文件。
check-level-error = 错误
check-level-warning = 意见
check-level-note = 建议
file-kind-table = 游戏资料
file-kind-toml = TOML
file-kind-file = 文件
case-passed = 符合
case-failed = 不符
case-difference = { $where }：预期 { $expected }，结果 { $found }
case-count = 案例{ $cases }个，{ $failed ->
        [0] 全部符合
       *[other] { $failed }个不符
    }。
conform-running = { $game }：正在随机进行{ $battles }场……
conform-where = 第{ $battle }场，{ $scenario }，输入{ $inputs }条之后
conform-played = { $battles }场，输入{ $inputs }条，事件{ $events }个。
conform-never = 从未发生：{ $tags }
conform-sound = { $game } 信守每一项承诺。
conform-broken = { $game } 违背承诺{ $count }次。

## play, resume

play-as-whom = 请用 --as 说明你扮演谁：{ $seats }
play-seed-by-hand = 亲手掷的骰子没有种子：请去掉 --seed 或 --dice hand。
play-sealed = 骰子已封存：SHA-256 { $commitment }
play-record = 记录：{ $path }
play-seeded = 点数由 --seed { $seed } 决定：知道这个数的人就知道每一颗骰子。
play-help = 输入 ? 可查看能输入的内容。
record-in-use = { $path } 正由另一个进程进行。
seal-missing = { $path } 的骰子已封存，但种子（{ $seal }）不在，谁也无法再掷。若要亲手掷骰继续：gunbai resume { $path } --dice hand
resume-cut = 记录在第{ NUMBER($line, useGrouping: 0) }行断开，已去掉那半行。那一行还没有告知任何人。
resume-over = { $path } 的战斗已经结束，可用 gunbai replay 查看。
resume-none = { $folder } 里没有未结束的战斗。请指明记录。
resume-not-sealed = 这份记录的骰子没有封存（{ WORD($kind, of: "dice-kind") }）：请去掉 --dice，或用 --dice hand。
resumed = 从 { $path } 继续，已有输入{ $inputs }条。

## serve

serve-at = 牌桌开在 { $address }（API：{ $address }api）。按 Ctrl-C 停止，什么都不会丢。
serve-no-port = 无法在 { $host } 的端口 { NUMBER($port, useGrouping: 0) } 上监听：{ $why }
serve-setting = 不能这样设置服务器：{ $why }
serve-ready = 一场战斗已经备好：用浏览器打开 { $address }，立刻就能同电脑对战。
serve-ended = 已停止。每张牌桌都会从原处打开。
serve-no-database = 打不开数据库，详情见上一行。什么都没有改变。
serve-as-whom = 请用 --as 说明坐哪个席位：{ $seats }。
serve-ready-what = --as 指的是 --ready 所指场景的席位。

## map

map-title = { $name }　第{ $round }回合
map-seed = 记录自有骰子；--seed 只用于场景。
map-round = --round 只用于记录；场景按开始时的样子绘制。
map-no-round = 没有第{ $wanted }回合：此记录为第{ $first }至第{ $last }回合。
map-needs-file = 标记只画在图片上：请用 -o 指定文件。
map-ending = { $path } 既不以 .svg 也不以 .png 结尾。
map-no-picture = 游戏 { $game } 没有图片。
map-no-mark = 此游戏的图片没有标记“{ $mark }”。
map-no-converter = 无法生成 { $path }：没有安装把 SVG 转成 PNG 的程序（{ $known }）。.svg 随时可写。
map-converter-failed = 未能生成 { $path }：{ $name } 失败。
reach-head = { $ship }，{ $place }-{ $facing }，移动力{ $power }：{ $hexes }格中{ $poses }种终止方式
reach-note = 各列出通往该处的最省移动及所花点数。除无法移动的船外，假定其他船不在航路上。
reach-no-sea = 游戏 { $game } 没有可移动的船。
reach-hex = 六角格
reach-facing = 船首
reach-moves = 移动
reach-sail = 帆走
reach-steer = 操船
reach-row = 漕走
reach-power = 移动力须为0至{ $most }；给出的是{ $given }。

## rest, learn

keep-one-of = 必须恰好给出其中之一：{ $options }。
keep-one-spell = 一次只学一个法术：请只写一个。
keep-one-character = { $path } 中有 { $count } 名角色；应当只有一名。
keep-not-editable = { $path } 的写法无法就地修改。请让每个键各占一行；未作任何改动。
keep-rolled = 掷出：{ $faces }（种子 { $seed }）
kept-nothing = 没有变化。
kept-slots-back = 恢复{ $slots }个法术位：{ WORD($spell-list, of: "spell-list") }{ of-dan }。
kept-slots-lost = 直到幕间仍失去：{ WORD($spell-list, of: "spell-list") }{ of-dan }，{ $slots }个。
kept-study-again = 可以再次学习法术。
kept-too-short = { $hours }小时不足{ $wanted }小时的休息：没有法术位恢复。
kept-licensed = 取得执照：{ WORD($spell-list, of: "spell-list") }。
kept-promoted = 现为{ of-dan }。
kept-learned = 学会：{ $spell }。
kept-studied = { $total }，目标值{ $target }：学会{ $spell }。
kept-not-learned = { $total }，目标值{ $target }：没有学会{ $spell }，本场游戏的学习已用掉。
kept-ritual-held = { $total }，目标值{ $target }：仪式成功：{ $spell }。用去法术位。
kept-ritual-failed = { $total }，目标值{ $target }：仪式失败：{ $spell }。用去法术位。
kept-backlash = 逆流：战力余{ $strength }。由GM说明如何部分作用。
keep-interlude-only = { $name } 与 --interlude 一起使用：治伤在幕间进行。
kept-used-again = 每次跑团次数有限者可再次使用。
kept-strength = 战力：{ $most } 中的 { $strength }。
kept-strength-stays = 战力仍为 { $most } 中的 { $strength }：休息不会恢复。若因治疗恢复，由主持人修改文件中的 `strength`。
kept-injured = 负伤：{ WORD($part, of: "part") }。
kept-cured = 治愈：{ WORD($part, of: "part") }。
kept-bleeds = 正在出血。
kept-slots-spent = 已用：{ WORD($spell-list, of: "spell-list") }{ of-dan } { $slots } 个。
kept-used = { $entry }：本次跑团已使用 { $times } 次。
kept-consumed = { $entry }：已用去 { $times } 次。
kept-tended = { $total } 对 { $target }：{ wound-of }治愈。
kept-not-tended = { $total } 对 { $target }：{ wound-of }未治愈。
kept-untended = { wound-of }依旧：治疗者需有医术（--healer FILE）。
carry-no-file = 请给出角色文件，一个或多个：FILE、FIGHTER=FILE。
carry-other-game = { $path } 是 { $game } 的战斗；只能从 maai 的战斗中带走角色。
carry-not-over = { $path } 的战斗尚未结束。
carry-nobody = { $path }：这场战斗中没有角色 { $character }。有：{ $accepted }。对直接写在场景里的参战者用 FIGHTER=FILE。
carry-several = { $path }：有多人是此角色（{ $fighters }）。请用 FIGHTER=FILE 指明。
carry-changed = { $path } 与战斗开始时不同（{ $fighter }）：其后又发生了别的事。--anyway 写入战斗的结果；未作任何更改。
wound-of = { $wound ->
    [bleeding] 出血
   *[other] 负伤（{ WORD($wound, of: "part") }）
}

# ---- 一次打许多场 ----

many-what = 请写一个场景，或用--compare写两个；比较时不能变动值。
many-games = 只能比较同一游戏的场景，不能比较{ $games }。
many-number = { $name }取{ $low }到{ $high }的整数，而不是{ $given }。
many-until = “{ $given }”不是宽度：--until取0与0.5之间的数，例如0.01。
many-two-pools = --jobs与--on只能选一：本机的进程，或集群。
many-page = { $path }不以.html结尾。
many-pick = --pick与--record要一起写：取哪一场，记录写到哪里。
many-pick-one = 只能从一个场景取出一场：不用--compare，每个变动只写一个值。
balance-nothing = { $path }里没有可在战斗中试的武器、招式、法术、符卡或船。
many-playing = 对战中
odds-question = 问题
odds-means = 能知道什么
odds-quantities = 量
odds-how = gunbai odds GAME QUESTION NAME=N …；范围 NAME=N..M 得表格，--chart FILE.svg 得图表。
odds-given = { $what } { $value }
odds-givens = 条件：{ $given }
odds-clauses = 依据：{ $clauses }
odds-what = 事项
odds-percent = 概率
odds-exactly = 精确值
odds-number = 数值
odds-or-more = 及以上
odds-mean = { $what }（平均）
odds-square = { $what }：纵为{ $down }，横为{ $across }
odds-too-many-sweeps = 一个问题（{ $question }）中至多两个量可取范围。
odds-too-many = 一次至多给出{ $most }个答案；要求了{ $given }个。
odds-value = { $name }须为{ $least }至{ $most }的整数，或其范围 N..M；给出的是“{ $given }”。
odds-ruling = 裁定写作 KEY=VALUE；给出的是“{ $given }”。
odds-no-questions = 游戏{ $game }没有可问的骰子问题。
