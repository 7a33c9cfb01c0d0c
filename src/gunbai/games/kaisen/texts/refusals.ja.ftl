# 宣言できない理由と場面の誤り。

## プロット

refusal-plot-start = プロットは{ $start }から始まる。
refusal-plot-sum = { $given }ポイントを割り振ったが、移動力は{ $power }である。
refusal-plot-plus = 性能が{ WORD($pool, of: "pool") }に加えるのは{ $most }までである。
refusal-plot-oars = 漕走値に割り振れない。風力レベルが{ $level }であるか、櫂がない。
refusal-plot-calm = 風がなければ帆走値はない。
refusal-plot-negative = ポイントは負にならない。
refusal-plot-sign = { $position }文字目：別の記号が要る。{ accepts }
refusal-plot-pool = { $position }文字目：初めに三つの値を「1+1/2+2/+3」のように書く。{ accepts }
refusal-plot-number = { $position }文字目：数を書く。{ accepts }
refusal-plot-position = { $position }文字目：位置として読めない。{ accepts }
refusal-plot-facing = { $position }文字目：１から６の方向を書く。{ accepts }
refusal-plot-moves = { $position }文字目：移動として読めない。{ accepts }
refusal-plot-stay = { $position }文字目：Ｓは移動無しで、単独で書く。{ accepts }
refusal-plot-long = { $position }文字目：移動が多すぎる。{ accepts }
refusal-plot-too-much = { $position }文字目：終了位置の後には何も続かない。

## 戦闘

refusal-storm = 暴風の間は判定できない。
refusal-fresh = このラウンドに衝突状態となった船は戦えない。
refusal-fresh-pair = { $target }とはこのラウンドに衝突状態となったので戦えない。
refusal-fresh-foe = { $target }はこのラウンドに衝突状態となったので攻撃されない。
refusal-no-target = { $target }は攻撃できる船ではない。
refusal-no-wind = 帆走を修正に使えるのは風がある時だけである。
refusal-oars-wind = 漕走を修正に使えるのは風力レベル３以下の時だけである。
refusal-no-soldiers = { $target }に兵士は残っていない。
refusal-say-target = 船か兵士かを言う。
refusal-no-shooters = 射撃できる兵士が乗っていない。
refusal-soldiers-range = { $target }は兵士の射程３ＣＳより遠い。
refusal-engine-range = { $target }は射撃装備の射程５ＣＳより遠い。
refusal-no-engine = そのような射撃装備はない。
refusal-no-astern = { $target }は船尾方向にいて、撃てない。
refusal-bow-front = 船首装備は船首方向だけを撃つ。{ $target }はそこにいない。
refusal-bow-locked = 船首装備は離脱するまで使えない。
refusal-bow-same-hex = 同じＨＥＸの{ $target }に船首装備は使えない。
refusal-bow-adjacent = 船首装備で突けるのは船首方向の隣のＨＥＸだけである。
refusal-castle-arc = 船楼からは{ $target }を狙えない。
refusal-engine-arc = この装備からは{ $target }を狙えない。
refusal-melee-arc = この甲板装備は舷側方向にだけ使える。{ $target }はそこにいない。
refusal-los-ship = { $target }への線上に他の船がいる。
refusal-los-obstacle = { $target }への視界を遮るものがある。
refusal-los-edge = { $target }への線はＨＥＸの辺上にあり、通らない。
refusal-ram-where = { $target }は衝突状態でも隣接ＨＥＸでもない。
refusal-ram-weapon = 突撃戦用の武器が使えるので、そのダメージを用いる。
refusal-no-ram = そのような突撃戦用の武器はない。
refusal-board-foul = 接舷戦は衝突状態の相手とだけ行える。{ $target }は違う。
refusal-no-bridge = そのような接舷戦用の武器はない。
refusal-not-an-attack = これは攻撃ではない。{ possible }
refusal-designate = そのようには指定できない。{ possible }
refusal-foul-far = { $ship }は隣接ＨＥＸにいないか、既に衝突状態である。{ possible }
refusal-aim = そこには打撃を与えられない。{ possible }
refusal-no-group-left = { $group }にはもう誰もいない。{ possible }

## 記法

refusal-too-long = { $position }文字目：長すぎる。{ accepts }
refusal-no-verb = { $position }文字目：ここでは読めない言葉である。{ possible }
refusal-no-ship = { $position }文字目：そのような船はない。{ possible }
refusal-no-piece = { $position }文字目：そのような装備はない。{ possible }
refusal-no-such-target = { $position }文字目：船か兵士か。{ possible }
refusal-no-performance = { $position }文字目：そのような性能はない。{ possible }
refusal-no-group = { $position }文字目：そのような兵士の組はない。{ possible }
refusal-no-person = { $position }文字目：そのような者はいない。{ possible }
refusal-no-ability = { $position }文字目：能力を書く。{ possible }
refusal-no-colon = { $position }文字目：言葉の前にコロンを書く。{ accepts }
refusal-no-hearer = { $position }文字目：誰に向けてか。{ accepts }
refusal-attack-too-much = { $position }文字目：ここには続かない。{ possible }

## 通信と人物

refusal-not-your-ship = { $ship }は動かせる自分の船ではない。{ possible }
refusal-signal-empty = 一行で何かを言う。
refusal-signal-once = { $ship }はこのラウンドの信号を送り終えた。
refusal-signal-length = 信号は{ $given }文字で、{ $most }文字までである。
refusal-voice-when = 呼びかけられるのは移動終了後だけである。
refusal-voice-range = { $ship }は{ $range }ＨＥＸ先で、声は２ＨＥＸまで届く。
refusal-no-characters = この戦いではキャラクターは行動しない。
refusal-no-person-here = { $person }は行動できる自分の人物ではない。{ possible }
refusal-acted = { $person }はこのラウンドに行動済みである。
refusal-no-gm = これにはＧＭが要る。

## 場面の誤り

fault-one-side = 陣営が{ $given }しかない。{ accepts }
fault-seat-of-two-sides = 席「{ $seat }」は二つの陣営を受け持てない。
fault-helpless = この船は弱い風では決して回頭できない。
fault-not-designated = この装備は方向を指定する。{ accepts }
fault-wrong-mount = この装備はそこ（{ $mount }）に置けない。{ accepts }
fault-no-dice = 規則書にこの装備のダメージはない。ダイス数を書く。{ accepts }
fault-no-room = { WORD($stat, of: "stat") }のない船に兵士は乗れない。
fault-too-many-men = 兵士{ $men }名は多すぎる。乗れるのは{ $most }名まで。
fault-wrong-groups = 人数から作られる組と合わない。{ accepts }
fault-on-land = { $hex }は陸である。
fault-off-map = { $hex }は海図の外である。{ accepts }
fault-bow-apart = 船首装備が使えるのは、同一ＨＥＸで衝突状態にある船に対してだけ。{ $ship }はそうではない。
fault-foul-apart = { $ship }は{ $hex }にいて、衝突状態になるには遠すぎる。
fault-wrong-plot = プロットが{ $position }文字目から読めない。{ accepts }
fault-plot-elsewhere = プロットは{ $start }から始まる。
fault-no-captain = 海の生活{ $picks }回では船長になれない。{ accepts }
fault-wrong-life = この種の船（{ WORD($service, of: "service") }）の船長には、それにふさわしい生活が要る。
fault-rolls-spent = 経験表を{ $spent }回使ったが、{ $rolls }回しかない。
fault-two-captains = 船長は一隻に一人である。
fault-too-many-uses = 船長が使えるのは{ $most }回までである。
