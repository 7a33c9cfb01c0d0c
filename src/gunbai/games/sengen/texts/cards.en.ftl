# Spell cards and graze: what happens, what is declared, and why something cannot be.

## What happens

event-card-deployed = { $fighter } deploys { $card } with { $hp } HP: { $gained } DP back, { $dp } now.
event-bullets-erased = { $fighter } spends { $card } to erase the bullets: { $gained } DP back, { $dp } now.
event-ally-restored = { $fighter } draws breath: { $gained } DP back, { $dp } now.
event-danmaku-erased = The danmaku on { $fighter } is gone.
event-bombed = { $fighter } spends { $card } as a bomb: the attack does nothing to { $fighter }; { $gained } DP back, { $dp } now.
event-card-folded = { $fighter } takes { $card } back; it is spent.
event-graze-spent = { $fighter } spends { $spent } graze, { $graze } left: { IS($use) ->
        [spirit] { $effect } spirit back.
        [damage] the damage to { $target } { SIGNED($effect) }.
        [resist] the resistance { SIGNED($effect) }.
       *[reigeki] a spirit strike, evading costs { $effect } DP less.
    }
event-graze-faded = { $fighter } has put out no new card in time: { $lost } graze fade.

ask-graze-resist = The resistance is too low: raise it with graze?

## Why something cannot be declared

refusal-card-twice = You have used a card at this moment already.
refusal-card-not-now = { $card } cannot be used at this moment.
refusal-not-attacked = Nothing attacks you now that { $card } could cancel.
refusal-no-fold = A deployed card cannot be taken back.
refusal-graze-use = Graze cannot be spent on { WORD($use, of: "graze-use") } now.{ possible }
refusal-graze-target = Whose damage? It is raised for each apart.{ possible }
refusal-graze-amount = It is spent in steps of { $price }.{ possible }
refusal-no-graze = That takes { $cost } graze, and you have { $graze }.

## Faults of characters and cards

fault-no-means = Nothing here serves for { WORD($key, of: "attack-kind") }.
