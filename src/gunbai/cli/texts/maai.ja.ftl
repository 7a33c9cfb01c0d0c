# 決闘のまわりで端末に出る言葉。ゲームの言葉そのものは、ゲームの文にある。

game-title = 間合：間と呼吸の決闘

board-round = 第{ $round }間合
board-count = カウント{ $count }
board-dazzled = 眩しさを負う：{ $fighter }
board-upper = 高所：{ $fighter }
board-offer = { IS($winner) ->
        [none] { $fighter }が引き分けを申し出ている
       *[some] { $fighter }が{ $winner }の勝ちで終えようと申し出ている
    }
board-dropped = 落とした武器：{ $weapons }
board-injuries = 負傷：{ $parts }
board-first-cut = 次の一刀は命中
board-opening = 隙
board-window = 命中は会心
board-defenceless = 無防備
board-exhausted = 脱尽
board-bleeding = 出血
board-points = { $points }本
board-out = 戦えない
board-reserve = 予約：{ $act }

options-wait = 待つ
options-step = 半歩
options-go = 移動
options-reserve = 予約
options-attack = 攻撃
options-feint = 牽制
options-lock = 鍔迫り合い
options-spell = 呪文
options-ready = 武器と構え
options-bundle = 一呼吸に幾つも
options-force = 過負荷
options-other = 答え
