# 帮助页。

help-gunbai = 桌面战斗的裁判：对照规则审查宣言，掷出人人可查验的骰子，并指出起决定作用的条款。
help-usage = 用法：
help-commands = 命令
help-arguments = 参数
help-options = 选项
help-help = 显示本页。
help-version = 显示Gunbai的版本。
help-everywhere = --lang ja|en|zh 可放在任何位置；不写则按区域设置的语言。退出码：0 正常，1 有所发现，2 命令有误。

help-games = 列出已安装的游戏。
help-scenarios = 列出可玩的场景。
help-run = 让电脑玩家把场景打到结束，并显示经过。
help-play = 与电脑对战一个场景。
help-resume = 继续离开的战斗。
help-replay = 从第一条输入起重新裁判一份记录，并显示经过。
help-verify = 查验一份记录的封存与每一颗骰子。
help-explain = 解释规则书的一条条款。
help-clauses = 显示每本规则书有多少条款已由测试示明。
help-rulings = 列出规则书的空白以及如何裁定。
help-check = 找出场景、记录、案例与游戏资料中的全部错误。
help-case = 运行写在TOML里的案例，并显示不符之处。
help-serve = 开设在线牌桌：人用浏览器，机器人用 HTTP，同一位裁判。
help-serve-host = 在这个地址上监听；默认不让外面的人进来。
help-serve-port = 在这个端口上监听；0 表示任意空闲端口。
help-serve-database = 牌桌存放之处：sqlite+aiosqlite:///FILE 或 postgresql+asyncpg://…
help-conform = 以随机对局检验一个游戏。

help-check-strict = 把意见（违反规则书原则之处）也算作错误。
help-sarif = 同时写出SARIF 2.1.0格式的结果，供代码托管平台使用。
help-json = 只输出一个JSON值。
help-scenario = 场景：GAME/NAME，或文件。
help-game = 已安装游戏的名称。
help-clause = 条款的名称，例如 maai.guard.feint。
help-record = run --record 或 play 写出的记录。
help-files = 文件，按内容识别种类。
help-more = 更多席位设定。
help-seed = 决定骰子与 random 选择的整数；不写则重新抽取。
help-run-seat = 由谁就座：NAME=random，或 NAME=plain（默认）。每个席位都可写。
help-run-record = 把记录写入此文件；文件必须尚不存在。
help-as = 席位。
help-play-as = 你的席位。
help-play-vs = 对手：plain（默认），或 random。
help-play-dice = sealed（默认）：由Gunbai掷骰，人人可查验。hand：亲手掷真骰子并输入点数。
help-play-record = 要写的记录，必须尚不存在；默认在 $XDG_STATE_HOME/gunbai/records 中新建。
help-resume-file = 记录；默认为最后玩过且未结束的那一份。
help-resume-as = 你的席位，若要换一个。
help-resume-vs = 对手，若要换一个。
help-resume-dice = hand：即使原为封存，也改为亲手掷骰继续。
help-replay-to = 到第几条输入为止。
help-replay-as = 按此席位所见显示经过；默认按旁观者所见。
help-rulings-scenario = 显示此场景的设定。
help-case-files = 案例文件；写法见 docs/cases.md。
help-battles = 进行多少场；默认100。
help-conform-seed = 整数；同一个数得到同样的战斗。

help-map = 以图片或文字海图显示战况。
help-map-what = 记录，或场景（GAME/NAME，或文件）。
help-map-round = 记录中该回合结束时的样子；默认为记录结束时。
help-map-as = 画出该席位所能见的；默认为旁观者所见。
help-map-arcs = 标出一艘船的船首、舷侧、船尾方位。可多次给出。
help-map-sight = 标出两船或两处（0203）之间的射线。
help-theme = 浅色或深色背景的配色；auto（默认）由显示者决定。
help-output = 写出图片的文件，.svg 或 .png；已有的会被替换。
help-reach = 显示一艘船一回合内能到达的一切位置。
help-reach-ship = 船。
help-reach-power = 移动力；默认为场景开始时掷出的。
