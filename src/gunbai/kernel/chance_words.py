"""Chances in words, a line for each thing that dice decide."""

from __future__ import annotations

from fractions import Fraction

from gunbai.kernel.chances import Chance, Odds, Spread, Trial
from gunbai.kernel.words import Wording


def percent_of(chance: Chance | Fraction) -> int:
    """A chance in whole hundredths; 0 and 100 are said of what never and always happens alone."""
    exactly = chance.exactly if isinstance(chance, Chance) else chance
    if exactly in (0, 1):
        return 100 * int(exactly)
    return max(1, min(99, (200 * exactly.numerator + exactly.denominator) // (2 * exactly.denominator)))


def rounded(number: Fraction, places: int = 1) -> str:
    """A number with so many decimals, halves away from 0, by whole numbers alone."""
    scale = 10**places
    doubled = 2 * abs(number.numerator) * scale + number.denominator
    whole, part = divmod(doubled // (2 * number.denominator), scale)
    sign = "-" if number < 0 and (whole or part) else ""
    return f"{sign}{whole}.{part:0{places}d}" if places else f"{sign}{whole}"


def odds_lines(words: Wording, odds: Odds) -> tuple[str, ...]:
    """What an option may come to: a line for each trial."""
    return tuple(trial_line(words, trial) for trial in odds.trials)


def trial_line(words: Wording, trial: Trial) -> str:
    """What one trial may come to."""
    said = [words.say("chance-said", what=chance_name(words, one), percent=percent_of(one)) for one in trial.chances]
    said += [spread_line(words, one) for one in trial.spreads]
    line = words.say("trial-said", said=tuple(said))
    if trial.given:
        given = tuple(words.word("odds-given", key) for key in trial.given)
        line = words.say("trial-given", line=line, given=given)
    head = words.declaration(trial.of) if trial.of is not None else words.name(trial.on) if trial.on else ""
    return words.say("trial-of", head=head, line=line) if head else line


def spread_line(words: Wording, spread: Spread) -> str:
    """What a number comes to on average."""
    return words.say("spread-said", what=words.word("odds", spread.key), mean=rounded(spread.mean))


def chance_name(words: Wording, chance: Chance) -> str:
    """What a chance is of."""
    return words.word("odds", chance.key)
