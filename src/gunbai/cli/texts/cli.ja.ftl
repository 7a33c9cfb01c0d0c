# コマンドの言うこと。規則の言葉は、核と各ゲームの文にある。

## ファイル

cannot-read = { $path } を読めない：{ WORD($why, of: "file") }。
cannot-write = { $path } に書けない：{ WORD($why, of: "file") }。

file-missing = そのようなファイルはない
file-folder = フォルダである
file-denied = 許されていない
file-exists = もうあるファイルで、上書きはしない
file-full = 空きがない
file-read-only = そこには書き込めない
file-other = システムが拒む
system-refuses = システムが受け付けない：{ $why }。

## 読めないコマンド

usage-unknown-command = 「{ $given }」というコマンドはない。
usage-unknown-option = 「{ $given }」というオプションはない。
usage-bad-value = 「{ $given }」は { $name } の値ではない。
usage-bad-number = 「{ $given }」は18桁までの整数ではない。{ $name } には整数が要る。
usage-bad-language = 「{ $given }」という言語はない：{ $accepted }
usage-value-missing = { $name } に値がない。
usage-argument-missing = { $name } がない。
usage-too-much = 「{ $given }」は余分である。
usage-given-twice = { $name } が二度ある。
usage-too-few = { $name } は{ $least }以上でなければならない。
usage-unreadable = コマンドを読めない。
usage-accepted = 書けるもの：{ $accepted }
usage-help = 使い方：{ $command }

## games, scenarios

games-id = ゲーム
games-title = 題
games-version = 版
games-books = ルールブック
games-players = 自動プレイヤー
games-partly = 括弧の中のルールブックは、まだ揃っていない。
scenarios-seats = 席：{ $seats }

## explain, clauses, rulings

clause-where = ルールブック{ $book }「{ $section }」・{ WORD($kind, of: "clause-kind") }
clause-kind-definition = 定義
clause-kind-rule = 規則
clause-kind-cost = 消費
clause-kind-table = 表の一行
clause-kind-option = 選択ルール
clause-kind-gm = GMに任せる
clause-kind-balance = 作り手への定め
clause-kind-core-fact = 基本ルールの事実
clause-check = 例
clause-rulings = 関わる裁定
clauses-book = ルールブック
clauses-total = 条
clauses-shown = 試験で示した
clauses-otherwise = 他で示した
clauses-missing = 未だ
clauses-not-counted = { $path } がここにない。試験が書くものなので、先に make test を。
clauses-broken = { $path } は試験の書くものではない：{ $why }
rulings-changed = （既定：{ $default }）
rulings-available = 選べるもの：{ $values }
rulings-why = 理由：{ $why }
rulings-other-game = { $scenario } は { $game } の場面である。

## run

seat-form = 「{ $given }」は席のことを言っていない。名＝プレイヤーの形で、例えば musashi=random と書く。
run-no-end = { $decisions }回の宣言を経ても戦いが終わらず、打ち切った。裁定によっては終わらないこともある。
thoughts = コンピュータの読み
thoughts-none = この戦いで先を読んだコンピュータはいない。
thought-input = 入力{ $input }：{ $seat }（{ $player }）
thought-only = 選ぶ余地はなかった：{ $option }
thought-trials = 試行{ $trials }回
thought-exact = 試行{ $trials }回・最初の出目は厳密
explain-later = コンピュータの読みは、戦いが終わり、ダイスのシードが公開されてから示す。
run-ended = { $rounds }ラウンド、入力{ $inputs }件。
run-recorded = 記録：{ $path }

## replay, verify

replay-to = 入力は{ $most }件で、{ $given }件目までは示せない。
replay-cut = 記録は{ NUMBER($line, useGrouping: 0) }行目で切れている。最後の全き入力まで読んだ。
replay-part = 入力{ $all }件のうち、{ $inputs }件目まで。
replay-unfinished = 入力{ $inputs }件、規則に合う。戦いはまだ終わっていない。
replay-no-footer = 入力{ $inputs }件、規則に合う。戦いは終わっているが、記録の最後の行がない。
replay-good = 入力{ $inputs }件、結果、要約値、いずれも規則に合う。
replay-undone = 取り消された入力{ $undone }件も、規則に合う。
verify-good = { $rolls }回の振りはすべて、封の示すとおり。
verify-taken = ほかに、枝分かれする前の戦いから引き継いだ出目が{ $taken }回分ある。
verify-undone = うち{ $undone }回は戻された。
verify-ruled = ほかに{ $ruled }回は、GMが出目を定めた。
verify-seal = 種 { $seed } のSHA-256は、初めに約したとおり { $commitment }。
verify-guessed = 種は --seed { $number } のもの。この数を言い当てた者は、出目をすべて前もって知っていた。

## check, case, conform

check-good = { WORD($kind, of: "file-kind") }：誤りなし
check-bad = 誤り{ $count }件
check-cut = 記録は{ NUMBER($line, useGrouping: 0) }行目で切れている。
file-kind-record = 記録
file-kind-scenario = 場面
file-kind-clause = 条
file-kind-ruling = 裁定
file-kind-rule-words = 条と裁定の訳
file-kind-case = 事例
file-kind-form = 内容
check-findings = 指摘{ $count }件
check-unknown = このような鍵のファイルを、軍配は読まない。
check-level-error = 誤り
check-level-warning = 指摘
check-level-note = 助言
file-kind-table = ゲームの資料
file-kind-toml = TOML
file-kind-file = ファイル
case-passed = そのとおり
case-failed = 食い違い
case-difference = { $where }：期待は { $expected }、結果は { $found }
case-count = 事例{ $cases }件、{ $failed ->
        [0] すべてそのとおり
       *[other] 食い違い{ $failed }件
    }。
conform-running = { $game }：でたらめに{ $battles }戦を行っている……
conform-where = 第{ $battle }戦、{ $scenario }、入力{ $inputs }件のあと
conform-played = { $battles }戦、入力{ $inputs }件、出来事{ $events }件。
conform-never = 一度も起きなかったもの：{ $tags }
conform-sound = { $game } はすべての約束を守る。
conform-broken = { $game } は約束を{ $count }度破った。

## play, resume

play-as-whom = 誰として戦うのか、--as で言うこと：{ $seats }
play-seed-by-hand = 手で振るダイスに種はない。--seed か --dice hand のどちらかを外すこと。
play-sealed = ダイスは封じてある：SHA-256 { $commitment }
play-record = 記録：{ $path }
play-seeded = 出目は --seed { $seed } から決まる。この数を知る者には、すべての出目が分かる。
play-help = ? で、打てるものを示す。
record-in-use = { $path } は別のところで続いている。
seal-missing = { $path } のダイスは封じてあるが、種（{ $seal }）がないので、もう誰にも振れない。手で振って続けるなら：gunbai resume { $path } --dice hand
resume-cut = 記録が{ NUMBER($line, useGrouping: 0) }行目で切れていたので、その半端な行を除いた。まだ誰にも告げていない行である。
resume-over = { $path } の戦いは終わっている。gunbai replay で見られる。
resume-none = { $folder } に、終わっていない戦いはない。記録を名指すこと。
resume-not-sealed = この記録のダイスは封じていない（{ WORD($kind, of: "dice-kind") }）。--dice を外すか、--dice hand とすること。
resumed = { $path } から再開。入力{ $inputs }件のあと。

## serve

serve-at = 卓は { $address } で開いている（API は { $address }api）。Ctrl-C で止まり、何も失われない。
serve-no-port = { $host } のポート { NUMBER($port, useGrouping: 0) } では待ち受けられない：{ $why }
serve-setting = そのようには設定できない：{ $why }
serve-ready = 一戦の用意がある：ブラウザで { $address } を開けば、すぐにコンピュータと戦える。
serve-ended = 止まった。どの卓も、いたところから開く。
serve-no-database = データベースを開けない。詳しくは上の行に。何も変わっていない。
serve-as-whom = どの席で戦うかを --as で言うこと：{ $seats }。
serve-ready-what = --as は、--ready で名を挙げた場面の席を指す。

## map

map-title = { $name }　第{ $round }ラウンド
map-seed = 記録には自分のダイスがある。--seed は場面にだけ使える。
map-round = --round は記録にだけ使える。場面は始まりの姿で描かれる。
map-no-round = 第{ $wanted }ラウンドはない。この記録は第{ $first }から第{ $last }ラウンドまで。
map-needs-file = 印は絵にだけ描かれる。-o でファイルを指定すること。
map-ending = { $path } の末尾が .svg でも .png でもない。
map-no-picture = { $game } には絵がない。
map-no-mark = この遊戯の絵に印「{ $mark }」はない。
map-no-converter = { $path } は作れない。ＳＶＧをＰＮＧに変えるプログラム（{ $known }）が入っていない。.svg ならいつでも書ける。
map-converter-failed = { $path } は作られなかった。{ $name } が失敗した。
reach-head = { $ship }、{ $place }-{ $facing }、移動力{ $power }：{ $hexes }ＨＥＸに{ $poses }通りの終わり方
reach-note = それぞれに、そこへ至る最も安い移動と、使う値を示す。動けない船を除き、他の船は進路にいないものとする。
reach-no-sea = { $game } には動かす船がない。
reach-hex = ＨＥＸ
reach-facing = 船首
reach-moves = 移動
reach-sail = 帆走
reach-steer = 操船
reach-row = 漕走
reach-power = 移動力は0から{ $most }まで。{ $given }は指定できない。

## rest, learn

keep-one-of = 次のうちちょうど一つが要る：{ $options }。
keep-one-spell = 学べるのは一度に一つ。呪文を一つだけ挙げる。
keep-one-character = { $path }には人物が{ $count }人いる。一人でなければならない。
keep-not-editable = { $path }の書き方ではその場で書き換えられない。キーごとに行を分けること。何も変えていない。
keep-rolled = 出目：{ $faces }（種 { $seed }）
kept-nothing = 変わるものはない。
kept-slots-back = スロットが{ $slots }つ戻る：{ WORD($spell-list, of: "spell-list") }{ of-dan }。
kept-slots-lost = 幕間まで失われたまま：{ WORD($spell-list, of: "spell-list") }{ of-dan }、{ $slots }つ。
kept-study-again = 幕間学習が再びできる。
kept-too-short = { $hours }時間では{ $wanted }時間の休息にならず、スロットは戻らない。
kept-licensed = 免許を得る：{ WORD($spell-list, of: "spell-list") }。
kept-promoted = { of-dan }になる。
kept-learned = 習得：{ $spell }。
kept-studied = { $total }、目標値{ $target }：{ $spell }を習得する。
kept-not-learned = { $total }、目標値{ $target }：{ $spell }は習得できず、このセッションの学習は終わり。
kept-ritual-held = { $total }、目標値{ $target }：儀式は成る。{ $spell }。スロットを使う。
kept-ritual-failed = { $total }、目標値{ $target }：儀式は失敗する。{ $spell }。スロットを使う。
kept-backlash = 逆流：戦力は残り{ $strength }。どう部分的に及ぶかはGMが述べる。
keep-interlude-only = { $name } は --interlude とともに使う。傷の手当ては幕間に行う。
kept-used-again = セッションごとに回数の決まったものが、再び使える。
kept-strength = 戦力：{ $most }のうち{ $strength }。
kept-strength-stays = 戦力は{ $most }のうち{ $strength }のまま。休息では戻らない。治療で戻るなら、ゲームマスターがファイルの `strength` を改める。
kept-injured = 負傷：{ WORD($part, of: "part") }。
kept-cured = 治癒：{ WORD($part, of: "part") }。
kept-bleeds = 出血している。
kept-slots-spent = 消費済み：{ WORD($spell-list, of: "spell-list") }{ of-dan } { $slots }。
kept-used = { $entry }：このセッションで{ $times }回使用。
kept-consumed = { $entry }：{ $times }回分を消費。
kept-tended = { $total } 対 { $target }：{ wound-of }は治った。
kept-not-tended = { $total } 対 { $target }：{ wound-of }は治らない。
kept-untended = { wound-of }はそのまま。手当てには医術が要る（--healer FILE）。
carry-no-file = 人物のファイルを一つ以上挙げること：FILE、FIGHTER=FILE。
carry-other-game = { $path } は { $game } の戦い。人物を引き継げるのは maai の戦いのみ。
carry-not-over = { $path } の戦いはまだ終わっていない。
carry-nobody = { $path }：この戦いに人物 { $character } はいない。いるのは { $accepted }。場面に直接書かれた者には FIGHTER=FILE。
carry-several = { $path }：この人物である者が複数いる（{ $fighters }）。FIGHTER=FILE で示すこと。
carry-changed = { $path } は戦いの始まりと違っている（{ $fighter }）。その後、別のことが起きている。--anyway で戦いの結果を書き込む。何も変更していない。
wound-of = { $wound ->
    [bleeding] 出血
   *[other] 負傷（{ WORD($wound, of: "part") }）
}

# ---- 多くの戦いを一度に ----

many-what = 場面を一つ、または--compareで二つ示すこと。比べるときは値を振れない。
many-games = 比べられるのは同じゲームの場面だけで、{ $games }は比べられない。
many-number = { $name }は{ $low }から{ $high }までの整数をとる。{ $given }ではない。
many-until = 「{ $given }」は幅ではない。--until は0と0.5の間の数をとる。例：0.01
many-two-pools = --jobs と --on はどちらか一方。この機械の工程か、クラスターか。
many-page = { $path }は.htmlで終わっていない。
many-pick = --pick と --record は一緒に書く。どの戦いを、どこに記録するか。
many-pick-one = 取り出せるのは一つの場面の一戦だけ。--compareなしで、振る値は一つずつにすること。
balance-nothing = { $path }には、戦いで試せる武器・マヌーバ・呪文・カード・船がない。
many-playing = 対戦中
odds-question = 問い
odds-means = わかること
odds-quantities = 量
odds-how = gunbai odds GAME QUESTION NAME=N …。範囲 NAME=N..M で表、--chart FILE.svg で図。
odds-given = { $what } { $value }
odds-givens = 条件：{ $given }
odds-clauses = 根拠：{ $clauses }
odds-what = 事柄
odds-percent = 確率
odds-exactly = 正確には
odds-number = 値
odds-or-more = それ以上
odds-mean = { $what }（平均）
odds-square = { $what }：縦は{ $down }、横は{ $across }
odds-too-many-sweeps = 一つの問い（{ $question }）で範囲にできる量は二つまで。
odds-too-many = 一度に答えられるのは{ $most }件まで。問われたのは{ $given }件。
odds-value = { $name }は{ $least }から{ $most }までの整数か、その範囲 N..M。与えられたのは「{ $given }」。
odds-ruling = 裁定は KEY=VALUE と書く。与えられたのは「{ $given }」。
odds-no-questions = ゲーム{ $game }には、ダイスについて問えることがない。
