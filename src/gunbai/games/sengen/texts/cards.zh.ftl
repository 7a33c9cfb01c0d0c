# 符卡与擦弹：发生之事、宣言、不可之由。

## 发生之事

event-card-deployed = { $fighter }展开{ $card }（HP{ $hp }）：DP +{ $gained }，现为{ $dp }。
event-bullets-erased = { $fighter }以{ $card }消弹：DP +{ $gained }，现为{ $dp }。
event-ally-restored = { $fighter }也得以喘息：DP +{ $gained }，现为{ $dp }。
event-danmaku-erased = 袭向{ $fighter }的弹幕消失了。
event-bombed = { $fighter }以{ $card }作决死爆发：攻击无效。DP +{ $gained }，现为{ $dp }。
event-card-folded = { $fighter }收起{ $card }，此卡不能再用。
event-graze-spent = { $fighter }消耗擦弹{ $spent }（剩余{ $graze }）：{ IS($use) ->
        [spirit] 灵力 +{ $effect }。
        [damage] 对{ $target }的伤害 +{ $effect }。
        [resist] 抵抗 +{ $effect }。
       *[reigeki] 灵击，DP减少 -{ $effect }。
    }
event-graze-faded = { $fighter }未能及时展开下一张符卡，擦弹{ $lost }消散。

ask-graze-resist = 抵抗不足，用擦弹提高吗？

## 不可之由

refusal-card-twice = 这一时机已经用过符卡。
refusal-card-not-now = 此刻不能使用{ $card }。
refusal-not-attacked = 没有{ $card }可以抵消的攻击。
refusal-no-fold = 展开的符卡不能收起。
refusal-graze-use = 此刻不能把擦弹用于{ WORD($use, of: "graze-use") }。{ possible }
refusal-graze-target = 增加对谁的伤害？须逐个使用。{ possible }
refusal-graze-amount = 须以{ $price }点为单位使用。{ possible }
refusal-no-graze = 需要擦弹{ $cost }，现有{ $graze }。

## 角色与符卡的错误

fault-no-means = 没有可用于{ WORD($key, of: "attack-kind") }的手段。
