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
refusal-no-such-act = 这里不能那样做：{ $act }。
refusal-no-request = 已经没有人要收回那一步了。

## 链接的用处
act-again = 重开有他人参加的战斗
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

## 页面
table-name = 军配牌桌
table-language = 语言
table-open-one = 开一张桌子
table-lead = 选一场战斗，定好谁来玩，把链接发出去。不需要账号；裁判懂规则，掷人人可查的骰子，并听从主持人的裁定。
table-who-plays = 谁来玩
table-person = 真人
table-computer = 电脑（{ $name }）
table-undo-policy = 收回
table-undo-request = 骰子落下前自由，之后须请求
table-undo-free = 随时自由
table-undo-gm = 仅由主持人
table-dice = 骰子
table-dice-sealed = 封存，人人可查
table-dice-hand = 真骰子，自行输入
table-spectators = 允许旁观
table-has-gm = 有主持人
table-open = 开这张桌子
table-games = 游戏
table-game-maai = 間合：间距与呼吸的决斗
table-game-kaisen = 海戦：风与密令的海上战斗
table-game-sengen = 千幻抄：弹幕之战
table-alone = 立刻同电脑对战，席位是
table-several = 几个人一起玩（{ $count } 席，用链接邀请）
table-settings = 设置
table-again = 再战一场
table-bring = 带来场景或记录
table-file = 文件（TOML 或 JSON Lines）
table-links-once = 这些链接只显示这一次。把每个链接交给该给的人；谁打开，谁入席。
table-sit-down = 在此入席
table-link-of = { $name }的链接
table-copy = 复制
table-qr = 二维码
table-watch = 旁观者
table-gm = 主持人
table-your-turn = 轮到你了
table-declare = 宣言
table-send = 发送
table-log = 经过
table-talk = 桌上闲谈
table-say-something = 说点什么
table-whisper = 对谁
table-to-all = 对所有人
table-is-asked = 正被询问
table-more-options = 花费{ $cost }的还有{ $count }种
table-faces = 掷{ $why }并输入点数
table-unasked = 主动发言
table-request = { $seat }想收回上一步。
table-grant = 同意
table-refuse = 拒绝
table-take-back-free = 收回
table-take-back-request = 请求收回
table-seat = 我的席位
table-call-me = 称呼
table-hand-over = 把席位交给
table-sure = 确定吗？
table-yield = 认输
table-record = 记录
table-log-text = 文字日志
table-picture = 图
table-rule-target = 对象
table-rule-value = 数值
table-rule-kind = 种类
table-rule-reason = 理由（所有人可见）
table-overrule = 裁定
table-back = 退一步
table-redo = 进一步
table-pause = 暂停
table-go-on = 继续
table-answer-for = 代为回答
table-notes = 笔记（只有你看得到）
table-keep = 保存
table-odds = { $whole }分之{ $part }
table-over = { IS($winners) ->
        [none] 结束了，没有胜者：{ $why }。
       *[other] 结束了。{ $winners }获胜：{ $why }。
    }
table-paused = 主持人暂停了战斗。
table-waits = { IS($seats) ->
        [none] 请稍候。
       *[other] 等待{ $seats }。
    }
