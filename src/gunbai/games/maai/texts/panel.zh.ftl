# What helps to declare in a browser.
panel-cost = 花费{ $cost }，剩余生命力{ $left }。
panel-overload = 超出一口气：须过目标值{ $target }的过载检定。
panel-exhausts = 把分段的法术挤进一轮：不经检定即脱尽。
panel-due = 法术还需要{ $due }。
