# What helps to declare in a browser.
panel-ahead = 前
panel-left = 左
panel-right = 右
panel-back = 后
panel-spent = { $pool }：{ $have }点中用{ $spent }点。
panel-ends = 止于{ $end }，直行{ $straight }。
panel-stopped = 做不到：{ $lost }（{ $halt }）。
panel-short = 还缺{ $short }点。
panel-arcs = 射界
panel-sight = 视线
panel-flag = 信号旗（至多20字）
panel-hail = 喊话（由船至船）
panel-act = 人物所做的事
