# 法术、准备与活力分散结构

## 费用记法

refusal-structure-number = 第{ $position }个字：这里应是活力的数值。{ accepts }
refusal-structure-sign = 第{ $position }个字：费用记法不能这样接下去。{ possible }
refusal-structure-kind = 第{ $position }个字：有多个数时，后面要写明种类。{ possible }
refusal-structure-undivided = 第{ $position }个字：只有一个数就没有分开。{ possible }
refusal-structure-order = 第{ $position }个字：准备的数在前，分散的数在其后且只有一组。{ possible }
refusal-structure-many = 第{ $position }个字：份数太多。{ accepts }
