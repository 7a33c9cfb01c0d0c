# 海戦で起きたこと。

## 戦いとラウンド

event-battle-began = 戦いが始まる。天候レベル{ $weather }、風力レベル{ $level }、風向{ $wind }。
event-helpless = 注意：{ $ship }は操船も漕走もなく、ほとんど回頭できない。
event-weather-rolled = 当日の天候：{ $face }、レベル{ $weather }。
event-wind-rolled = 当日の風向：{ $wind }。
event-compass-read = { WORD($point, of: "point") }は海図の方向{ $wind }{ $face ->
       [0] { "" }
       *[other] （ダイス{ $face }）
    }。
event-round-began = 第{ $round }ラウンド開始。
event-weather-checked = 天候の確認{ $face }：{ $changes ->
       [yes] 変化する。
       *[no] 変化なし。
    }
event-weather-changed = 天候の変更{ $weather-face }：レベル{ $weather }、風力レベル{ $level }。風向の変更{ $wind-face }：{ $wind }。
event-storm-began = 暴風。戦闘は中断され、判定は行えない。
event-storm-struck = 衝突状態の{ $ship }を暴風が打つ：{ $faces } → HP{ $lost }減、残り{ $hp }。
event-storm-passed = { $rounds }ラウンドで暴風が過ぎる。天候レベル{ $weather }。
event-end-offered = { $seat }は戦いの終わりを申し出る（{ IS($winner) ->
       [none] 勝者なし
       *[some] 勝者{ $winner }
    }）。
event-end-withdrawn = { $seat }は終わりの申し出を取り下げる。
event-yielded = { $seat }は降り、その船はもう戦わない。
event-value-set = 裁定により、{ PATH($target) }：{ IS($before) ->
       [none] なし
       *[some] { WORD($before, of: "set") }
    } → { IS($after) ->
       [none] なし
       *[some] { WORD($after, of: "set") }
    }。
event-battle-over = 戦いは終わった。{ IS($winners) ->
       [none] 勝者なし
       *[some] { $winners }の勝ち
    }：{ WORD($why, of: "result") }。

## 移動力と移動

event-power-rolled = { $ship }の移動力：{ $faces } → 達成値{ $achievement }、風力レベル{ $level }{ $seamanship ->
       [0] { "" }
       *[other] 、操船技能で{ $seamanship }加算
    }：移動力{ $power }。
event-held = { $ship }：{ $hold }。
event-plot-opened = { $ship }のプロット公開：{ $text }（帆走値{ $sail }、操船値{ $steer }、漕走値{ $row }）。
event-end-differs = { $ship }の書いた終了位置は{ $written }だが、移動内容では{ $end }になる。
event-sailed = { $ship }、{ $start } → { $end }、船首{ $facing }：{ $moves }（帆走値{ $sail }、操船値{ $steer }、漕走値{ $row }を使用）。{ IS($halt) ->
       [none] { "" }
       *[other] 不実行：{ $lost }（{ $halt }）。
    }{ $short ->
       [0] { "" }
       *[other] 全部には{ $short }ポイント足りない。
    }
event-drifted = 潮流が{ $ship }を{ $end }へ流す。
event-left-map = { $ship }は海図の外に出て、戦いを離れる。

## 衝突

event-fouled = { $one }と{ $other }が衝突状態になる：{ $how }。
event-contested = { $check }：{ $one } { $one-faces } { SIGNED($one-bonus) } = { $one-total }、{ $other } { $other-faces } { SIGNED($other-bonus) } = { $other-total }。{ $won ->
       [yes] { $one }の成功。
       *[no] { $one }の失敗。
    }
event-tried = { $check }：{ $ship }対{ $other }、{ $faces } → { $total }、目標値{ $target }：{ $won ->
       [yes] 成功。
       *[no] 失敗。
    }
event-bow-locked = { $ship }の船首装備は当たらず、離脱するまで使えない。
event-bow-bears = { $ship }の船首装備が{ $other }を捉える。
event-spared = { $ship }は打撃を与えない。
event-damaged = { $by }により{ $ship }のHPが{ $lost }減り、残り{ $hp }。
event-stunned = { $ship }は気絶し、行動できない。
event-sank = { $ship }は沈む。
event-cleared = { $one }と{ $other }が離れる。

## 戦闘

event-attack-declared = { $ship }：{ $attack }。
event-attacked = { $ship }、{ DOES($attack) }：{ $ship } { $faces } { SIGNED($bonus) }{ used } = { $total }、{ $target } { $foe-faces } { SIGNED($foe-bonus) }{ foe-used } = { $foe-total }。{ $hit ->
       [yes] 命中。
       *[no] 外れ。
    }
used = { IS($performance) ->
       [none] { "" }
       *[some] （{ $performance }）
    }
foe-used = { IS($foe-performance) ->
       [none] { "" }
       *[some] （{ $foe-performance }）
    }
event-attack-lost = { $ship }の攻撃は無くなる。
event-blow = { $ship }、{ $target }の{ $at }に打撃{ IS($weapon) ->
       [none] { "" }
       *[some] （{ $weapon }）
    }：{ IS($faces) ->
       [none] { "" }
       *[some] { $faces }
    }{ IS($small) ->
       [none] { "" }
       *[some] ［{ $small }］
    } { SIGNED($bonus) } = { $total }。
event-soldiers-lost = { $ship }の{ $group }、{ $lost }名を失い残り{ $left }名。

## 人物と通信

event-captain-rolled = { $ship }の{ $person }が{ WORD($trait, of: "trait") }を示す：{ $faces } { SIGNED($bonus) } = { $total }。命中と打撃に{ SIGNED($adds) }、残り{ $left }回。
event-flagged = { $ship }の信号旗：「{ $text }」
event-hailed = { $ship }が{ $to }に呼びかける：「{ $text }」
event-tested = { $person }、{ $ship }の{ $ability }と対抗：{ $faces } → { $total }、{ $ship } { $ship-faces } → { $ship-total }：{ $won ->
       [yes] 成功。
       *[no] 失敗。
    }
event-struck = { $person }が{ $ship }を打つ：{ $full }の十分の一、{ $lost }。
event-acted = { $person }：「{ $text }」
event-judged = { $person }の行動へのＧＭの判断：{ $success ->
       [yes] 成功。
       *[no] 失敗。
    }
