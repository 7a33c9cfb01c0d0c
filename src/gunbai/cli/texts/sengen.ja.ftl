# 弾幕戦のまわりで端末に出る言葉。ゲームの言葉そのものは、ゲームの文にある。

game-title = 千幻抄：残ったダイスが避ける余地になる弾幕戦

board-turn = 第{ $turn }ターン
board-order = 行動順：
board-idle = { $turns }ターン無傷
board-offer = { IS($winner) ->
        [none] { $fighter }が引き分けを申し出ている
       *[some] { $fighter }が{ $winner }の勝ちで終えようと申し出ている
    }
board-blow = { $fighter }の{ $attack }
board-missed = 外れ
board-hit = 命中
board-damage = ダメージ{ $damage }
board-owed = 回避にDP{ $dp }
board-against = 目標{ $against }
board-aimed = 狙われている
board-focused = 防御専念
board-waited = 待機
board-covered = カバー済み
board-flees = 逃走を図る
board-dp = DP
board-hp = HP
board-spirit = 霊力
board-graze = グレイズ{ $graze }
board-card = 展開中：{ $card }（HP{ $hp }）
board-hand = 手札（残り{ $left }枚）：{ $cards }

options-danmaku = 弾幕
options-shot = ショット
options-homing = ホーミング
options-melee = 近接攻撃
options-ability = 能力
options-card = スペルカード
options-graze = グレイズ
options-aside = その他の行動
options-answer = 答え
