# 宣言できないわけと、場面の誤り。`{ possible }` などは、何なら通るかを続けて言う。

## 一呼吸

refusal-module-off = この決闘では選択ルール「{ WORD($module, of: "module") }」を使わない。
module-halfstep = 半歩
module-parts = 部位攻撃と負傷
module-clinch = 接戦と鍔迫り合い
refusal-one-step = 一呼吸に入る半歩は一つだけ。
refusal-no-areas = 歩行（活力{ $cost }）は区域から区域へ移るもので、決闘に区域はない。{ possible }
refusal-step-first = 半歩は攻撃より先でなければならない。
refusal-no-cell = ここでは{ WORD($distance, of: "distance") }から半歩{ WORD($direction, of: "direction") }ことはできない。
refusal-no-such-weapon = 「{ $weapon }」という武器は持っていない。{ possible }
refusal-not-in-hand = 「{ $weapon }」は手にない。{ possible }
refusal-on-the-ground = 「{ $weapon }」は地に落ちている。{ possible }
refusal-in-hand = 「{ $weapon }」はもう手にある。
refusal-not-on-the-ground = 「{ $weapon }」は地に落ちていない。{ possible }
refusal-out-of-reach = { WORD($distance, of: "distance") }では「{ $weapon }」で攻撃できない。
refusal-locked = { WORD($distance, of: "distance") }では刃が噛み合い、「{ $weapon }」の通常の斬りはできない。{ possible }
refusal-not-locked = それは鍔迫り合いの手。いまの間は{ WORD($distance, of: "distance") }。
refusal-too-near = { WORD($distance, of: "distance") }では相手が近すぎて、武器を拾えない。{ possible }
refusal-feint-part = 牽制では部位を指定できない。
refusal-no-dagger = 「{ $weapon }」は抜ける短刀ではない。{ possible }
refusal-no-such-stance = 「{ $stance }」という構えは知らない。{ possible }
refusal-stance-held = 構え「{ $stance }」はもう取っている。
refusal-stance-not-held = その構えは取っていない。
refusal-stance-swap = 構え「{ $stance }」を取っている。構えは一つだけ。
refusal-defenceless = 第{ $until }間合の終わりまで無防備。構えは取れない。
refusal-no-vitality = 活力が{ $cost }要るが、残りは{ $vitality }。
refusal-over-limit = 活力{ $cost }は一呼吸の限り{ $limit }を超える。{ $some ->
        [yes] 過負荷なら：{ $accepted }
       *[no] { "" }
    }
refusal-not-a-breath = 「{ $say }」は一呼吸の宣言ではない。{ possible }

refusal-no-duel = それは一対一の決闘でのこと。その相手と決闘はしていない。{ possible }
refusal-in-duel = 決闘のさなかで相手に近く、区域を離れられない。{ possible }
refusal-not-mounted = 馬に乗っていない。{ possible }
refusal-no-way = その動きでは、ここから「{ $area }」へは行けない。{ possible }
refusal-no-target = 「{ $target }」は打てる相手ではない。誰を打つのか。{ possible }
refusal-out-already = { $target }はもう戦えない。
refusal-elsewhere = { $target }は{ $area }にいて、届かない。
refusal-no-challenge = ここでは一騎打ちを挑めない。
refusal-challenged-already = この間合ではもう一騎打ちを挑んだ。
refusal-no-opponent = 「{ $target }」は今、挑める相手ではない。{ possible }

## 記法

refusal-too-long = 宣言が長すぎる。{ accepts }
refusal-no-head = { $position }文字目：コロンの前の言葉が読めない。{ possible }
refusal-wait-alone = { $position }文字目：待つことは他の手と一緒にできない。{ possible }
refusal-nothing = 何も宣言されていない。{ possible }
refusal-too-many-acts = { $position }文字目：手数が多すぎる。{ accepts }
refusal-no-act = { $position }文字目：ここから始まる手が読めない。{ possible }
refusal-no-part-here = { $position }文字目：この手では部位を指定できない。{ possible }
refusal-no-part = { $position }文字目：そのような部位はない。{ possible }
refusal-which-weapon = { $position }文字目：どの武器か。{ possible }
refusal-no-weapon = { $position }文字目：そのような武器は持っていない。{ possible }
refusal-no-stance = { $position }文字目：そのような構えは知らない。{ possible }
refusal-too-much = { $position }文字目：ここには何も続かない。{ possible }

refusal-no-area = { $position }字目：そういう区域はない。{ possible }
refusal-no-trigger = { $position }文字目：いつ行うのか。{ possible }
refusal-no-reserve = { $position }文字目：それは予約できない。{ possible }
refusal-no-fighter = { $position }字目：そういう名の者はいない。{ possible }
refusal-no-target-here = { $position }字目：この行動に相手は名指さない。{ possible }

## 裁定

refusal-third-party = これは二人の対錬で、誰も加えられない。
refusal-there-already = { $fighter }はもう戦いにいる。{ possible }
refusal-sheet-fault = 人物の記述に誤りがある：{ $place }（全{ $count }件）。{ accepts }
refusal-no-seat-for = { $fighter }を受け持つ席がない。席と、その陣営を書くこと。{ possible }

## 場面の誤り

fault-two-only = これは二人の決闘のもの。ここには{ $given }人いるか、区域がある。{ accepts }
fault-two-sides = 戦うには二つの陣営がいる。ここには{ $given }人いる。
fault-seat-of-two-sides = 席「{ $seat }」が二つの陣営の者を受け持っている。
fault-too-far = 狭い場所では遠間を使えない。{ accepts }
