# 呪文・準備・活力分散構造

## 費用の表記

refusal-structure-number = { $position }文字目：ここには活力の数が入る。{ accepts }
refusal-structure-sign = { $position }文字目：費用の表記はこうは続かない。{ possible }
refusal-structure-kind = { $position }文字目：数が複数あれば、その後に種別が要る。{ possible }
refusal-structure-undivided = { $position }文字目：数が一つでは分けたことにならない。{ possible }
refusal-structure-order = { $position }文字目：準備の数が先、分散の数はその後に一度だけ。{ possible }
refusal-structure-many = { $position }文字目：分けすぎている。{ accepts }

## 手と問い

ask-force-spread = 一間合のうちに完成させれば脱尽する。次の間合は活力1で始まり、構えと予約は消え、その間は無防備になる。やるか。
ask-react = 攻撃が来る。呪文で応じるか。
ask-casting-form = どちらの形で唱えるか。一間合のうちの（準備）か、間合にわたる（分散）か。
ask-keep-preparation = 新しい間合が始まる。準備を続けるか。
choice-keep-preparing = 準備を続ける
choice-cancel = 準備を取り消す
choice-pour-it-all-in = すべてを注ぎ込む
choice-hold-back = 思い止まる
choice-no-reaction = 応じない
choice-as-prepared = 準備で詠唱
choice-as-spread = 分散で詠唱
roll-casting = 詠唱判定
roll-focus = 集中抵抗
roll-madness = { check-madness }
say-prepare = { $spell }を準備
    .does = { $spell }を準備する
say-cast = { IS($on) ->
        [none] { $spell }を詠唱
       *[some] { $spell }を{ $on }へ詠唱
    }
    .does = { IS($on) ->
        [none] { $spell }を詠唱する
       *[some] { $spell }を{ $on }へ詠唱する
    }
say-cancel = 準備を取り消す
    .does = 準備を取り消す
typed-prepare = 準備
typed-cast = 詠唱
typed-go-on = 続ける
typed-cancel = 取消

## 起きたこと

event-prepared = { $fighter }は{ $spell }を準備：{ $steps }段階中{ $step }（活力{ $cost }）。
event-preparation-ended = { IS($why) ->
        [cancelled] { $fighter }は{ $spell }の準備を取り消す。使った活力{ $spent }は戻らず、スロットは残る。
        [lapsed] { $fighter }の{ $spell }の準備は間合とともに流れる。活力{ $spent }は失われ、スロットは残る。
       *[interrupted] { $fighter }の{ $spell }の準備は破られる。活力{ $spent }は失われ、効果はない。
    }
event-casting = { $fighter }の詠唱：{ $spell }{ IS($on) ->
        [none] { "" }
       *[some] →{ $on }
    }（活力{ $cost }）。{ $faces } { SIGNED($bonus) } = { $total }、目標値{ $target }：{ $outcome }。
event-slot-gone = { $lost ->
        [yes] { $fighter }は幕間までスロットを失う（{ WORD($spell-list, of: "spell-list") }{ of-dan }）。残り{ $left }。
       *[no] { $fighter }はスロットを使う（{ WORD($spell-list, of: "spell-list") }{ of-dan }）。残り{ $left }。
    }
event-focus-checked = { $fighter }の集中抵抗（{ $spell }、減った戦力{ $strength }）：{ $faces } { SIGNED($bonus) } = { $total }、目標値{ $target }{ $printed ->
        [0] { "" }
       *[other] （印刷の例と式が食い違い、他方では{ $printed }）
    }：{ $outcome }。
event-backlash = 逆流：{ $spell }が{ $fighter }に返る。術者にどう部分的に及ぶかはGMが述べる。一セッションの狂気、式神の暴走、結界の自己封印、憑依などを加えてもよい。
event-backlash-stated = { $fighter }への逆流について、GM：「{ $text }」。
event-forced-spread = { $fighter }は{ $spell }を一間合に押し込めた。

## 語

of-dan = { $dan ->
        [10] 達人
       *[other] { $dan }段
    }
preparation-end-cancelled = 取消
preparation-end-lapsed = 流れた
preparation-end-interrupted = 妨害
spell-list-jujutsu = 呪術
spell-list-taima = 退魔
spell-list-kekkai = 結界
spell-list-yogen = 予言
rule-interrupt = 構え・準備を破る
rule-backlash = 逆流の及び方
field-preparing = 準備中の呪文
field-prepared = 済んだ段階

## 拒まれるもの

refusal-no-such-spell = 「{ $spell }」という呪文は修めていない。{ possible }
refusal-ritual = 「{ $spell }」は一セッションを要する儀式であり、戦闘の外で行う。
refusal-no-casting-in-lock = 鍔迫り合いでは「{ $spell }」を詠唱できない。
refusal-casting-alone = 「{ $spell }」の一段階は他の手と呼吸を分けられない。
refusal-no-slot = { WORD($list, of: "spell-list") }{ of-dan }のスロットが残っていない。
refusal-nothing-in-preparation = 準備中のものがない。
refusal-cancel-first = 準備の取消は呼吸の始まりに、他の手より先に行う。{ possible }
refusal-cast-at-once = 「{ $spell }」に準備段階はない。{ possible }
refusal-ready-to-cast = 「{ $spell }」の準備は済んでいる。{ possible }
refusal-preparing-another = 「{ $spell }」の準備中で、並べて保てるものはない。{ possible }
refusal-one-preparation = 準備を要する行動は一間合に一つだけ。
refusal-not-prepared = 「{ $spell }」の準備がまだ済んでいない。{ possible }
refusal-same-breath = 「{ $spell }」の各段階はそれぞれ一呼吸を要する。
refusal-names-nobody = 「{ $spell }」は特定の相手を取らない。{ possible }
refusal-cast-on-whom = 「{ $spell }」を誰に向けるか。{ possible }
refusal-preparing-stance = 「{ $spell }」の準備中で、別の構えは取れない。{ possible }
refusal-preparing-move = 「{ $spell }」の準備中は区域を移れない。{ possible }
refusal-preparing-step = 「{ $spell }」の準備中は半歩を踏めない。{ possible }
refusal-no-spell = { $position }文字目：そのような呪文は修めていない。{ possible }
refusal-which-spell = { $position }文字目：どの呪文か。{ possible }

## 戦いの合間

refusal-no-such-list = 「{ $list }」というスペルリストはない。{ possible }
refusal-licensed-already = 「{ $list }」の免許はすでにある。
refusal-not-higher = 今の{ $now }段から{ $dan }段へは昇級できない。{ accepts }
refusal-studied-already = 幕間学習は一セッションに一つで、もう使った。
refusal-known-already = 「{ $spell }」はすでに修めているか、二度挙げられている。
refusal-not-to-be-studied = 「{ $spell }」は学べない。リストが開いていないか、その段のスロットがない。
refusal-technique-pc = 技法PCはキャンペーンを通じて呪文を修めない。
refusal-no-such-entry = 「{ $spell }」という呪文はない。{ possible }
refusal-how-many = { of-dan }の呪文を{ $count }種選ぶ。挙げられたのは{ $given }種。{ possible }
refusal-does-not-fit = 「{ $spell }」は今習得できるものに含まれない。
refusal-no-ritual = 「{ $spell }」は修めた儀式ではない。{ possible }
