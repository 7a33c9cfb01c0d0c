# What is said at the prompt.

prompt = { $seat }>{" "}

prompt-as-gm = Game master>{" "}

options-all = What can be declared
options-more = … { $count ->
        [one] one more
       *[other] { $count } more
    }: type options
options-open = A number, or a declaration in words. More may be declared than is listed.
option-cost = ({ $cost })
option-chance = { $percent }%
odds-none = No dice hang on it, or nothing can be told of them.
no-such-option = There is no option of this number; they are numbered from 1 to { $most }.
near-options = Did you mean: { $options }

faces-wanted = { $why } ({ $seat }): roll { $count }d{ $sides } and type the faces
faces-unreadable = Type the faces of the dice as numbers, such as 7 3.

ahead-dice = Dice are awaited, and no declaration.
ahead-nothing = Nothing can be told ahead of this.
explain-dice = Dice are awaited; there is nothing to choose.
explain-gm = What the rules leave to the game master nobody looks ahead for.
finished-explain = What the computer expected: gunbai replay { $path } --explain
undo-nothing = There is nothing of yours to take back.
undo-done = Taken back: { $what }
why-nothing = Nothing has happened yet that a clause decided.
stops-no-windows = In this game nobody is asked at windows: what may be said at any time is said unasked.
stops-always = always
stops-never = never
stops-matters = where it may matter
stops-until = You pass everything until { $event }.
stops-how = Change it with: stops all, stops none, stops default, stops +KIND -KIND, stops until EVENT.
gm-how = Say it like this: gm set musashi.strength = 3 because he fell; gm dice 2d10 = [7, 3] because the dice were cocked; gm end because it is late
save-where = Where to? For example: save duel.jsonl
saved-copy = A copy is in { $path }; it can be resumed too.
saved = Nothing is lost: gunbai resume { $path }
finished = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $inputs ->
        [one] one input
       *[other] { $inputs } inputs
    }.
finished-verify = Check every die: gunbai verify { $path }

prompt-declare = a number or a declaration: answers what is asked. A number may be followed by more, such as 4 @wrist
prompt-ahead = ahead DECLARATION: what it would come to; for you alone, and nothing is declared yet
prompt-undo = undo: takes back your last decision; the dice stay the same
prompt-why = why: the clauses that decided what happened last, or refused. why CLAUSE explains any
prompt-explain = explain: what keen, a computer that looks ahead, would expect of each of your options
prompt-options = options: all that is listed
prompt-odds = odds [option]: what the dice may bring of an option, or of all
prompt-log = log: all that happened. log 10 shows the last ten lines
prompt-board = board: how things stand
prompt-stops = stops: at which windows you are asked; stops all, stops none, stops default, stops +KIND -KIND, stops until EVENT
prompt-save = save FILE: a copy of the record
prompt-gm = gm KIND TARGET = VALUE because REASON: overrules as the game master, for all to see; gm alone shows how
prompt-yield = yield: gives the battle up
prompt-quit = quit: leaves; Ctrl-C does the same. Nothing is lost
prompt-unasked = At any time: { $offers }
