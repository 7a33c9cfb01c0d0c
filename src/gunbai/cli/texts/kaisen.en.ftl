# What stands around a battle at sea in a terminal, besides the words of the game itself.

game-title = 海戦 Kaisen: ship battles of wind and secret plots

board-sea-round = Round { $round }
board-sea-offer = { IS($winner) ->
        [none] { $seat } offers a draw
       *[some] { $seat } offers to end it with { $winner } as the winner
    }
board-sea-men = soldiers { $men }
board-sea-power = power { $power }
board-sea-stunned = unable to act
board-sea-fouled = fouled with { $ships }
board-sea-bow-locked = bow equipment locked
