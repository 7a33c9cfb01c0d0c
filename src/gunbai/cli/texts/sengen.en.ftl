# What stands around a danmaku battle in a terminal, besides the words of the game itself.

game-title = 千幻抄 Sengenshō: danmaku battles, where the dice you have left are the room you have to dodge

board-turn = Turn { $turn }
board-order = Order:
board-idle = { $turns ->
        [one] a turn without a scratch
       *[other] { $turns } turns without a scratch
    }
board-offer = { IS($winner) ->
        [none] { $fighter } offers a draw
       *[some] { $fighter } offers to end it with { $winner } as the winner
    }
board-blow = { $fighter }: { $attack }
board-missed = missed
board-hit = hit
board-damage = { $damage } damage
board-owed = { $dp } DP to evade
board-against = { $against } to reach
board-aimed = aimed at
board-focused = full defence
board-waited = waited
board-covered = has covered
board-flees = will flee
board-dp = DP
board-hp = HP
board-spirit = spirit
board-graze = graze { $graze }
board-card = deployed: { $card }, { $hp } HP
board-hand = in hand ({ $left } to use): { $cards }

options-danmaku = Danmaku
options-shot = Shots
options-homing = Homing
options-melee = Melee
options-ability = Abilities
options-card = Spell cards
options-graze = Graze
options-aside = Other actions
options-answer = Answers
