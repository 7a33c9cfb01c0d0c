# 终端里海战周围的文字；规则用语在游戏一侧。

game-title = 海战 Kaisen：风与秘密航迹的船战

board-sea-round = 第{ $round }回合
board-sea-offer = { IS($winner) ->
        [none] { $seat }提议和局
       *[some] { $seat }提议以{ $winner }获胜结束
    }
board-sea-men = 士兵{ $men }
board-sea-power = 移动力{ $power }
board-sea-stunned = 无法行动
board-sea-fouled = 与{ $ships }处于冲突状态
board-sea-bow-locked = 船首装备无法使用
