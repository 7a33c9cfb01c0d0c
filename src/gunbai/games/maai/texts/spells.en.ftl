# Spells, preparations and the vitality structure.

## Cost notation

refusal-structure-number = At { $position }: a number of vitality belongs here.{ accepts }
refusal-structure-sign = At { $position }: a cost notation does not go on like this.{ possible }
refusal-structure-kind = At { $position }: several numbers need the kind behind them.{ possible }
refusal-structure-undivided = At { $position }: one number alone is not divided.{ possible }
refusal-structure-order = At { $position }: prepared numbers come first, and spread ones once behind them.{ possible }
refusal-structure-many = At { $position }: too many portions.{ accepts }
