# 提示符处所说的话。

prompt = { $seat }>{" "}

prompt-as-gm = 主持人>{" "}

options-all = 可以宣言的
options-more = ……另有{ $count }项（输入 options 全部列出）
options-open = 输入编号，或用文字宣言。未列出的也可以宣言。
option-cost = ({ $cost })
option-chance = { $percent }%
odds-none = 与骰子无关，或无从得知。
no-such-option = 没有这个编号；编号从1到{ $most }。
near-options = 相近的：{ $options }

faces-wanted = { $why }（{ $seat }）：请掷 { $count }d{ $sides }，并输入点数
faces-unreadable = 请用数字输入点数，例如 7 3。

ahead-dice = 现在等待的是骰子，而不是宣言。
ahead-nothing = 对此没有可以预先告知的内容。
explain-dice = 正在等待掷骰，没有可选的。
explain-gm = 规则交给主持人决定的事不作推演。
finished-explain = 查看电脑的推演：gunbai replay { $path } --explain
undo-nothing = 没有可撤回的宣言。
undo-done = 已撤回：{ $what }
why-nothing = 还没有发生由条款决定的事。
stops-no-windows = 这个游戏没有窗口：随时可说的话，不问也可说。
stops-always = 总是询问
stops-never = 从不询问
stops-matters = 有意义时才询问
stops-until = 在 { $event } 发生之前全部跳过。
stops-how = 更改方法：stops all、stops none、stops default、stops +种类 -种类、stops until 事件
gm-how = 这样输入：裁定 set musashi.strength = 3 因为 他摔倒了／裁定 dice 2d10 = [7, 3] 因为 骰子没放平／裁定 end 因为 天色已晚
save-where = 存到哪里？例如：save duel.jsonl
saved-copy = 副本在 { $path }，也可以从那里继续。
saved = 什么都不会丢失：gunbai resume { $path }
finished = { $rounds }回合，输入{ $inputs }条。
finished-verify = 查验每一颗骰子：gunbai verify { $path }

prompt-declare = 编号或宣言：回答询问。编号后面可以再加，例如 4 @手腕
prompt-ahead = ahead 宣言（试算）：若如此宣言会怎样。只告诉你一人，尚未宣言任何内容
prompt-undo = undo・悔棋：撤回你最后的宣言；点数不变
prompt-why = why・为什么：决定刚才所发生或所拒绝之事的条款。why 条款名 可查任何一条
prompt-explain = explain（建议）：会推演的电脑 keen 对你每个选项的预期
prompt-options = options・选项：列出全部
prompt-odds = odds・概率 [选项]：某一选项（省略则全部）的骰子结果
prompt-log = log・日志：至今发生的一切。log 10 只看最后十行
prompt-board = board・局面：现在的情形
prompt-stops = stops・询问点：在哪些窗口询问你。stops all（全部）、stops none（无）、stops default（默认）、stops +种类 -种类、stops until 事件
prompt-save = save 文件：另存一份记录
prompt-gm = gm・裁定：以主持人身份裁定。裁定 种类 对象 = 值 因为 理由，日志里人人可见。只输入“裁定”可看示例
prompt-yield = yield・认输：放弃这场战斗
prompt-quit = quit・离开：与 Ctrl-C 相同，什么都不会丢失
prompt-unasked = 随时可说：{ $offers }
