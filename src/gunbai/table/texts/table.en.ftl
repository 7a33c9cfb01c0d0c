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
refusal-no-request = Nobody wants to take that back any more.

## What a link may be good for
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
