ask-declare = Remaining DP, a delay or not, front or back row?
ask-yield = The same number as an NPC: first, or after her?
ask-focus = In the back row: full defence?
ask-action = What to do in this slot?
ask-danmaku = Danmaku comes: evade or ignore it?
ask-defend = An attack comes: what defence?
ask-resist = An ability works on you: resist?
ask-notice = Something is near: dice for perception?
ask-perceive = A perception is called for: how many dice?
ask-flee = Fleeing: how many dice?
ask-pursue = Somebody flees: pursue?
ask-approach-target = What must the approach beat ({ $about })?
ask-resist-target = What must the resistance reach ({ $about })?
ask-barrier = Can { $about } keep out of the barrier?
ask-window-turn-start = The declarations are open. Anything to do?
ask-window-slot = Before the next action. Anything to do?
ask-window-declared = An attack has been declared. Anything to do?
ask-window-shown = The attack's achievement is known. Anything to do?
ask-window-failed = The defence has failed. Anything to do?
ask-window-known = The damage is known. Anything to do before it is applied?
ask-window-applied = Damage has been applied. Anything to do?
ask-window-turn-end = The turn ends. Anything to do?
roll-tie = a tie
roll-shot = shot
roll-approach = approach
roll-hit = hit
roll-ability = ability
roll-evade = evasion
roll-guard = guard
roll-cover = cover
roll-resist = resistance
roll-damage = damage
roll-check = check
roll-look = perception
roll-item = item
roll-move = movement
roll-flee = flight and pursuit
choice-wait = wait
choice-done = end the slot
choice-take = take it undefended
choice-ignore = ignore the danmaku
choice-pass = pass
choice-first = go first
choice-after = go after
choice-no = no
choice-full-defence = full defence
choice-avoid = it can be avoided
choice-caught = it cannot be avoided
choice-end-draw = offer a draw
choice-withdraw = take back the offer
choice-flee = { $name }: flee at the end of the turn
choice-end-for = offer to end with { $name } as the winner
say-declare = DP { $dp }{ IS($delay) ->
         [none] { "" }
        *[some] , delayed to { $delay }
    }, { $row }{ $yields ->
         [yes] , yields to equals
        *[no] { "" }
    }{ IS($watch) ->
         [none] { "" }
        *[some] , watches with { $watch }
    }
say-danmaku = danmaku at { $targets }{ IS($by) ->
         [none] { "" }
        *[some] { " " }by { $by }
    }{ IS($item) ->
         [none] { "" }
        *[some] , aimed at the { $item }
    }
say-shot = shot at { $targets } with { $dice } dice{ IS($by) ->
         [none] { "" }
        *[some] { " " }by { $by }
    }{ IS($item) ->
         [none] { "" }
        *[some] , aimed at the { $item }
    }
say-homing = homing at { $targets }, { $boosts } boosts{ IS($by) ->
         [none] { "" }
        *[some] { " " }by { $by }
    }{ IS($item) ->
         [none] { "" }
        *[some] , aimed at the { $item }
    }
say-melee = melee at { $targets }, { $approach } dice to approach and { $hit } to hit{ IS($by) ->
         [none] { "" }
        *[some] { " " }by { $by }
    }{ IS($item) ->
         [none] { "" }
        *[some] , aimed at the { $item }
    }
say-ability = { $ability } on { $targets } with { $dice } dice
say-play = use { $card }: { $action }
say-deploy = deploy { $card }
say-erase = erase bullets with { $card }
say-bomb = last-moment bomb with { $card }
say-fold = fold the deployed card
say-graze = { $amount } graze for { $use }{ IS($target) ->
         [none] { "" }
        *[some] { " " }({ $target })
    }
say-evade = evade{ $dice ->
         [0] { "" }
        *[other] { " " }with { $dice } dice
    }
say-guard = guard with the { $guard }, { $dice } dice
say-guard-for = guard { $target } with the { $guard }, { $dice } dice
say-cover = cover { $target } with { $dice } dice
say-resist = resist with { $dice } dice
say-look = perception with { $dice } dice
say-check = check of { $skill } with { $dice } dice
say-move = move{ $metres ->
         [0] { "" }
        *[other] { " " }{ $metres } m
    }, { $dice } dice
say-item = use the { $item }
say-dice = { $dice ->
         [0] no roll
        *[other] roll { $dice } dice
    }
say-number = { $value }
