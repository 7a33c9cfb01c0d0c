# 弹幕战周围在终端里的用语；游戏本身的用语在游戏的文本中。

game-title = 千幻抄：剩下的骰子就是躲避的余地

board-turn = 第{ $turn }回合
board-order = 行动顺序：
board-idle = { $turns }回合无伤
board-offer = { IS($winner) ->
        [none] { $fighter }提议平局
       *[some] { $fighter }提议以{ $winner }获胜结束
    }
board-blow = { $fighter }的{ $attack }
board-missed = 未中
board-hit = 命中
board-damage = 伤害{ $damage }
board-owed = 回避需DP{ $dp }
board-against = 目标{ $against }
board-aimed = 被瞄准
board-focused = 专心防御
board-waited = 待机
board-covered = 已掩护
board-flees = 试图逃走
board-dp = DP
board-hp = HP
board-spirit = 灵力
board-graze = 擦弹{ $graze }
board-card = 展开中：{ $card }（HP{ $hp }）
board-hand = 手牌（还可用{ $left }张）：{ $cards }

options-danmaku = 弹幕
options-shot = 射击
options-homing = 追击
options-melee = 近战攻击
options-ability = 能力
options-card = 符卡
options-graze = 擦弹
options-aside = 其他行动
options-answer = 回答
