# 卓の言葉。

## 断り
refusal-no-such-table = そのような卓はないか、リンクが無効になっている。
refusal-not-allowed = このリンクではできない：{ WORD($what, of: "act") }。
refusal-overtaken = 誰かが先に動いた。今の卓を見てほしい。
refusal-store-failed = いまはデータベースにつながらない。何も受け付けていないので、もう一度試してほしい。
refusal-open-from-one = 場面の名、場面の本文、記録のうち、どれか一つを渡すこと。
refusal-paused = ゲームマスターが戦いを止めている。
refusal-nothing-to-take-back = 戻せる自分の手はない。
refusal-undo-by-gm = この卓では、手を戻すのはゲームマスターだけである。
refusal-nothing-to-redo = やり直せるものはない。
refusal-no-such-act = ここでそれはできない：{ $act }。
refusal-no-request = その手を戻したいという求めは、もう立っていない。

## リンクでできること
act-again = ほかの人もいる戦いを始め直すこと
act-back = 前へ戻ること
act-fork = 戦いの途中で仮の卓を開くこと
act-grant = 手を戻すのを許すこと
act-hand-over = その席を譲ること
act-notes = ゲームマスターの覚え書き
act-other-eyes = ほかの席の見え方を見ること
act-pause = 戦いを止めること
act-record = 終わる前の記録
act-redo = 戻した手をやり直すこと
act-reissue = リンクを作ること
act-remove = 卓を片づけること
act-rule = 裁定を覆すこと
act-say = それを言うこと
act-sit = 席に着くこと
act-speak = その席として動くこと
act-throw = そのダイスを振ること

## HTTP の断り
problem-malformed = ここで待っていたものと違う。
problem-no-link = 席のリンクを示すこと。
problem-not-found = ここには何もない。
problem-too-large = ここに置けるものより大きい。
problem-too-often = 一度に多すぎる。少し待ってほしい。
problem-broken = こちら側で何かが壊れている。何も受け付けていない。

## 頁
table-name = 軍配の卓
table-language = 言語
table-open-one = 卓を開く
table-lead = 戦いを選び、誰が遊ぶかを決め、リンクを配る。登録はいらない。審判は規則を知り、誰でも確かめられるダイスを振り、ゲームマスターの裁定には従う。
table-who-plays = 誰が遊ぶか
table-person = 人
table-computer = コンピュータ（{ $name }）
table-undo-policy = 手を戻す
table-undo-request = ダイスが落ちるまで自由、その後は求めて
table-undo-free = いつでも自由
table-undo-gm = ゲームマスターだけ
table-dice = ダイス
table-dice-sealed = 封印、誰でも確かめられる
table-dice-hand = 本物を振って打ち込む
table-spectators = 観戦を許す
table-has-gm = ゲームマスターがいる
table-open = この卓を開く
table-games = ゲーム
table-game-maai = 間合：間と呼吸の果し合い
table-game-kaisen = 海戦：風と秘密の航路の船いくさ
table-game-sengen = 千幻抄：弾幕の戦い
table-alone = すぐにコンピュータと戦う。席は
table-several = 何人かで遊ぶ（{ $count }席、リンクで招く）
table-settings = 設定
table-again = もう一度戦う
table-bring = 場面や記録を持ち込む
table-file = ファイル（TOML か JSON Lines）
table-links-once = リンクが示されるのはこの一度だけ。それぞれを渡すべき人に渡すこと。開いた人がその席に着く。
table-sit-down = ここに着く
table-link-of = { $name }のリンク
table-copy = 写す
table-qr = QRコード
table-watch = 観戦者
table-gm = ゲームマスター
table-your-turn = あなたの番
table-declare = 宣言
table-send = 送る
table-log = 経過
table-talk = 卓の会話
table-say-something = 何か言う
table-whisper = 誰に
table-to-all = 皆に
table-is-asked = 問われている
table-more-options = { $cost }で、ほかに{ $count }通り
table-faces = { $why }を振り、出目を打つ
table-unasked = 問われずに言う
table-request = { $seat }が手を戻したいと言っている。
table-grant = 許す
table-refuse = 断る
table-take-back-free = 手を戻す
table-take-back-request = 手を戻したいと求める
table-seat = 自分の席
table-call-me = 呼び名
table-hand-over = 席を譲る相手
table-sure = 本当に？
table-yield = 参った
table-record = 記録
table-log-text = 経過（文章）
table-picture = 図
table-rule-target = 対象
table-rule-value = 値
table-rule-kind = 種類
table-rule-reason = 理由（皆に見える）
table-overrule = 裁定する
table-back = 一手戻す
table-redo = 一手進める
table-pause = 止める
table-go-on = 再開する
table-answer-for = 代わりに答える
table-notes = 覚え書き（自分だけ）
table-keep = 残す
table-odds = { $whole }分の{ $part }
table-over = { IS($winners) ->
        [none] 終わった。勝者なし：{ $why }。
       *[other] 終わった。{ $winners }の勝ち：{ $why }。
    }
table-paused = ゲームマスターが戦いを止めている。
table-waits = { IS($seats) ->
        [none] しばらく。
       *[other] { $seats }を待っている。
    }
