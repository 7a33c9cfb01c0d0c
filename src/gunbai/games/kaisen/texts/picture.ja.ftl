# 海図の絵。方向は海図上の番号と方位で言う。

picture-title = 第{ $round }ラウンドの海
picture-wind = 風上{ $wind }（{ $wind ->
    [1] 北東
    [2] 東
    [3] 南東
    [4] 南西
    [5] 西
   *[6] 北西
  }）、風力レベル{ $level }、天候レベル{ $weather }
picture-level = 風力{ $level }
picture-current = 潮流は{ $direction }へ、毎ラウンド{ $speed }ＣＳ
picture-side = { $side }：{ $ships }
picture-ship = { $ship }（{ $side }）、{ $place }、船首{ $facing }（{ $facing ->
    [1] 北東
    [2] 東
    [3] 南東
    [4] 南西
    [5] 西
   *[6] 北西
  }）、ＨＰ{ $hp }/{ $hp-max }{ $able ->
    [no] 、行動できない
   *[yes] {""}
  }{ IS($fouled) ->
    [none] {""}
   *[some] 、{ $fouled }と衝突状態
  }
picture-ship-gone = { $ship }（{ $side }）：{ $how }
picture-arcs = { $ship }の方向：橙は船首、青は舷側、紫は船尾
picture-sight-clear = 射線{ $start }～{ $end }：通る
picture-sight-blocked = 射線{ $start }～{ $end }：{ $places }で遮られる
picture-sight-sides = 射線{ $start }～{ $end }：ＨＥＸの辺に沿い、通らない
picture-reach = 届く終わり方{ $poses }通り、{ $hexes }ＨＥＸ
kind-ship = 船
kind-place = 位置
