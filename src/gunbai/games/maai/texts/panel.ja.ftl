# What helps to declare in a browser.
panel-cost = 消費{ $cost }、残る生命力{ $left }。
panel-overload = 一呼吸に余る：目標値{ $target }の過呼吸判定。
panel-exhausts = 分けて唱える術を一ラウンドに押し込む：判定なしで脱尽。
panel-due = 術はまだ{ $due }を求める。
