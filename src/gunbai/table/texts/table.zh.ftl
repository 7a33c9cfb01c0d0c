# 牌桌的话语。

## 拒绝
refusal-no-such-table = 没有这张桌子，或者链接已经失效。
refusal-not-allowed = 这个链接不能用于：{ WORD($what, of: "act") }。
refusal-overtaken = 有人抢先了一步。请看看桌上现在的样子。
refusal-store-failed = 现在连不上数据库。什么都没有接受，请再试一次。
refusal-open-from-one = 请给出其中之一：场景的名字、场景的正文，或者一份记录。
refusal-paused = 主持人暂停了战斗。
refusal-nothing-to-take-back = 没有可以收回的自己的决定。
refusal-undo-by-gm = 这张桌子上只有主持人可以收回。
refusal-nothing-to-redo = 没有可以重做的事。
refusal-no-request = 已经没有人要收回那一步了。

## 链接的用处
act-back = 回到从前
act-fork = 在战斗途中另开假设的桌子
act-grant = 同意收回
act-hand-over = 转让那个席位
act-notes = 主持人的笔记
act-other-eyes = 看别的席位所见
act-pause = 暂停战斗
act-record = 战斗结束前的记录
act-redo = 重做收回的事
act-reissue = 制作链接
act-remove = 撤掉桌子
act-rule = 推翻裁定
act-say = 说这句话
act-sit = 入席
act-speak = 替那个席位行动
act-throw = 掷这些骰子

## HTTP 的拒绝
problem-malformed = 这不是这里所等待的东西。
problem-no-link = 请出示席位的链接。
problem-not-found = 这里什么也没有。
problem-too-large = 比这里能放的任何东西都大。
problem-too-often = 一下子太多了，请稍等。
problem-broken = 我们这边出了故障。什么都没有接受。
