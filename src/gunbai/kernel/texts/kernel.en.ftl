# What the kernel says, whatever the game. How to write messages: see gunbai/kernel/words.py.

list-join = { ", " }
sum-join = { " + " }
path-join = { " – " }
typed = { $text } ({ $means })

## What happened

event-ruled = The game master rules ({ WORD($rule, of: "rule") }){ IS($target) ->
        [none] { "" }
       *[some] { " " }on { PATH($target) }
    }{ IS($value) ->
        [none] { "" }
       *[some] : { WORD($value, of: "set") }
    }. Reason: { $reason }
event-interjected = { $seat } speaks up: { WORD($what, of: "choice") }.
event-left = { $seat } leaves the battle.

result-closed = the game master has closed the battle

rule-dice = the next dice
rule-end = the battle is over

set-yes = yes
set-no = no

## What cannot be declared, and why

# What would be accepted, behind a refusal; nothing where there is nothing. `some` says whether there is any.
possible = { $some ->
        [yes] { " " }Possible: { $accepted }
       *[no] { "" }
    }
known = { $some ->
        [yes] { " " }Known: { $accepted }
       *[no] { "" }
    }
perhaps = { $some ->
        [yes] { " " }Perhaps: { $accepted }
       *[no] { "" }
    }
accepts = { $some ->
        [yes] { " " }Accepted: { $accepted }
       *[no] { "" }
    }
asked = { $some ->
        [yes] { " " }Asked now: { $accepted }
       *[no] { "" }
    }

refusal-battle-ended = The battle is over: { WORD($why, of: "result") }.
refusal-dice-first = Dice are awaited: they come first.
refusal-no-such-seat = Nobody called { $seat } sits here.{ known }
refusal-no-such-ruling = There is no ruling “{ $rule }”.{ possible }
refusal-not-now = { $seat } cannot say that now.{ possible }
refusal-not-offered = “{ $say }” is not among what can be chosen.{ possible }
refusal-not-your-turn = { $seat } is not asked now.{ asked }
refusal-nothing-to-undo = { $wanted ->
        [one] One step cannot be taken back
       *[other] { $wanted } steps cannot be taken back
    }: { $there ->
        [0] there is none
       *[other] there are only { $there }
    }.
refusal-ruling-dice = Dice are ruled as “COUNTdSIDES” with a list of faces, such as 2d10 and [7, 3]; “{ $target }” with this value is not.
refusal-ruling-reason = A ruling ({ WORD($rule, of: "rule") }) needs a reason, for all to see.
refusal-ruling-target = The game master cannot rule on “{ $target }”.{ possible }
refusal-ruling-value = The ruling ({ WORD($rule, of: "rule") }) cannot take this value.{ possible }
refusal-stale-ask = That answers question { NUMBER($question, useGrouping: 0) }, which no longer stands; now it is question { NUMBER($now, useGrouping: 0) }.
refusal-stops-event = There is no event { $event } to wait for.{ possible }
refusal-stops-kind = There is no window of the kind { $kind }.{ possible }

## Dice

dice-impossible-face = No die with { $sides } sides shows { $face }.
dice-impossible-roll = { $count } dice with { $sides } sides cannot be rolled: at most 100 dice, with 2 to 1000 sides.
dice-no-roll = No roll is awaited.
dice-script-left = { $left ->
        [one] One of the { $rolls } rolls laid down was not used.
       *[other] { $left } of the { $rolls } rolls laid down were not used.
    }
dice-script-short = Roll { $roll } ({ $count }d{ $sides }) was not laid down.
dice-seed-length = The seed has { $given } bytes; it must have { $wanted }.
dice-wrong-count = { $count }d{ $sides } needs { $count ->
        [one] one face
       *[other] { $count } faces
    }, not { $given }.
dice-wrong-sides = Roll { $roll } was laid down with dice of { $given } sides; the rules ask for { $sides } sides.

seal-not-sealed = These dice were not sealed: { WORD($kind, of: "dice-kind") }. There is nothing to verify.
seal-seed-not-published = The seed is not published yet: it is when the battle is over.
seal-seed-withheld = The battle is over, but its record publishes no seed: real dice took over from the sealed ones, or somebody has cut the seed out.
seal-wrong-die = { at-line }: roll { $roll } was recorded as { $recorded }, but the seal says { $sealed }.
seal-wrong-seed = The published seed ({ $given }) is not the one that was committed to.

dice-kind-hand = a person threw them
dice-kind-scripted = they were laid down beforehand

## Records

at-line = Line { NUMBER($line, useGrouping: 0) }

record-after-end = { at-line }: nothing may follow the end of the battle.
record-format = The record has format { $given }, which cannot be read here.{ possible }
record-impossible-roll = { at-line }: such dice cannot be rolled.
record-mismatch = { at-line }: the record says { $recorded }; the rules now say { $now }.
record-no-entry = { at-line } is no entry of a record: { $why }
record-no-header = { at-line } is no header of a record.
record-rules-version = The record was played by version { $given } of { $game }.{ possible }
record-too-large = { $line ->
        [0] The record
       *[other] { at-line }
    } is larger than { $most } bytes.
record-too-many = { at-line }: a record has at most { $most } inputs.
record-too-much-undone = { at-line }: more was taken back than is judged again (with what led there, { $most } inputs).
record-undo-too-far = { at-line }: it cannot go back to { $back } inputs, as there were { $there }.

## Errors of other kinds

error-error = Something is wrong.
error-data = { $where }: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
error-scenario = The scenario { $where } cannot be played: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
error-content = The game's own data in { $where } is broken: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
error-case = The case { $where } cannot be run: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
error-game-loops = The game { $game } came to no question within { $steps } steps (last: { $last }). This is a fault of the game; it was stopped.
error-missing-extra = This needs { $package }, which is not installed: pip install "gunbai[{ $extra }]"
error-unknown-name = There is no { WORD($kind, of: "kind") } “{ $name }”.{ known }

kind-chart-file = file of a chart
kind-clause = clause
kind-game = game
kind-language = language
kind-plan = computer player
kind-quantity = quantity
kind-question = question
kind-ruling = setting for rulings
kind-scenario = scenario
kind-seat = seat

## Faults in files that people write

fault-broken-file = { $file } has { $count ->
        [one] a fault
       *[other] { $count } faults
    }: check it first.
fault-no-files-here = { $most ->
        [0] Content files cannot be read here: put their tables into the scenario.
       *[other] More than { $most } content files.
    }
fault-default-not-available = The default “{ $value }” cannot be chosen.{ possible }
fault-duplicate = “{ $id }” stands twice; first as { $first }.
fault-excludes = “{ $key }” cannot stand together with “{ $other }”.
fault-invalid = This cannot be read: { $why }
fault-malformed-id = “{ $id }” is no id.{ accepts }
fault-broken-entry = what is installed for it as { $group } cannot be loaded: { $why }
fault-missing-file = There is no such file.
fault-missing-key = “{ $key }” is missing.{ accepts }
fault-needs = “{ $key }” needs “{ $other }”.{ accepts }
fault-not-toml = This is no TOML: { $why }
fault-ruling-not-available = The rules do not carry out “{ $value }” for { $key }.{ possible }
fault-taken = “{ $id }” is taken already.
fault-too-large = The file is larger than { $most } bytes.
fault-unknown-clause = There is no such clause.{ perhaps }
fault-unknown-key = Nobody knows the key “{ $key }”.{ perhaps }
fault-unknown-name = Nobody knows “{ $key }”.{ known }
fault-unknown-ruling = There is no setting “{ $key }”.{ perhaps }
fault-unknown-ruling-value = “{ $value }” is no value of { $key }.{ possible }
fault-unknown-value = “{ $value }” is none of the readings.{ perhaps }
fault-wrong-books = The rulebooks of these clauses are not: { $books }.{ accepts }
fault-wrong-bounds = The bounds { $low } and { $high } do not fit.{ accepts }
fault-wrong-game = “{ $game }” is the wrong game.{ accepts }
fault-wrong-length = A list of { $given } does not fit.{ accepts }
fault-wrong-prefix = “{ $id }” does not begin with the game's name.{ accepts }
fault-wrong-value = { WORD($given, of: "given") } does not fit.{ accepts }

given-dict = A table
given-list = A list

## What dice may bring

chance-said = { $what } { $percent } %
spread-said = { $what } { $mean } on average
trial-said = { $said }
trial-of = { $head }: { $line }
trial-given = { $line } ({ $given })
odds-hit = hit
odds-won = won
odds-tie = tie
odds-lost = lost
odds-damage = damage
