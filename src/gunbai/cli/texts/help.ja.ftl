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
help-check = 場面、記録、事例、ゲームの資料の誤りを全て示す。
help-case = TOMLに書いた事例を行い、食い違いを示す。
help-serve = オンラインの卓を開く：人はブラウザから、ボットは HTTP から、審判は一つ。
help-serve-host = このアドレスで待ち受ける。既定では外から誰も入れない。
help-serve-port = このポートで待ち受ける。0 なら空いているもの。
help-serve-database = 卓を置く場所：sqlite+aiosqlite:///FILE か postgresql+asyncpg://…
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
help-seed = ダイスと random の手を定める整数。なければ新しく引く。
help-run-seat = 席に就く者。NAME=random、または NAME=plain（既定）。席ごとに書ける。
help-run-record = 記録を書くファイル。まだないものに限る。
help-as = 席。
help-play-as = 自分の席。
help-play-vs = 相手。plain（既定）、または random。
help-play-dice = sealed（既定）はGunbaiが振り、誰にでも確かめられる。hand は本物のダイスを振って出目を打つ。
help-play-record = 書く記録。まだないものに限る。なければ $XDG_STATE_HOME/gunbai/records に新しく作る。
help-resume-file = 記録。なければ、最後に遊んだ終わっていないもの。
help-resume-as = 自分の席。別の席に移るときに。
help-resume-vs = 相手。別の者にするときに。
help-resume-dice = hand なら、封じてあった記録でも、手で振って続ける。
help-replay-to = 入力を何件目まで裁くか。
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
help-reach-ship = 船。
help-reach-power = 移動力。指定がなければ場面の始まりに振られたもの。
