# 端末で海戦のまわりに出る言葉。規則の言葉は遊戯の側にある。

game-title = 海戦：風とプロットの海の戦い

board-sea-round = 第{ $round }ラウンド
board-sea-offer = { IS($winner) ->
        [none] { $seat }は引き分けを申し出ている
       *[some] { $seat }は{ $winner }の勝ちで終えることを申し出ている
    }
board-sea-men = 兵士{ $men }
board-sea-power = 移動力{ $power }
board-sea-stunned = 行動できない
board-sea-fouled = { $ships }と衝突状態
board-sea-bow-locked = 船首装備は使えない
