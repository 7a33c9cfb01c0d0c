# What helps to declare in a browser.
panel-ahead = 前
panel-left = 左
panel-right = 右
panel-back = 後
panel-spent = { $pool }：{ $have }のうち{ $spent }を使う。
panel-ends = { $end }で終わる。直進{ $straight }。
panel-stopped = できない分：{ $lost }（{ $halt }）。
panel-short = { $short }点足りない。
panel-arcs = 射界
panel-sight = 射線
panel-flag = 信号旗（20字まで）
panel-hail = 声をかける（船から船へ）
panel-act = 人物が行うこと
