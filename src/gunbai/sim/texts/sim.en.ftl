# Many battles at once: what is counted, what is drawn, what is refused.

sim-played = { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }, seed { $seed }
sim-battles = battles
sim-rounds = rounds
sim-round = round
sim-inputs = inputs
sim-share = share of wins
sim-side = side
sim-wins = wins
sim-interval = 95 % interval
sim-nobody = nobody
sim-why = what decided it
sim-clause = clause
sim-least = shortest
sim-median = median
sim-mean = mean
sim-most = longest
sim-length = length in
sim-scenario = scenario
sim-difference = difference
sim-computer = computer
sim-ended-all = All battles were played.
sim-ended-sure = Enough: the intervals are as narrow as was wanted.
sim-ended-interrupted = Interrupted: this is what is known so far.
sim-decided = What decided the battles
sim-cited = Clauses that decided
sim-long = How long they were
sim-course = How resources went
sim-swept = Share of wins
sim-part = share
sim-picked = Battle { $number }: { $why ->
       *[other] { WORD($why, of: "result") }
    }; { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $inputs } inputs. Record: { $path }
sim-chart-shares = Who wins ({ $battles } battles)
sim-chart-rounds = How long battles are
sim-chart-gauge = { $what }, round by round
sim-chart-heat = How often { $side } wins
sim-page-title = Many battles: { $name }
sim-page-how = Each interval holds the true share with 95 % confidence. The same seed gives the same counts, on however many machines.
sim-page-gauges = Mean of the battles that came to the round, read at its first question, with its 95 % band.

result-unfinished = given up: too many decisions

refusal-sweep-form = “{ $text }” is no sweep. It takes PATH=VALUES: kojiro.finesse=1..5, duel.terrain=none,narrow.
refusal-sweep-range = The range in “{ $text }” runs backwards.{ possible }
refusal-sweep-many = “{ $text }” has too many values.{ possible }
refusal-sweep-twice = A value is swept twice: { $text }.
refusal-sweep-sweeps = Two values can be swept at once, and no more: { $text } is one too many.
refusal-sweep-same = { $text } is swept twice.
refusal-sweep-unknown = Nothing here is called { $text }.{ perhaps }
refusal-sweep-no-value = { $text } is no single value.{ possible }
refusal-sweep-too-deep = { $text } goes on below a value.

error-sim = These battles cannot be played.
error-workers-lost = The workers that were playing battles { $first } to { $last } died { $tries } times running; they were given up.
error-other-rules = A worker has { $game } in version { $there } and not { $wanted }: it would not play the same battles.
error-no-cluster = { $why ->
        [empty] The scheduler at { $address } has no workers.
       *[silent] No scheduler answers at { $address }.
    }

kind-data-file = file of data
kind-side = side

# ---- balance of house content ----

trial-weapon = weapon
trial-manoeuvre = manoeuvre
trial-spell = spell
trial-card = card
trial-ship = ship
balance-what = content
balance-kind = kind
balance-with = wins with it
balance-without = without it
balance-gain = gain
balance-rank = place (best–worst)
balance-declared = declared
balance-chart = What each { $kind } gains its bearer
balance-stands = { $name } gains its bearer { $gain } and stands in place { $rank } of { $of } of its kind ({ $kind }); between { $best } and { $worst }, as far as the intervals tell.
balance-not = { $name } ({ $kind }) does not fit its match-ups and was not played: { $faults }
balance-title = Balance of { $file }
balance-how = Each piece of content is played in the match-ups of its kind with it and without it, by the same seeds; so are the built-in ones. A gain is how much oftener its bearer wins.
balance-checked = What the checker found
balance-finding = finding
balance-good = Nothing against the principles.
balance-tried = What battles found
balance-played = { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    } of each match-up, with and without; played by { $player }
balance-undeclared = Where something is declared in few battles, { $player } hardly uses it: the gain says little of what a person could make of it.
