# 提问、宣言与结束方式。

ask-plot = { $about }的航行计划？
ask-designate = { $about }发生碰撞：打击哪艘船？
ask-foul = { $about }：希望与哪艘邻船冲突？
ask-attack = { $about }：攻击谁？
ask-retarget = { $about }：目标已不在。改为攻击谁？
ask-modifier = { $about }的判定使用哪项性能？
ask-captain = { $about }：船长是否展现威严或畏惧？
ask-aim = { $about }命中：打击什么？
ask-exit = { $about }处于冲突状态：是否希望脱离？
ask-storm = 暴风来袭：战斗如何继续？
ask-full-damage = { $about }攻击船只：原本的伤害为多少？
ask-judge = { $about }的行动结果如何？
roll-power = 移动力ＲＲ
roll-gunnery = { check-gunnery }
roll-ram = { check-ram }
roll-boarding = { check-boarding }
roll-foul = { check-foul }
roll-bow = { check-bow }
roll-exit = { check-exit }
roll-person = { check-person }
roll-captain = 船长达成ＲＲ
roll-damage = 打击
roll-small = 打击（１Ｄ３）
roll-storm = 暴风
roll-weather = 天候
choice-pass = 不攻击
choice-no-damage = 不打击
choice-leave = 脱离
choice-stay = 不脱离
choice-captain-majesty = 展现威严
choice-captain-awe = 展现畏惧
choice-no-captain = 不展现
choice-end-draw = 无胜者结束
choice-end-for = 以{ $name }获胜结束
choice-no-end = 继续战斗
choice-success = 成功
choice-failure = 失败
choice-damage = 伤害{ $name }
choice-fast-forward = 跳过暴风期间
choice-round-by-round = 逐回合进行
choice-end-the-battle = 结束战斗
choice-by-sailing = 帆走
choice-by-steering = 操船
choice-by-rowing = 划桨

## 宣言

say-plot = 航行{ $moves }
plot-line = { $moves } → { $end }
say-foul = { IS($ships) ->
       [none] 不愿冲突
       *[some] 希望与{ $ships }冲突
    }
say-gun = 射击{ $ship }{ with-engine }{ without }{ aimed }{ modified }
    .does = 射击{ $ship }{ with-engine }{ without }{ aimed }{ modified }
with-engine = { IS($engine) ->
       [none] { "" }
       *[some] （{ $engine }）
    }
with-weapon = { IS($weapon) ->
       [none] { "" }
       *[some] （{ $weapon }）
    }
without = { $alone ->
       [yes] ，不计士兵
       *[no] { "" }
    }
aimed = { IS($at) ->
       [none] { "" }
       *[some] ，目标为{ $at }
    }
modified = { IS($by) ->
       [none] { "" }
       *[some] ，修正用{ $by }
    }
say-ram = 撞击{ $ship }{ with-weapon }{ declined }{ modified }
    .does = 撞击{ $ship }{ with-weapon }{ declined }{ modified }
declined = { $decline ->
       [yes] ，不用船首装备
       *[no] { "" }
    }
say-board = 与{ $ship }接舷战{ with-weapon }{ aimed }{ modified }
    .does = 与{ $ship }接舷战{ with-weapon }{ aimed }{ modified }
say-aim = 打击{ $at }{ IS($groups) ->
       [none] { "" }
       *[some] ：{ $groups }
    }
say-flag = { $ship }旗语“{ $text }”
say-hail = { $ship }对{ $to }喊话“{ $text }”
say-test = { $person }与{ $ship }的{ $ability }对抗
say-strike = { $person }攻击{ $ship }
say-act = { $person }“{ $text }”

## 战斗如何结束

result-all-lost = 再无船只能行动
result-yielded = 对方认输
result-withdrawn = 对方驶离海图
result-last-side = 仅一方尚能行动
result-quiet = 连续多回合无损害
result-dusk = 天色已晚
result-agreed = 各方同意
result-storm = 暴风使之结束
