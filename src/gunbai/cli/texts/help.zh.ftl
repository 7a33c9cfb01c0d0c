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
help-carry = 把战斗的结果写入角色的文件。
help-rest = 让角色文件中的法术位恢复：经过幕间，或休息若干小时。
help-learn = 让角色文件中的角色学习法术：取得执照、升段，或幕间学习。
help-ritual = 让角色文件中的角色在战斗之外举行达人的仪式。
help-check = 找出场景、记录、案例与游戏资料中的全部错误。
help-case = 运行写在TOML里的案例，并显示不符之处。
help-serve = 开设在线牌桌：人用浏览器，机器人用 HTTP，同一位裁判。
help-serve-host = 在这个地址上监听；默认不让外面的人进来。
help-serve-port = 在这个端口上监听；0 表示任意空闲端口。
help-serve-database = 牌桌存放之处：sqlite+aiosqlite:///FILE 或 postgresql+asyncpg://…
help-serve-ready = 备好这个场景：打开地址的人立刻同电脑对战。
help-serve-as = 在那里所坐的席位。
help-serve-browser = 有屏幕时，用本机的浏览器打开地址。
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
help-seed = 决定骰子与 random 选择的整数，知道它的人能预知结果；不写则重新抽取。
help-run-seat = 由谁就座：NAME=plain（默认）、NAME=random，或会推演的 NAME=keen；NAME=keen:400 每步推演 400 次。每个席位都可写。
help-run-explain = 显示会推演的电脑对每个选项的预期。
help-run-record = 把记录写入此文件；文件必须尚不存在。
help-as = 席位。
help-play-as = 你的席位。
help-play-vs = 对手：plain（默认）、random，或会推演的 keen；keen:400 推演更多。
help-play-dice = sealed（默认）：由Gunbai掷骰，人人可查验。hand：亲手掷真骰子并输入点数。
help-play-record = 要写的记录，必须尚不存在；默认在 $XDG_STATE_HOME/gunbai/records 中新建。
help-resume-file = 记录；默认为最后玩过且未结束的那一份。
help-resume-as = 你的席位，若要换一个。
help-resume-vs = 对手，若要换一个。
help-resume-dice = hand：即使原为封存，也改为亲手掷骰继续。
help-replay-to = 到第几条输入为止。
help-replay-explain = 战斗结束后，重新推演并显示电脑对每个选项的预期。
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
help-reach-ship = 船（标识，或任一语言的名称）。
help-reach-power = 移动力；默认为场景开始时掷出的。
help-rest-file = 只有一名角色的内容文件。
help-rest-interlude = 经过一次幕间：所有法术位恢复，并可再次学习。
help-rest-hours = 没有战斗的休息小时数；8小时恢复除被打断而失去者之外的所有法术位。
help-carry-record = 一场已经结束的 maai 战斗的记录。
help-carry-files = 各含一名角色的内容文件，该角色须参战；可用 FIGHTER=FILE 指明。
help-carry-anyway = 即使文件与战斗开始时不同也写入。
help-rest-healer = 为其治伤者的文件；不写则为本人。
help-rest-faces = 用真骰子为治伤判定掷出的点数，每处伤两个，如 "3 8 5 5"。
help-learn-file = 只有一名角色的内容文件；自制法术也写在其中。
help-learn-spells = 要学的法术。
help-learn-licence = 取得该列表（jujutsu, taima, kekkai, yogen）的执照，附带三个1段法术。
help-learn-promote-to = 升至该段，附带两个该段法术：1至9，或 master。
help-learn-study-now = 在幕间学习一个法术：2d10 + 智 + 技能 >= 11，每场游戏一次。
help-learn-faces = 用真骰子掷出的点数，如 "3 8"。
help-ritual-file = 只有一名角色的内容文件。
help-ritual-spell = 仪式。
help-ritual-faces = 用真骰子掷出的点数，如 "3 8"。
help-sim = 把一个场景打许多遍，统计结果。
help-balance = 检查自制资料，并在有它与没有它时各打许多场，看它处在什么位置。
help-sim-scenario = 场景：GAME/NAME，或文件。
help-sim-battles = 打多少场；不写则1000，与--until同用时最多100000。
help-sim-seat = 由谁就座：NAME=random、NAME=plain（默认），或该游戏的其他电脑玩家。每个席位都可写。
help-sim-sweep = 变动场景的某个值或裁定：kojiro.finesse=1..5、maai.attack.cost=1,2。最多写两次。
help-sim-compare = 改为打同一游戏的两个场景，说明第二个改变了什么。
help-sim-until = 每个阵营的区间半宽都小于此数时停下。
help-sim-seed = 决定所有战斗的整数；不写则为1。
help-jobs = 用本机多少个进程；不写则与核数相同。
help-on = 由其工作进程来打的Dask集群的调度器：tcp://scheduler:8786
help-side = 变动两个值的图上画哪个阵营的胜率；不写则为第一个。
help-out = 把各场写入此文件：.csv与.parquet每场一行，.json为全部统计。
help-chart = 把胜率画进此文件：.svg或.png。
help-report = 把带表格与图的网页写入此文件：.html
help-pick = 只打这个编号（从0起）的一场，并写出它的记录。
help-sim-record = 取出的那一场的记录写到哪里；文件必须尚不存在。
help-content = 自制资料的文件。
help-balance-battles = 每组对阵打多少场；不写则400。
help-balance-seed = 决定所有战斗的整数；不写则为1。
help-player = 双方由谁来打；不写则为plain。
help-odds = 以表格、JSON或图表给出游戏骰子的精确概率。
help-odds-game = 游戏。
help-odds-question = 要问什么；省略则列出所有可问的。
help-odds-sets = 一个量及其数值：bonus=5。范围 bonus=3..8（每隔二则 2..8/2）成为表格，两个范围成为方阵。
help-odds-ruling = 桌上的裁定：maai.doubles.auto=VALUE。可以写多次。
help-odds-chart = 把答案画到此文件（.svg 或 .png）：分布、沿范围的折线，或着色方阵。
