# 一次打许多场：数什么、画什么、拒绝什么。

sim-played = { $battles }场，种子{ $seed }
sim-battles = 场数
sim-rounds = 轮
sim-round = 轮
sim-inputs = 输入
sim-share = 胜率
sim-side = 阵营
sim-wins = 胜场
sim-interval = 95 %区间
sim-nobody = 无人获胜
sim-why = 决胜原因
sim-clause = 条款
sim-least = 最短
sim-median = 中位数
sim-mean = 平均
sim-most = 最长
sim-length = 长度
sim-scenario = 场景
sim-difference = 差
sim-computer = 电脑玩家
sim-ended-all = 全部打完。
sim-ended-sure = 区间已窄到所求，就此停下。
sim-ended-interrupted = 已中断。以下是目前所知。
sim-decided = 胜负由什么决定
sim-cited = 决定胜负的条款
sim-long = 打了多久
sim-course = 资源的消长
sim-swept = 胜率
sim-part = 占比
sim-picked = 第{ $number }场：{ WORD($why, of: "result") }。{ $rounds }轮，{ $inputs }个输入。记录：{ $path }
sim-chart-shares = 谁会赢（{ $battles }场）
sim-chart-rounds = 战斗的长度
sim-chart-gauge = 逐轮的{ $what }
sim-chart-heat = { $side }的胜率
sim-page-title = 许多场战斗：{ $name }
sim-page-how = 真实胜率有95 %的把握落在区间之内。种子相同，无论用多少台机器，数目都相同。
sim-page-gauges = 打到该轮的各场的平均值，在该轮第一次询问时读取；色带是平均值的95 %区间。

result-unfinished = 决定过多，已放弃

refusal-sweep-form = “{ $text }”不是可变的值。写法是 位置=值：kojiro.finesse=1..5、duel.terrain=none,narrow。
refusal-sweep-range = “{ $text }”的范围前后颠倒。{ possible }
refusal-sweep-many = “{ $text }”的值太多。{ possible }
refusal-sweep-twice = 同一个值写了两次：{ $text }
refusal-sweep-sweeps = 一次最多变动两个值，{ $text }多了。
refusal-sweep-same = { $text }写了两次。
refusal-sweep-unknown = 这里没有叫{ $text }的东西。{ perhaps }
refusal-sweep-no-value = { $text }不是单个的值。{ possible }
refusal-sweep-too-deep = { $text }指向了值的下面。

error-sim = 这些战斗无法进行。
error-workers-lost = 负责第{ $first }场到第{ $last }场的工作进程接连崩溃了{ $tries }次，已放弃。
error-other-rules = 某个工作进程的{ $game }是第{ $there }版，而不是第{ $wanted }版，打出来的不会是同样的战斗。
error-no-cluster = { $why ->
        [empty] { $address }的调度器没有工作进程。
       *[silent] { $address }没有调度器应答。
    }

kind-data-file = 数据文件
kind-side = 阵营

# ---- 自制资料的平衡 ----

trial-weapon = 武器
trial-manoeuvre = 招式
trial-spell = 法术
trial-card = 符卡
trial-ship = 船
balance-what = 资料
balance-kind = 种类
balance-with = 有它时的胜率
balance-without = 没有它时
balance-gain = 增益
balance-rank = 名次（最高–最低）
balance-declared = 宣言过的场次
balance-chart = 每种{ $kind }给使用者带来的增益
balance-stands = { $name }使使用者的胜率变动{ $gain }，在同类（{ $kind }）{ $of }个之中列第{ $rank }；就区间而言，在第{ $best }与第{ $worst }之间。
balance-not = { $name }（{ $kind }）不合它的对阵，没有打：{ $faults }
balance-title = { $file }的平衡
balance-how = 每份资料都在该种类固定的对阵中，用同样的种子，在有它与没有它时各打许多场；内置的也同样打。增益是使用者的胜率提高多少。
balance-checked = 检查的发现
balance-finding = 发现
balance-good = 没有违反原则之处。
balance-tried = 战斗的发现
balance-played = 每组对阵有它与没有它各{ $battles }场，由{ $player }来打
balance-undeclared = 宣言过的场次很少的，是{ $player }几乎不用它；增益说明不了人用它能做到什么。
