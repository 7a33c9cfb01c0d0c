# 多くの戦いを一度に：数えるもの、描くもの、断るもの。

sim-played = { $battles }戦、種{ $seed }
sim-battles = 戦い
sim-rounds = ラウンド
sim-round = ラウンド
sim-inputs = 入力
sim-share = 勝率
sim-side = 陣営
sim-wins = 勝ち
sim-interval = 95 %区間
sim-nobody = 勝者なし
sim-why = 決め手
sim-clause = 条
sim-least = 最短
sim-median = 中央値
sim-mean = 平均
sim-most = 最長
sim-length = 長さ
sim-scenario = 場面
sim-difference = 差
sim-computer = 自動プレイヤー
sim-ended-all = すべての戦いを終えた。
sim-ended-sure = 区間が望みの幅まで狭まったので、ここで止めた。
sim-ended-interrupted = 中断した。ここまでに分かったことを示す。
sim-decided = 何が勝敗を決めたか
sim-cited = 勝敗を決めた条
sim-long = どれほど続いたか
sim-course = 資源の移り変わり
sim-swept = 勝率
sim-part = 割合
sim-picked = 第{ $number }戦：{ WORD($why, of: "result") }。{ $rounds }ラウンド、{ $inputs }入力。記録：{ $path }
sim-chart-shares = 勝つのは誰か（{ $battles }戦）
sim-chart-rounds = 戦いの長さ
sim-chart-gauge = ラウンドごとの{ $what }
sim-chart-heat = { $side }の勝率
sim-page-title = 多くの戦い：{ $name }
sim-page-how = 真の勝率は95 %の確からしさで区間の中にある。種が同じなら、何台で行っても数は同じになる。
sim-page-gauges = そのラウンドに至った戦いの平均。ラウンド最初の問いで読む。帯は平均の95 %区間。

result-unfinished = 決断が多すぎて打ち切り

refusal-sweep-form = 「{ $text }」は振り方として読めない。場所=値 と書く。例：kojiro.finesse=1..5、duel.terrain=none,narrow
refusal-sweep-range = 「{ $text }」の範囲は逆さまである。{ possible }
refusal-sweep-many = 「{ $text }」は値が多すぎる。{ possible }
refusal-sweep-twice = 同じ値が二度ある：{ $text }
refusal-sweep-sweeps = 一度に振れる値は二つまで。{ $text }が余る。
refusal-sweep-same = { $text }を二度振っている。
refusal-sweep-unknown = ここに{ $text }というものはない。{ perhaps }
refusal-sweep-no-value = { $text }は一つの値ではない。{ possible }
refusal-sweep-too-deep = { $text }は値のさらに下を指している。

error-sim = この戦いは行えない。
error-workers-lost = 第{ $first }戦から第{ $last }戦を受け持つ働き手が続けて{ $tries }度倒れたので、あきらめた。
error-other-rules = ある働き手の{ $game }は第{ $there }版で、第{ $wanted }版ではない。同じ戦いにはならない。
error-no-cluster = { $why ->
        [empty] { $address }のスケジューラーには働き手がいない。
       *[silent] { $address }に応えるスケジューラーがない。
    }

kind-data-file = データのファイル
kind-side = 陣営

# ---- 自作の資料の釣り合い ----

trial-weapon = 武器
trial-manoeuvre = マヌーバ
trial-spell = 呪文
trial-card = カード
trial-ship = 船
balance-what = 資料
balance-kind = 種類
balance-with = 有る時の勝率
balance-without = 無い時
balance-gain = 伸び
balance-rank = 順位（最高–最低）
balance-declared = 宣言した戦い
balance-chart = { $kind }ごとの、使い手の勝率の伸び
balance-stands = { $name }は使い手の勝率を{ $gain }変え、同じ種類（{ $kind }）{ $of }件中の{ $rank }位に立つ。区間から言えるのは{ $best }位から{ $worst }位まで。
balance-not = { $name }（{ $kind }）は組み合わせに合わず、試せなかった：{ $faults }
balance-title = { $file }の釣り合い
balance-how = 資料ごとに、種類の決まった組み合わせを、有る場合と無い場合とで同じ種から戦う。もとからあるものも同じように戦う。伸びとは、使い手の勝率がどれだけ上がるか。
balance-checked = 検査で分かったこと
balance-finding = 指摘
balance-good = 原則に反するものはない。
balance-tried = 戦いで分かったこと
balance-played = 組み合わせごとに有り無し{ $battles }戦ずつ、打ち手は{ $player }
balance-undeclared = 宣言した戦いが少ないものは、{ $player }がほとんど使っていない。伸びは、人が使いこなした時のことをあまり語らない。
