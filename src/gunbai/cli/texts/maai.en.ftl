# What stands around a duel in a terminal, besides the words of the game itself.

game-title = 間合 Maai: duels of distance and breath

board-round = Round { $round }
board-count = count { $count }
board-dazzled = { $fighter } has the light in the eyes
board-upper = { $fighter } stands above
board-offer = { IS($winner) ->
        [none] { $fighter } offers a draw
       *[some] { $fighter } offers to end it with { $winner } as the winner
    }
board-dropped = on the ground: { $weapons }
board-injuries = injured: { $parts }
board-first-cut = the next attack hits
board-opening = open
board-window = a hit is a critical
board-defenceless = defenceless
board-exhausted = exhausted
board-bleeding = bleeding
board-points = points { $points }
board-out = out of the fight
board-reserve = in reserve: { $act }

options-wait = Waiting
options-step = Half-steps
options-go = Moving
options-reserve = Acts held back
options-attack = Attacks
options-feint = Feints
options-lock = In the lock
options-spell = Spells
options-ready = Weapons and stances
options-bundle = Several acts in one breath
options-force = Overloads
options-other = Answers
