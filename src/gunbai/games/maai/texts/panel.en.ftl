# What helps to declare in a browser.
panel-cost = Costs { $cost }; { $left } vitality left.
panel-overload = More than fits: an overload check against { $target }.
panel-exhausts = This forces a spread spell into one round: exhaustion without a check.
panel-due = The spell still asks for { $due }.
