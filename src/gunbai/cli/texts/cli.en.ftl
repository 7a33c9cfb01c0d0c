# What the commands say. Words of the rules are in the texts of the kernel and of the games.

## Files

cannot-read = { $path } cannot be read: { WORD($why, of: "file") }.
cannot-write = { $path } cannot be written: { WORD($why, of: "file") }.

file-missing = there is no such file
file-folder = it is a folder
file-denied = permission denied
file-exists = there is such a file already, and nothing is overwritten
file-full = no space is left
file-read-only = nothing can be written there
file-other = the system refuses
system-refuses = The system refuses: { $why }.

## Commands that cannot be read

usage-unknown-command = There is no command “{ $given }”.
usage-unknown-option = There is no option “{ $given }”.
usage-bad-value = “{ $given }” is no value of { $name }.
usage-bad-number = “{ $given }” is no whole number of at most 18 digits; { $name } needs one.
usage-bad-language = There is no language “{ $given }” here: { $accepted }
usage-value-missing = { $name } needs a value.
usage-argument-missing = { $name } is missing.
usage-too-much = “{ $given }” is one word too many.
usage-given-twice = { $name } is given twice.
usage-too-few = { $name } must be at least { $least }.
usage-unreadable = The command cannot be read.
usage-accepted = Accepted: { $accepted }
usage-help = Help: { $command }

## games, scenarios

games-id = Game
games-title = Title
games-version = Version
games-books = Rulebooks
games-players = Computer players
games-partly = Rulebooks in brackets are not complete yet.
scenarios-seats = Seats: { $seats }

## explain, clauses, rulings

clause-where = rulebook { $book }, { $section } · { WORD($kind, of: "clause-kind") }
clause-kind-definition = definition
clause-kind-rule = rule
clause-kind-cost = price
clause-kind-table = row of a table
clause-kind-option = optional rule
clause-kind-gm = left to the game master
clause-kind-balance = for writers of content
clause-kind-core-fact = fact of a core book
clause-check = For example
clause-rulings = Rulings that bear on it
clauses-book = Rulebook
clauses-total = Clauses
clauses-shown = Shown by tests
clauses-otherwise = Otherwise
clauses-missing = Missing
clauses-not-counted = There is no { $path } here: the tests write it. Run `make test` first.
clauses-broken = { $path } is not what the tests write: { $why }
rulings-changed = (default: { $default })
rulings-available = Available: { $values }
rulings-why = Why: { $why }
rulings-other-game = { $scenario } is a scenario of { $game }.

## run

seat-form = “{ $given }” says nothing about a seat: write NAME=PLAYER, such as musashi=random.
run-no-end = After { $decisions } decisions the battle is not over; it was given up. Its rulings may let it go on for ever.
thoughts = What the computers expected
thoughts-none = No computer looked ahead in this battle.
thought-input = Input { $input }: { $seat } ({ $player })
thought-only = There was nothing to choose: { $option }
thought-trials = { $trials ->
        [one] one trial
       *[other] { $trials } trials
    }
thought-exact = { $trials ->
        [one] one trial
       *[other] { $trials } trials
    }, first roll exact
explain-later = What computers expected is told when the battle is over and the seed of its dice is published.
run-ended = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $inputs ->
        [one] one input
       *[other] { $inputs } inputs
    }.
run-recorded = Record: { $path }

## replay, verify

replay-to = There are { $most } inputs; the battle cannot be shown up to { $given }.
replay-cut = The record is cut off at line { NUMBER($line, useGrouping: 0) }; it was read up to its last whole input.
replay-part = Shown up to input { $inputs } of { $all }.
replay-unfinished = { $inputs } inputs agree with the rules. The battle is not over.
replay-no-footer = { $inputs } inputs agree with the rules. The battle is over, but the record lacks its last line.
replay-good = { $inputs } inputs, the result and the digest agree with the rules.
replay-undone = { $undone ->
        [one] One input that was taken back agrees
       *[other] { $undone } inputs that were taken back agree
    } with the rules too.
verify-good = { $rolls ->
        [one] The one roll is
       *[other] All { $rolls } rolls are
    } exactly what the seal says.
verify-taken = { $taken ->
        [one] One further roll was taken over from the battle that this one was forked from.
       *[other] { $taken } further rolls were taken over from the battle that this one was forked from.
    }
verify-undone = { $undone ->
        [one] One of them was taken back.
       *[other] { $undone } of them were taken back.
    }
verify-ruled = { $ruled ->
        [one] The faces of one further roll were set by the game master.
       *[other] The faces of { $ruled } further rolls were set by the game master.
    }
verify-seal = SHA-256 of the seed { $seed } is { $commitment }, as committed to beforehand.
verify-guessed = The seed is that of --seed { $number }: whoever guessed the number knew every die beforehand.

## check, case, conform

check-good = { WORD($kind, of: "file-kind") }: no faults
check-bad = { $count ->
        [one] one fault
       *[other] { $count } faults
    }
check-cut = The record is cut off at line { NUMBER($line, useGrouping: 0) }.
file-kind-record = record
file-kind-scenario = scenario
file-kind-clause = clauses
file-kind-ruling = rulings
file-kind-rule-words = clauses and rulings in another language
file-kind-case = cases
file-kind-form = content
check-findings = { $count ->
        [one] one finding
       *[other] { $count } findings
    }
check-unknown = Gunbai reads no file with these keys.
check-level-error = error
check-level-warning = finding
check-level-note = advice
file-kind-table = data of a game
file-kind-toml = TOML
file-kind-file = file
case-passed = as expected
case-failed = OTHERWISE
case-difference = { $where }: expected { $expected }, found { $found }
case-count = { $cases ->
        [one] One case
       *[other] { $cases } cases
    }, { $failed ->
        [0] all as expected
       *[other] { $failed } otherwise
    }.
conform-running = { $game }: playing { $battles ->
        [one] one battle
       *[other] { $battles } battles
    } at random …
conform-where = battle { $battle }, { $scenario }, after { $inputs } inputs
conform-played = { $battles } battles, { $inputs } inputs, { $events } events.
conform-never = Never came up: { $tags }
conform-sound = { $game } keeps every promise.
conform-broken = { $game } breaks { $count ->
        [one] a promise
       *[other] { $count } promises
    }.

## play, resume

play-as-whom = Say whose part you play: { $seats } (with --as).
play-seed-by-hand = Dice by hand have no seed: leave out --seed or --dice hand.
play-sealed = The dice are sealed: SHA-256 { $commitment }
play-record = Record: { $path }
play-seeded = They follow from --seed { $seed }: whoever knows the number knows every die.
play-help = ? lists what can be typed.
record-in-use = { $path } is being played by another process.
seal-missing = The dice of { $path } are sealed, but their seed ({ $seal }) is not there, so nobody can roll them any more. To go on with dice thrown by hand: gunbai resume { $path } --dice hand
resume-cut = The record was cut off at line { NUMBER($line, useGrouping: 0) }; half a line was taken away. Nobody had been told of it.
resume-over = The battle in { $path } is over. `gunbai replay` shows it.
resume-none = There is no unfinished battle in { $folder }. Name a record.
resume-not-sealed = The dice of this record are not sealed ({ WORD($kind, of: "dice-kind") }): leave out --dice, or say --dice hand.
resumed = Resumed from { $path }, after { $inputs ->
        [one] one input
       *[other] { $inputs } inputs
    }.

## serve

serve-at = The table is served at { $address } (API: { $address }api). Ctrl-C stops it; nothing is lost.
serve-no-port = { $host } port { NUMBER($port, useGrouping: 0) } cannot be listened on: { $why }
serve-setting = The server cannot be set up like that: { $why }
serve-ready = A battle is ready: open { $address } in a browser, and you play at once against the computer.
serve-ended = Stopped. Every table opens where it was.
serve-no-database = The database cannot be opened; the line above says more. Nothing was changed.
serve-as-whom = Say with --as which seat is played: { $seats }.
serve-ready-what = --as names a seat of the scenario that --ready names.

## map

map-title = { $name } – round { $round }
map-seed = A record has its own dice; --seed is for scenarios.
map-round = --round is for records; a scenario is drawn as it begins.
map-no-round = There is no round { $wanted }: the record has rounds { $first } to { $last }.
map-needs-file = Marks are drawn on pictures only: give a file with -o.
map-ending = { $path } ends neither in .svg nor in .png.
map-no-picture = The game { $game } has no picture.
map-no-mark = The picture of this game has no mark “{ $mark }”.
map-no-converter = { $path } cannot be made: no program that turns SVG into PNG is installed ({ $known }). An .svg can always be written.
map-converter-failed = { $path } was not made: { $name } failed.
reach-head = { $ship } at { $place }-{ $facing }, power { $power }: { $poses ->
    [one] 1 way to end
   *[other] { $poses } ways to end
}, in { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
reach-note = With each, the cheapest moves that lead there, and the points of each pool that they spend. Other ships are taken to be out of the way, but for those that cannot move.
reach-no-sea = The game { $game } has no ships to be moved.
reach-hex = Hex
reach-facing = Facing
reach-moves = Moves
reach-sail = Sail
reach-steer = Steering
reach-row = Rowing
reach-power = The power must be 0 to { $most }; { $given } was given.

## rest, learn

keep-one-of = Exactly one of these is needed: { $options }.
keep-one-spell = One spell is studied at a time: name exactly one.
keep-one-character = { $path } holds { $count } characters; one is needed.
keep-not-editable = { $path } is written in a way that cannot be changed in place. Give each key a line of its own; nothing was changed.
keep-rolled = Rolled: { $faces } (seed { $seed })
kept-nothing = Nothing changes.
kept-slots-back = { $slots ->
        [one] One slot is back
       *[other] { $slots } slots are back
    }: { WORD($spell-list, of: "spell-list") }, { of-dan }.
kept-slots-lost = Still lost until the interlude: { $slots } of { WORD($spell-list, of: "spell-list") }, { of-dan }.
kept-study-again = A spell may be studied again.
kept-too-short = { $hours } hours are no rest of { $wanted }: no slot comes back.
kept-licensed = The licence is there: { WORD($spell-list, of: "spell-list") }.
kept-promoted = Risen: { of-dan }.
kept-learned = Learned: { $spell }.
kept-studied = { $total } against { $target }: { $spell } is learned.
kept-not-learned = { $total } against { $target }: { $spell } is not learned, and the session's study is used up.
kept-ritual-held = { $total } against { $target }: the ritual succeeds: { $spell }. Its slot is spent.
kept-ritual-failed = { $total } against { $target }: the ritual fails: { $spell }. Its slot is spent.
kept-backlash = Backlash: { $strength } strength is left. The game master says how it partly applies.
keep-interlude-only = { $name } goes with --interlude: wounds are treated in an interlude.
kept-used-again = What can be used so often a session can be used again.
kept-strength = Strength: { $strength } of { $most }.
kept-strength-stays = Strength stays { $strength } of { $most }: rest gives none back. Where treatment does, the game master changes `strength` in the file.
kept-injured = Injured: { WORD($part, of: "part") }.
kept-cured = Cured: { WORD($part, of: "part") }.
kept-bleeds = Bleeds.
kept-slots-spent = Spent: { $slots } of { WORD($spell-list, of: "spell-list") }, { of-dan }.
kept-used = { $entry }: used { $times } times in this session.
kept-consumed = { $entry }: { $times } uses are gone.
kept-tended = { $total } against { $target }: { wound-of } is cured.
kept-not-tended = { $total } against { $target }: { wound-of } is not cured.
kept-untended = { wound-of } stays: whoever treats it needs medicine (--healer FILE).
carry-no-file = Name the character's file, or several: FILE, FIGHTER=FILE.
carry-other-game = { $path } is a battle of { $game }; characters are carried on from battles of maai.
carry-not-over = The battle of { $path } is not over yet.
carry-nobody = { $path }: nobody in this battle is its character { $character }. There are: { $accepted }. For a fighter who stands in the scenario: FIGHTER=FILE.
carry-several = { $path }: several fighters are its character ({ $fighters }). Say which: FIGHTER=FILE.
carry-changed = { $path } is not as it was when the battle began (fighter { $fighter }): since then something else has happened to her. --anyway writes what the battle has left; nothing was changed.
wound-of = { $wound ->
    [bleeding] The bleeding
   *[other] The injury ({ WORD($wound, of: "part") })
}

# ---- many battles at once ----

many-what = Name one scenario, or two with --compare and nothing to sweep.
many-games = Scenarios of one game can be compared, and not of { $games }.
many-number = { $name } takes a whole number from { $low } to { $high }, and not { $given }.
many-until = “{ $given }” is no half-width: --until takes a number between 0 and 0.5, such as 0.01.
many-two-pools = --jobs and --on exclude each other: processes of this machine, or a cluster.
many-page = { $path } does not end in .html.
many-pick = --pick and --record go together: which battle, and where its record is written.
many-pick-one = One battle can be picked of one scenario: without --compare, and with one value for each sweep.
balance-nothing = { $path } holds no weapon, manoeuvre, spell, card or ship that could be tried in battle.
many-playing = Playing
odds-question = Question
odds-means = What it tells
odds-quantities = Quantities
odds-how = gunbai odds GAME QUESTION NAME=N …; with a range, NAME=N..M, a table; with --chart FILE.svg, a chart.
odds-given = { $what } { $value }
odds-givens = Given: { $given }
odds-clauses = By { $clauses }
odds-what = What
odds-percent = Chance
odds-exactly = Exactly
odds-number = Number
odds-or-more = Or more
odds-mean = { $what } (mean)
odds-square = { $what }: { $down } down, { $across } across
odds-too-many-sweeps = At most two quantities can take a range in one question ({ $question }).
odds-too-many = At most { $most } answers at once; { $given } were asked for.
odds-value = { $name } must be a whole number from { $least } to { $most }, or a range N..M of them; “{ $given }” was given.
odds-ruling = A ruling is written KEY=VALUE; “{ $given }” was given.
odds-no-questions = The game { $game } answers no questions about its dice.
