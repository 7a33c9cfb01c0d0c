# What the online table says.

## What it refuses
refusal-no-such-table = There is no such table, or the link is no longer good.
refusal-not-allowed = This link is not good for that: { WORD($what, of: "act") }.
refusal-overtaken = Somebody was quicker. Look at the table as it is now.
refusal-store-failed = The database cannot be reached at the moment. Nothing was taken; please try again.
refusal-open-from-one = Give one of these: a scenario's name, a scenario's text, or a record.
refusal-paused = The game master has stopped the battle for now.
refusal-nothing-to-take-back = There is nothing of yours to take back.
refusal-undo-by-gm = At this table only the game master takes back.
refusal-nothing-to-redo = Nothing was taken back that could be done again.
refusal-no-such-act = Nothing like that can be done here: { $act }.
refusal-no-request = Nobody wants to take that back any more.

## What a link may be good for
act-again = starting again a battle in which others take part
act-back = going back
act-fork = opening a what-if while the battle goes on
act-grant = granting what somebody wants to take back
act-hand-over = handing over that seat
act-notes = the game master's notes
act-other-eyes = seeing what another seat sees
act-pause = stopping the battle
act-record = the record, before the battle is over
act-redo = doing again what was taken back
act-reissue = making links
act-remove = taking the table away
act-rule = overruling
act-say = saying that
act-sit = having a seat
act-speak = acting for that seat
act-throw = throwing those dice

## What HTTP refuses
problem-malformed = That is not what is expected here.
problem-no-link = Show the link of your seat.
problem-not-found = There is nothing here.
problem-too-large = That is larger than anything that belongs here.
problem-too-often = That was a little too much at once. Wait a moment.
problem-broken = Something is broken on our side. Nothing was taken.

## Pages
table-name = Gunbai table
table-language = Language
table-open-one = Open a table
table-lead = Pick a battle, say who plays, and hand out the links. Nobody needs an account; the referee knows the rules, rolls dice that anyone can check, and can be overruled by the game master.
table-who-plays = Who plays
table-person = a person
table-computer = computer ({ $name })
table-undo-policy = Taking back
table-undo-request = freely until dice fall, then by request
table-undo-free = freely at any time
table-undo-gm = by the game master alone
table-dice = Dice
table-dice-sealed = sealed, anyone can check them
table-dice-hand = real ones, typed in
table-spectators = Others may watch
table-has-gm = There is a game master
table-open = Open this table
table-games = Games
table-game-maai = 間合 Maai: duels of distance and breath
table-game-kaisen = 海戦 Kaisen: ship battles of wind and secret plots
table-game-sengen = 千幻抄 Sengenshō: battles of danmaku
table-alone = Play at once against the computer, as
table-several = For several, with links ({ $count } seats)
table-settings = Settings
table-again = Play once more
table-bring = Bring a scenario or a record
table-file = File (TOML or JSON Lines)
table-links-once = These links are told this once. Give each to whom it is for; whoever opens it sits there.
table-sit-down = Sit down here
table-link-of = Link of { $name }
table-copy = Copy
table-qr = QR code
table-watch = Spectators
table-gm = Game master
table-your-turn = Your turn
table-declare = Declare
table-send = Send
table-log = What happened
table-talk = Table talk
table-say-something = Say something
table-whisper = To whom
table-to-all = to all
table-is-asked = is asked
table-more-options = { $count } more for { $cost }
table-faces = Throw { $why } and type the faces
table-unasked = Say unasked
table-request = { $seat } wants to take back the last decision.
table-grant = Grant
table-refuse = Refuse
table-take-back-free = Take back
table-take-back-request = Ask to take back
table-seat = My seat
table-call-me = Call me
table-hand-over = Hand the seat to
table-sure = Really?
table-yield = Yield
table-record = Record
table-log-text = Log as text
table-picture = Picture
table-rule-target = What
table-rule-value = Value
table-rule-kind = Kind
table-rule-reason = Reason (all see it)
table-overrule = Overrule
table-back = One step back
table-redo = One step forth
table-pause = Pause
table-go-on = Go on
table-answer-for = Answer for
table-notes = Notes (only you see them)
table-keep = Keep
table-odds = { $part } in { $whole }
table-over = { IS($winners) ->
        [none] It is over, and nobody has won: { $why }.
       *[other] It is over. { $winners } won: { $why }.
    }
table-paused = The game master has stopped the battle.
table-waits = { IS($seats) ->
        [none] One moment.
       *[other] Waiting for { $seats }.
    }
