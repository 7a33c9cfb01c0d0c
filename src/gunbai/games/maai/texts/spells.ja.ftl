# 呪文・準備・活力分散構造

## 費用の表記

refusal-structure-number = { $position }文字目：ここには活力の数が入る。{ accepts }
refusal-structure-sign = { $position }文字目：費用の表記はこうは続かない。{ possible }
refusal-structure-kind = { $position }文字目：数が複数あれば、その後に種別が要る。{ possible }
refusal-structure-undivided = { $position }文字目：数が一つでは分けたことにならない。{ possible }
refusal-structure-order = { $position }文字目：準備の数が先、分散の数はその後に一度だけ。{ possible }
refusal-structure-many = { $position }文字目：分けすぎている。{ accepts }
