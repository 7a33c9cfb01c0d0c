# スペルカードとグレイズ：起こること、宣言、できないわけ。

## 起こること

event-card-deployed = { $fighter }、{ $card }を展開（HP{ $hp }）：DP +{ $gained }、現在{ $dp }。
event-bullets-erased = { $fighter }、{ $card }で弾消し：DP +{ $gained }、現在{ $dp }。
event-ally-restored = { $fighter }も一息つく：DP +{ $gained }、現在{ $dp }。
event-danmaku-erased = { $fighter }への弾幕が消える。
event-bombed = { $fighter }、{ $card }を喰らいボムに：攻撃は効かない。DP +{ $gained }、現在{ $dp }。
event-card-folded = { $fighter }、{ $card }を畳む。この札はもう使えない。
event-graze-spent = { $fighter }、グレイズ{ $spent }を使う（残り{ $graze }）：{ IS($use) ->
        [spirit] 霊力 +{ $effect }。
        [damage] { $target }へのダメージ +{ $effect }。
        [resist] 抵抗 +{ $effect }。
       *[reigeki] 霊撃、DPの減少 -{ $effect }。
    }
event-graze-faded = { $fighter }、次の札が間に合わず、グレイズ{ $lost }が散る。

ask-graze-resist = 抵抗が足りない。グレイズで上げるか。

## できないわけ

refusal-card-twice = この時にはもう札を使った。
refusal-card-not-now = { $card }は今は使えない。
refusal-not-attacked = { $card }で打ち消せる攻撃を受けていない。
refusal-no-fold = 展開した札は畳めない。
refusal-graze-use = 今は{ WORD($use, of: "graze-use") }にグレイズを使えない。{ possible }
refusal-graze-target = 誰へのダメージを増やすのか。一人ずつ使う。{ possible }
refusal-graze-amount = { $price }点ずつ使う。{ possible }
refusal-no-graze = グレイズが{ $cost }要るが、{ $graze }しかない。

## 人物と札の誤り

fault-no-means = { WORD($key, of: "attack-kind") }に使えるものがない。
