# 海图的画。方向以海图上的编号和方位表示。

picture-title = 第{ $round }回合的海面
picture-wind = 上风{ $wind }（{ $wind ->
    [1] 东北
    [2] 东
    [3] 东南
    [4] 西南
    [5] 西
   *[6] 西北
  }），风力等级{ $level }，天候等级{ $weather }
picture-level = 风力{ $level }
picture-current = 潮流向{ $direction }，每回合{ $speed }CS
picture-side = { $side }：{ $ships }
picture-ship = { $ship }（{ $side }），{ $place }，船首{ $facing }（{ $facing ->
    [1] 东北
    [2] 东
    [3] 东南
    [4] 西南
    [5] 西
   *[6] 西北
  }），HP{ $hp }/{ $hp-max }{ $able ->
    [no] ，无法行动
   *[yes] {""}
  }{ IS($fouled) ->
    [none] {""}
   *[some] ，与{ $fouled }处于冲突状态
  }
picture-ship-gone = { $ship }（{ $side }）：{ $how }
picture-arcs = { $ship }的方位：橙为船首，蓝为舷侧，紫为船尾
picture-sight-clear = 射线{ $start }～{ $end }：畅通
picture-sight-blocked = 射线{ $start }～{ $end }：被{ $places }遮挡
picture-sight-sides = 射线{ $start }～{ $end }：沿六角格的边，不通
picture-reach = 可到达的终止方式{ $poses }种，{ $hexes }格
kind-ship = 船
kind-place = 位置
