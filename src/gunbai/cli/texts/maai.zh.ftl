# 决斗在终端里周边的话。游戏本身的词语在游戏的文本里。

game-title = 间合：间与呼吸的决斗

board-round = 第{ $round }间合
board-count = 计数{ $count }
board-dazzled = 逆光：{ $fighter }
board-upper = 高处：{ $fighter }
board-offer = { IS($winner) ->
        [none] { $fighter }提议平局
       *[some] { $fighter }提议以{ $winner }得胜结束
    }
board-dropped = 掉落：{ $weapons }
board-injuries = 负伤：{ $parts }
board-first-cut = 下一击必中
board-opening = 破绽
board-window = 命中即会心
board-defenceless = 无防备
board-exhausted = 脱尽
board-bleeding = 出血
board-points = { $points }分
board-out = 无法再战
board-reserve = 预约：{ $act }

options-wait = 等待
options-step = 半步
options-go = 移动
options-reserve = 预约
options-attack = 攻击
options-feint = 佯攻
options-lock = 锷迫
options-spell = 法术
options-ready = 武器与架势
options-bundle = 一呼吸数动
options-force = 过负荷
options-other = 回答
