# 海战中发生的事。

## 战斗与回合

event-battle-began = 战斗开始：天候等级{ $weather }，风力等级{ $level }，风向{ $wind }。
event-helpless = 注意：{ $ship }既无操船亦无划桨，几乎无法转向。
event-weather-rolled = 当日天候：{ $face }，等级{ $weather }。
event-wind-rolled = 当日风向：{ $wind }。
event-compass-read = { WORD($point, of: "point") }即海图方向{ $wind }{ $face ->
       [0] { "" }
       *[other] （骰{ $face }）
    }。
event-round-began = 第{ $round }回合开始。
event-weather-checked = 天候判定{ $face }：{ $changes ->
       [yes] 有变。
       *[no] 不变。
    }
event-weather-changed = 天候变更{ $weather-face }：等级{ $weather }，风力等级{ $level }。风向变更{ $wind-face }：{ $wind }。
event-storm-began = 暴风来袭：战斗中断，不得进行判定。
event-storm-struck = 暴风打击处于冲突状态的{ $ship }：{ $faces } → HP减{ $lost }，余{ $hp }。
event-storm-passed = 暴风历{ $rounds }回合后过去：天候等级{ $weather }。
event-end-offered = { $seat }提议结束战斗（{ IS($winner) ->
       [none] 无胜者
       *[some] 胜者{ $winner }
    }）。
event-end-withdrawn = { $seat }撤回结束战斗的提议。
event-yielded = { $seat }认输，其船不再作战。
event-value-set = 依裁定，{ PATH($target) }：{ IS($before) ->
       [none] 无
       *[some] { WORD($before, of: "set") }
    } → { IS($after) ->
       [none] 无
       *[some] { WORD($after, of: "set") }
    }。
event-battle-over = 战斗结束，{ IS($winners) ->
       [none] 无胜者
       *[some] { $winners }获胜
    }：{ WORD($why, of: "result") }。

## 移动力与移动

event-power-rolled = { $ship }移动力：{ $faces } → 达成值{ $achievement }，风力等级{ $level }{ $seamanship ->
       [0] { "" }
       *[other] ，操船技能加{ $seamanship }
    }：移动力{ $power }。
event-held = { $ship }：{ $hold }。
event-plot-opened = { $ship }公开航行计划：{ $text }（帆走值{ $sail }、操船值{ $steer }、划桨值{ $row }）。
event-end-differs = { $ship }所写终点为{ $written }，但按移动内容应为{ $end }。
event-sailed = { $ship }，{ $start } → { $end }，船首{ $facing }：{ $moves }（用去帆走值{ $sail }、操船值{ $steer }、划桨值{ $row }）。{ IS($halt) ->
       [none] { "" }
       *[other] 未执行：{ $lost }（{ $halt }）。
    }{ $short ->
       [0] { "" }
       *[other] 全程尚缺{ $short }点。
    }
event-drifted = 潮流将{ $ship }带至{ $end }。
event-left-map = { $ship }驶出海图，脱离战斗。

## 冲突

event-fouled = { $one }与{ $other }陷入冲突状态：{ $how }。
event-contested = { $check }：{ $one } { $one-faces } { SIGNED($one-bonus) } = { $one-total }，{ $other } { $other-faces } { SIGNED($other-bonus) } = { $other-total }。{ $won ->
       [yes] { $one }成功。
       *[no] { $one }失败。
    }
event-tried = { $check }：{ $ship }对{ $other }，{ $faces } → { $total }，目标值{ $target }：{ $won ->
       [yes] 成功。
       *[no] 失败。
    }
event-bow-locked = { $ship }的船首装备未能对准，脱离前不可使用。
event-bow-bears = { $ship }的船首装备对准{ $other }。
event-spared = { $ship }不造成打击。
event-damaged = { $by }使{ $ship }的HP减{ $lost }，余{ $hp }。
event-stunned = { $ship }昏厥，无法行动。
event-sank = { $ship }沉没。
event-cleared = { $one }与{ $other }脱离。

## 交战

event-attack-declared = { $ship }：{ $attack }。
event-attacked = { $ship }{ DOES($attack) }：{ $ship } { $faces } { SIGNED($bonus) }{ used } = { $total }，{ $target } { $foe-faces } { SIGNED($foe-bonus) }{ foe-used } = { $foe-total }。{ $hit ->
       [yes] 命中。
       *[no] 未中。
    }
used = { IS($performance) ->
       [none] { "" }
       *[some] （{ $performance }）
    }
foe-used = { IS($foe-performance) ->
       [none] { "" }
       *[some] （{ $foe-performance }）
    }
event-attack-lost = { $ship }的攻击落空。
event-blow = { $ship }打击{ $target }的{ $at }{ IS($weapon) ->
       [none] { "" }
       *[some] （{ $weapon }）
    }：{ IS($faces) ->
       [none] { "" }
       *[some] { $faces }
    }{ IS($small) ->
       [none] { "" }
       *[some] ［{ $small }］
    } { SIGNED($bonus) } = { $total }。
event-soldiers-lost = { $ship }的{ $group }损失{ $lost }人，余{ $left }人。

## 人物与通信

event-captain-rolled = { $ship }的{ $person }展现{ WORD($trait, of: "trait") }：{ $faces } { SIGNED($bonus) } = { $total }。命中与打击{ SIGNED($adds) }，余{ $left }次。
event-flagged = { $ship }旗语：“{ $text }”
event-hailed = { $ship }向{ $to }喊话：“{ $text }”
event-tested = { $person }与{ $ship }的{ $ability }对抗：{ $faces } → { $total }，{ $ship } { $ship-faces } → { $ship-total }：{ $won ->
       [yes] 成功。
       *[no] 失败。
    }
event-struck = { $person }攻击{ $ship }：{ $full }的十分之一，{ $lost }。
event-acted = { $person }：“{ $text }”
event-judged = 主持人对{ $person }行动的判断：{ $success ->
       [yes] 成功。
       *[no] 失败。
    }
