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
refusal-no-request = その手を戻したいという求めは、もう立っていない。

## リンクでできること
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
