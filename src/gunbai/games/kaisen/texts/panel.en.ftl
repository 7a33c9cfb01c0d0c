# What helps to declare in a browser.
panel-ahead = ahead
panel-left = left
panel-right = right
panel-back = astern
panel-spent = { $pool }: { $spent } of { $have } spent.
panel-ends = Ends at { $end }, { $straight } straight ahead.
panel-stopped = Not done: { $lost } – { $halt }.
panel-short = { $short ->
        [one] One point is lacking.
       *[other] { $short } points are lacking.
    }
panel-arcs = Arcs of
panel-sight = Line of sight between
panel-flag = Signal by flags (20 characters)
panel-hail = Call by voice, from and to
panel-act = A character does
