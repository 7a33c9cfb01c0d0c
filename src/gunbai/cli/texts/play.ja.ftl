# 打ち込みの場で言うこと。

prompt = { $seat }>{" "}

prompt-as-gm = GM>{" "}

options-all = 宣言できること
options-more = ……ほか{ $count }件（options で全て示す）
options-open = 番号、または言葉での宣言。ここにない宣言もできる。
option-cost = ({ $cost })
option-chance = { $percent }%
odds-none = ダイスにかかることがないか、わからない。
no-such-option = その番号はない。1番から{ $most }番まである。
near-options = 近いもの：{ $options }

faces-wanted = { $why }（{ $seat }）：{ $count }d{ $sides } を振り、出目を打つこと
faces-unreadable = 出目を数字で打つこと。例：7 3

ahead-dice = いま待たれているのはダイスで、宣言ではない。
ahead-nothing = これについて先に言えることはない。
explain-dice = いまはダイスを待っている。選ぶものはない。
explain-gm = ゲームマスターに委ねられたことは、先読みの対象にならない。
finished-explain = コンピュータの読みを見るには：gunbai replay { $path } --explain
undo-nothing = 戻せる宣言はない。
undo-done = 戻した：{ $what }
why-nothing = 条の決めたことは、まだ何も起きていない。
stops-no-windows = この遊戯に窓はない。いつでも言えることは、問われずに言う。
stops-always = いつも問う
stops-never = 問わない
stops-matters = 意味のあるときだけ
stops-until = { $event } が起きるまで全て見送る。
stops-how = 変えるには：stops all、stops none、stops default、stops +種類 -種類、stops until 出来事
gm-how = 次のように打つ：裁定 set musashi.strength = 3 理由 足を滑らせた／裁定 dice 2d10 = [7, 3] 理由 ダイスが傾いた／裁定 end 理由 夜も更けた
save-where = どこへ？　例：save duel.jsonl
saved-copy = 写しを { $path } に置いた。そこからも再開できる。
saved = 何も失われない：gunbai resume { $path }
finished = { $rounds }ラウンド、入力{ $inputs }件。
finished-verify = 全てのダイスを確かめるには：gunbai verify { $path }

prompt-declare = 番号か宣言：問いに答える。番号のあとに続けてもよい。例：4 @小手
prompt-ahead = ahead 宣言・下見：宣言すればどうなるか。あなただけに知らされ、まだ何も宣言されない
prompt-undo = undo・戻す：自分の最後の宣言を戻す。出目は変わらない
prompt-why = why・なぜ：いま起きたこと、拒まれたことを決めた条。why 条名 でどの条でも
prompt-explain = explain（助言）：先を読むコンピュータ keen が、あなたの選択肢それぞれをどう見るか
prompt-options = options・一覧：宣言を全て示す
prompt-odds = odds・確率 [宣言]：宣言（省けば全て）にダイスがもたらすこと
prompt-log = log・記録：これまでの全て。log 10 で最後の十行
prompt-board = board・盤：いまの様子
prompt-stops = stops・問い所：どの窓で問われるか。stops all（全部）、stops none（なし）、stops default（普段）、stops +種類 -種類、stops until 出来事
prompt-save = save ファイル：記録の写しを置く
prompt-gm = gm・裁定：GMとして裁く。裁定 種類 対象 = 値 理由 わけ。経過に示される。「裁定」だけで例を示す
prompt-yield = yield・参った：負けを認める
prompt-quit = quit・中断：場を離れる。Ctrl-C でも同じ。何も失われない
prompt-unasked = いつでも言えること：{ $offers }
