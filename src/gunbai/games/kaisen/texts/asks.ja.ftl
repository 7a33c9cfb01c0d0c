# 問いと宣言と終わり方。

ask-plot = { $about }のプロットは？
ask-designate = { $about }が衝突した。どの船に打撃を与えるか？
ask-foul = { $about }：隣のどの船との衝突を望むか？
ask-attack = { $about }：どの船を攻撃するか？
ask-retarget = { $about }：目標がいなくなった。代わりに何を攻撃するか？
ask-modifier = { $about }の判定にどの性能を使うか？
ask-captain = { $about }：船長は威厳か畏怖を示すか？
ask-aim = { $about }が命中。何に打撃を与えるか？
ask-exit = { $about }は衝突状態。離脱を望むか？
ask-storm = 暴風。戦いをどう続けるか？
ask-full-damage = { $about }が船を攻撃する。本来のダメージは？
ask-judge = { $about }の行動の結果は？
roll-power = 移動力のＲＲ
roll-gunnery = { check-gunnery }
roll-ram = { check-ram }
roll-boarding = { check-boarding }
roll-foul = { check-foul }
roll-bow = { check-bow }
roll-exit = { check-exit }
roll-person = { check-person }
roll-captain = 船長の達成ＲＲ
roll-damage = 打撃
roll-small = 打撃（１Ｄ３）
roll-storm = 暴風
roll-weather = 天候
choice-pass = 攻撃しない
choice-no-damage = 打撃を与えない
choice-leave = 離脱する
choice-stay = 離脱しない
choice-captain-majesty = 威厳を示す
choice-captain-awe = 畏怖を示す
choice-no-captain = 示さない
choice-end-draw = 勝者なしで終える
choice-end-for = { $name }の勝ちで終える
choice-no-end = 戦いを続ける
choice-success = 成功
choice-failure = 失敗
choice-damage = ダメージ{ $name }
choice-fast-forward = 暴風の間を飛ばす
choice-round-by-round = 一ラウンドずつ
choice-end-the-battle = 戦いを終える
choice-by-sailing = 帆走
choice-by-steering = 操船
choice-by-rowing = 漕走

## 宣言

say-plot = 移動{ $moves }
plot-line = { $moves } → { $end }
say-foul = { IS($ships) ->
       [none] 衝突を望まない
       *[some] { $ships }との衝突を望む
    }
say-gun = { $ship }を射撃{ with-engine }{ without }{ aimed }{ modified }
    .does = { $ship }を射撃{ with-engine }{ without }{ aimed }{ modified }
with-engine = { IS($engine) ->
       [none] { "" }
       *[some] （{ $engine }）
    }
with-weapon = { IS($weapon) ->
       [none] { "" }
       *[some] （{ $weapon }）
    }
without = { $alone ->
       [yes] 、兵士を除く
       *[no] { "" }
    }
aimed = { IS($at) ->
       [none] { "" }
       *[some] 、目標は{ $at }
    }
modified = { IS($by) ->
       [none] { "" }
       *[some] 、修正は{ $by }
    }
say-ram = { $ship }に突撃{ with-weapon }{ declined }{ modified }
    .does = { $ship }に突撃{ with-weapon }{ declined }{ modified }
declined = { $decline ->
       [yes] 、船首装備は使わない
       *[no] { "" }
    }
say-board = { $ship }に接舷戦{ with-weapon }{ aimed }{ modified }
    .does = { $ship }に接舷戦{ with-weapon }{ aimed }{ modified }
say-aim = { $at }へ{ IS($groups) ->
       [none] { "" }
       *[some] ：{ $groups }
    }
say-flag = { $ship }の信号旗「{ $text }」
say-hail = { $ship }から{ $to }へ「{ $text }」
say-test = { $person }、{ $ship }の{ $ability }と対抗
say-strike = { $person }が{ $ship }を攻撃
say-act = { $person }「{ $text }」

## 戦いの終わり方

result-all-lost = 行動できる船がない
result-yielded = 相手が降りた
result-withdrawn = 相手が海図を離れた
result-last-side = 行動できるのは一方だけ
result-quiet = 損害のないラウンドが続いた
result-dusk = 日が暮れた
result-agreed = 全員の合意
result-storm = 暴風による終わり
