# 使い方の頁。

help-gunbai = 卓上の戦いの審判。宣言を規則に照らし、誰にでも確かめられるダイスを振り、決め手となった条を示す。
help-usage = 使い方：
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-help = この頁を示す。
help-version = Gunbaiの版を示す。
help-everywhere = --lang ja|en|zh はどこに置いてもよい。なければロケールの言葉で話す。終了コード：0 よし、1 見つかったものがある、2 コマンドの誤り。

help-games = 入っているゲームを並べる。
help-scenarios = 遊べる場面を並べる。
help-run = 自動プレイヤーどうしで場面を終わりまで行い、経過を示す。
help-play = 場面を自動プレイヤーを相手に行う。
help-resume = 離れた戦いを続ける。
help-replay = 記録を最初の入力から裁き直し、経過を示す。
help-verify = 記録の封と全てのダイスを確かめる。
help-explain = ルールブックの条を説く。
help-clauses = ルールブックごとに、試験で示した条の数を示す。
help-rulings = ルールブックの隙間と、その定めを並べる。
help-carry = 終わった戦いの結果を、人物のファイルに書き込む。
help-rest = 人物ファイルのスロットを、幕間または休息の時間によって回復させる。
help-learn = 人物ファイルに呪文を習得させる。免許・昇段・幕間学習による。
help-ritual = 人物ファイルの人物に、戦闘外で達人の儀式を行わせる。
help-check = 場面、記録、事例、ゲームの資料の誤りを全て示す。
help-case = TOMLに書いた事例を行い、食い違いを示す。
help-serve = オンラインの卓を開く：人はブラウザから、ボットは HTTP から、審判は一つ。
help-serve-host = このアドレスで待ち受ける。既定では外から誰も入れない。
help-serve-port = このポートで待ち受ける。0 なら空いているもの。
help-serve-database = 卓を置く場所：sqlite+aiosqlite:///FILE か postgresql+asyncpg://…
help-serve-ready = この場面を用意しておく：アドレスを開いた人が、すぐにコンピュータと戦う。
help-serve-as = そこで戦う席。
help-serve-browser = 画面があれば、この機械のブラウザでアドレスを開く。
help-conform = でたらめに戦わせて、ゲームを試す。

help-check-strict = 指摘（規則書の原則に反するもの）も誤りとする。
help-sarif = 結果をSARIF 2.1.0としても書く（コードの置き場のため）。
help-json = JSONの値を一つだけ示す。
help-scenario = 場面。GAME/NAME、またはファイル。
help-game = 入っているゲームの名。
help-clause = 条の名。例：maai.guard.feint
help-record = run --record や play の書いた記録。
help-files = ファイル。何であるかは中身で分かる。
help-more = 席の定めの続き。
help-seed = ダイスと random の手を定める整数。知る者には先が読める。なければ新しく引く。
help-run-seat = 席に就く者。NAME=plain（既定）、NAME=random、または先を読む NAME=keen。NAME=keen:400 なら一手に 400 回試す。席ごとに書ける。
help-run-explain = 先を読むコンピュータが選択肢それぞれをどう見たかを示す。
help-run-record = 記録を書くファイル。まだないものに限る。
help-as = 席。
help-play-as = 自分の席。
help-play-vs = 相手。plain（既定）、random、または先を読む keen。keen:400 はより多く読む。
help-play-dice = sealed（既定）はGunbaiが振り、誰にでも確かめられる。hand は本物のダイスを振って出目を打つ。
help-play-record = 書く記録。まだないものに限る。なければ $XDG_STATE_HOME/gunbai/records に新しく作る。
help-resume-file = 記録。なければ、最後に遊んだ終わっていないもの。
help-resume-as = 自分の席。別の席に移るときに。
help-resume-vs = 相手。別の者にするときに。
help-resume-dice = hand なら、封じてあった記録でも、手で振って続ける。
help-replay-to = 入力を何件目まで裁くか。
help-replay-explain = 終わった戦いについて、先を読むコンピュータが選択肢それぞれをどう見たかを、改めて読み直して示す。
help-replay-as = この席に見えた経過を示す。なければ、ただ見ている者に見えるもの。
help-rulings-scenario = この場面の定めを示す。
help-case-files = 事例のファイル。書き方は docs/cases.md にある。
help-battles = 何戦行うか。既定は100。
help-conform-seed = 整数。同じ数なら同じ戦いになる。

help-map = 戦いの様子を絵、または文字の海図で示す。
help-map-what = 記録、または場面（GAME/NAME、またはファイル）。
help-map-round = 記録の、このラウンドの終わりの姿。指定がなければ記録の終わり。
help-map-as = この席から見えるものを描く。指定がなければ観戦者から見えるもの。
help-map-arcs = 船の船首・舷側・船尾方向に印をつける。繰り返し指定できる。
help-map-sight = 二隻の船または位置（0203）の間の射線に印をつける。
help-theme = 明るい地か暗い地の色。auto（既定）は表示する側に任せる。
help-output = 絵を書き出すファイル（.svg または .png）。すでにあれば置き換える。
help-reach = 一隻の船が一ラウンドに行けるところをすべて示す。
help-reach-ship = 船（IDまたはいずれかの言語での名前）。
help-reach-power = 移動力。指定がなければ場面の始まりに振られたもの。
help-rest-file = 人物が一人だけの内容ファイル。
help-rest-interlude = 幕間が過ぎる。スロットはすべて戻り、学習も再びできる。
help-rest-hours = 戦いのない休息の時間。8時間で、妨害で失ったもの以外のスロットが戻る。
help-carry-record = 終わった maai の戦いの記録。
help-carry-files = 人物が一人ずつの内容ファイル。その人物として戦った者のもの。FIGHTER=FILE で示せる。
help-carry-anyway = ファイルが戦いの始まりと違っていても書き込む。
help-rest-healer = 傷を手当てする者のファイル。省けば本人。
help-rest-faces = 手当ての判定を実物のさいころで振ったときの目。一つの傷に二つずつ。"3 8 5 5" のように。
help-learn-file = 人物が一人だけの内容ファイル。独自の呪文があれば共に書く。
help-learn-spells = 習得する呪文。
help-learn-licence = このリスト（jujutsu, taima, kekkai, yogen）の免許を得る。1段の呪文3種が付く。
help-learn-promote-to = この段に上がる。その段の呪文2種が付く。1から9、または master。
help-learn-study-now = 幕間に一つ学ぶ。2d10 + 智 + 技能 >= 11、一セッション一度。
help-learn-faces = その判定を実物のさいころで振ったときの目。"3 8" のように。
help-ritual-file = 人物が一人だけの内容ファイル。
help-ritual-spell = 儀式。
help-ritual-faces = その判定を実物のさいころで振ったときの目。"3 8" のように。
help-sim = 場面を何度も行い、結果を数える。
help-balance = 自作の資料を調べ、有る場合と無い場合とで戦わせて、どのあたりに立つかを示す。
help-sim-scenario = 場面。GAME/NAME、またはファイル。
help-sim-battles = 戦いの数。省けば1000、--until とともなら多くて100000。
help-sim-seat = 席に就く者。NAME=random、NAME=plain（既定）、またはそのゲームのほかの自動プレイヤー。席ごとに書ける。
help-sim-sweep = 場面の値か裁定を振る：kojiro.finesse=1..5、maai.attack.cost=1,2。二度まで書ける。
help-sim-compare = 代わりに、同じゲームの場面二つを行い、二つ目が何を変えるかを示す。
help-sim-until = どの陣営の区間も、半分の幅がこれより狭くなったら止める。
help-sim-seed = すべての戦いを定める整数。省けば1。
help-jobs = この機械のいくつの工程で行うか。省けば核の数。
help-on = 働き手に戦わせるDaskクラスターのスケジューラー：tcp://scheduler:8786
help-side = 二つの値を振った図に、どの陣営の勝率を描くか。省けば最初の陣営。
help-out = 戦いを書くファイル：.csv と .parquet は一戦一行、.json は数えたすべて。
help-chart = 勝率の図を描くファイル：.svg か .png。
help-report = 表と図のページを書くファイル：.html
help-pick = この番号（0から）の戦いだけを行い、その記録を書く。
help-sim-record = 取り出した戦いの記録を書くファイル。まだないものに限る。
help-content = 自作の資料のファイル。
help-balance-battles = 組み合わせごとの戦いの数。省けば400。
help-balance-seed = すべての戦いを定める整数。省けば1。
help-player = 両側の打ち手。省けば plain。
help-odds = ゲームのダイスの正確な確率を、表・JSON・図で示す。
help-odds-game = ゲーム。
help-odds-question = 何を問うか。省けば、問えることをすべて並べる。
help-odds-sets = 量とその値：bonus=5。範囲 bonus=3..8（二つおきなら 2..8/2）なら表に、二つの範囲なら升目になる。
help-odds-ruling = 卓の裁定：maai.doubles.auto=VALUE。何度でも書ける。
help-odds-chart = 答えをこのファイル（.svg か .png）に描く：分布、範囲に沿う線、または色分けした升目。
