# The help pages.

help-gunbai = A referee for tabletop battles: it checks what is declared, rolls dice that anyone can verify, and names the clause that decided.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = This page.
help-version = The version of Gunbai.
help-everywhere = --lang ja|en|zh may stand anywhere; without it, the locale's language is spoken. Exit codes: 0 all is well, 1 something was found, 2 the command was wrong.

help-games = List the installed games.
help-scenarios = List the scenarios that can be played.
help-run = Let computer players play a scenario to its end, and print the log.
help-play = Play a scenario against the computer.
help-resume = Go on with a battle that was left.
help-replay = Judge a record again from its first input, and print its log.
help-verify = Check the seal and every die of a record.
help-explain = Explain a clause of a rulebook.
help-clauses = Show how many clauses of each rulebook the tests have shown.
help-rulings = List the gaps of the rulebooks, and how they are settled.
help-check = Find every fault in scenarios, records, cases and a game's own data.
help-case = Play cases written down in TOML, and show what came out otherwise.
help-serve = Serve the online table: people in their browsers, bots over HTTP, one referee.
help-serve-host = Listen on this address; the default lets nobody in from outside.
help-serve-port = Listen on this port; 0 takes any that is free.
help-serve-database = Keep tables there: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…
help-conform = Put a game to the test by random play.

help-check-strict = Count findings, what breaks a principle of the rulebook, as faults.
help-sarif = Also write the result as SARIF 2.1.0, for code hosts.
help-json = Print one JSON value and nothing else.
help-scenario = A scenario: GAME/NAME, or a file.
help-game = The id of an installed game.
help-clause = The id of a clause, such as maai.guard.feint.
help-record = A record, as `run --record` and `play` write it.
help-files = Files, each known by what stands in it.
help-more = Further settings of seats.
help-seed = A whole number that fixes the dice and the random players; without it, they are drawn anew.
help-run-seat = Who plays a seat: NAME=random, or NAME=plain (the default). May be given for each seat.
help-run-record = Write the record to this file, which must not be there yet.
help-as = The seat.
help-play-as = The seat that you play.
help-play-vs = Who plays against you: plain (the default), or random.
help-play-dice = sealed (the default): Gunbai rolls, and anyone can check it. hand: you throw real dice and type the faces.
help-play-record = The record to be written, which must not be there yet; by default a new one in $XDG_STATE_HOME/gunbai/records.
help-resume-file = The record; by default the unfinished one that was played last.
help-resume-as = The seat that you play, if it was another.
help-resume-vs = Who plays against you, if it was another.
help-resume-dice = hand: go on with dice that you throw, even where they were sealed.
help-replay-to = Stop after so many inputs.
help-replay-as = Show the log as this seat saw it; by default as any spectator does.
help-rulings-scenario = Show the settings of this scenario.
help-case-files = Files of cases; docs/cases.md explains their form.
help-battles = How many battles to play; 100 by default.
help-conform-seed = A whole number; the same one plays the same battles.

help-map = Draw how a battle stands: as a picture, or in lines of text.
help-map-what = A record, or a scenario: GAME/NAME, or a file.
help-map-round = Of a record: as this round ended; by default as the record ends.
help-map-as = Draw what this seat may see; by default what any spectator does.
help-map-arcs = Mark the bow, broadside and stern arcs of a ship. May be given several times.
help-map-sight = Mark the line of sight between two ships or places (0203).
help-theme = Colours for a light or a dark background; auto (the default) leaves it to whoever shows the picture.
help-output = Write the picture to this file, .svg or .png; one that is there is replaced.
help-reach = Show everything that a ship can reach in a round.
help-reach-ship = The ship.
help-reach-power = Its movement power; by default what it rolls as the scenario begins.
