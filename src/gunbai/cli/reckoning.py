"""`odds`: exact chances of a game's dice, as a table, as JSON, or as a chart."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from gunbai.charts.drawing import check_installed, draw, ending_of
from gunbai.charts.model import Bars, Chart, Heat, Line, Lines, Series
from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.parameters import Json
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.writing import replace_file
from gunbai.errors import ScenarioError, UnknownName
from gunbai.games import find_game
from gunbai.kernel.chance_words import chance_name, percent_of, rounded
from gunbai.kernel.chances import Chance, Quantity, Question, Trial
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.library import Library
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.words import Wording

NOTHING = "–"
"""Where there is no answer: no number of dice will do."""
MOST_CELLS = 2_500
"""So many answers are given at once."""
_VALUE = re.compile(r"(?P<low>-?[0-9]{1,4})(?:\.\.(?P<high>-?[0-9]{1,4})(?:/(?P<step>[1-9][0-9]{0,2}))?)?")

Sets = Annotated[str, Parameter(name="NAME=N")]
Settled = Annotated[tuple[str, ...], Parameter(name="--ruling", metavar="KEY=VALUE", negative=())]
ChartFile = Annotated[str | None, Parameter(name="--chart", metavar="FILE")]


def odds(
    terminal: Terminal,
    game: Annotated[str, Parameter(name="GAME")],
    question: Annotated[str | None, Parameter(name="QUESTION")] = None,
    /,
    *sets: Sets,
    ruling: Settled = (),
    json: Json = False,
    chart: ChartFile = None,
) -> int:
    """Answers a question about a game's dice."""
    library = find_game(game)
    words = terminal.worded(library)
    questions = library.game.questions
    if question is None:
        _list(terminal, words, library)
        return OK
    if question not in questions:
        raise UnknownName("question", question, nearest_names(question, questions) or tuple(questions))
    found = questions[question]
    ending = None if chart is None else ending_of(chart)
    if ending is not None:
        check_installed()
    asked = _asked(found, question, sets)
    answers = _answers(found, asked, _settle(library, ruling))
    if json:
        terminal.json([_as_data(given, trial) for given, trial in answers])
    elif chart is None:
        _print(terminal, words, question, asked, answers)
    if chart is not None and ending is not None:
        drawn = draw(_chart(words, question, asked, answers), ending, terminal.language)
        replace_file(chart, drawn)
    return OK


# ---- what is asked ---------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """The values of every quantity; those that take several are swept through."""

    values: dict[str, tuple[int, ...]]
    named: tuple[str, ...]
    """What the person has named, in her order."""

    @property
    def swept(self) -> tuple[str, ...]:
        """The quantities with several values, in the order in which they were named."""
        return tuple(name for name in self.named if len(self.values[name]) > 1)


Answers = list[tuple[dict[str, int], Trial]]


def _asked(question: Question, name: str, sets: tuple[str, ...]) -> Asked:
    """Reads `NAME=N`, `NAME=N..M` and, by steps of S, `NAME=N..M/S`.

    Raises:
        Exit: it cannot be read, or is out of bounds, or there are too many values or sweeps.
        UnknownName: no such quantity.
    """
    known = {quantity.name: quantity for quantity in question.quantities}
    values: dict[str, tuple[int, ...]] = {quantity.name: (quantity.default,) for quantity in question.quantities}
    named = []
    for text in sets:
        key, _, said = text.partition("=")
        if key not in known:
            raise UnknownName("quantity", key, nearest_names(key, known) or tuple(known))
        values[key] = _values(known[key], said)
        named.append(key)
    asked = Asked(values, tuple(dict.fromkeys(named)))
    if len(asked.swept) > 2:
        raise wrong_usage("odds-too-many-sweeps", question=name)
    cells = 1
    for each in values.values():
        cells *= len(each)
    if cells > MOST_CELLS:
        raise wrong_usage("odds-too-many", most=MOST_CELLS, given=cells)
    return asked


def _values(quantity: Quantity, said: str) -> tuple[int, ...]:
    matched = _VALUE.fullmatch(said)
    low = int(matched["low"]) if matched else quantity.most + 1
    high = int(matched["high"]) if matched and matched["high"] else low
    if not quantity.least <= low <= high <= quantity.most:
        raise wrong_usage("odds-value", name=quantity.name, given=said, least=quantity.least, most=quantity.most)
    return tuple(range(low, high + 1, int(matched["step"] or 1) if matched else 1))


def _settle(library: Library, given: tuple[str, ...]) -> Rulings:
    """The rulings in force.

    Raises:
        Exit: one is not written KEY=VALUE.
        ScenarioError: no such ruling, or no such reading.
    """
    chosen: dict[str, str | int] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise wrong_usage("odds-ruling", given=text)
        chosen[key] = value
    rulings, faults = library.settle(chosen)
    if rulings is None:
        raise ScenarioError("--ruling", faults)
    return rulings


def _answers(question: Question, asked: Asked, rulings: Rulings) -> Answers:
    names = list(asked.values)
    swept = asked.swept
    # The first that is swept changes slowest.
    order = [*swept, *(name for name in names if name not in swept)]
    combined = product(*(asked.values[name] for name in order))
    rows = [dict(zip(order, values, strict=True)) for values in combined]
    return [(given, question.answer(rulings, given)) for given in rows]


# ---- as data and as tables -------------------------------------------------------------------------------------------


def _as_data(given: Mapping[str, int], trial: Trial) -> dict[str, Any]:
    return {
        "given": dict(given),
        "chances": {one.key: {"part": one.part, "whole": one.whole} for one in trial.chances},
        "spreads": {
            one.key: {
                "least": one.least,
                "ways": list(one.ways),
                "whole": one.whole,
                "mean": {"part": one.mean.numerator, "whole": one.mean.denominator},
            }
            for one in trial.spreads
        },
        "clauses": list(trial.clauses),
    }


def _list(terminal: Terminal, words: Wording, library: Library) -> None:
    """The questions of a game, with the quantities that each hangs on."""
    questions = library.game.questions
    if not questions:
        raise Exit(FOUND, "odds-no-questions", game=library.game.id)
    table = terminal.table("odds-question", "odds-means", "odds-quantities")
    for name, question in questions.items():
        quantities = ", ".join(f"{one.name}={one.default}" for one in question.quantities)
        table.add_row(name, words.say(f"question-{name}"), quantities)
    terminal.print(table)
    terminal.print(words.say("odds-how"), style=DIM)


def _print(terminal: Terminal, words: Wording, question: str, asked: Asked, answers: Answers) -> None:
    terminal.print(words.say(f"question-{question}"), style="bold")
    fixed = [(name, values[0]) for name, values in asked.values.items() if len(values) == 1]
    said = tuple(words.say("odds-given", what=_quantity(words, name), value=value) for name, value in fixed)
    terminal.print(words.say("odds-givens", given=said), style=DIM)
    match len(asked.swept):
        case 0:
            _print_one(terminal, words, answers[0][1])
        case 1:
            _print_sweep(terminal, words, asked, answers)
        case _:
            _print_square(terminal, words, asked, answers)
    clauses = dict.fromkeys(name for _, trial in answers for name in trial.clauses)
    terminal.print(words.say("odds-clauses", clauses=tuple(clauses)), style=DIM)


def _quantity(words: Wording, name: str) -> str:
    return words.say(f"quantity-{name}")


def _print_one(terminal: Terminal, words: Wording, trial: Trial) -> None:
    if trial.chances:
        table = terminal.table("odds-what", "odds-percent", "odds-exactly")
        for one in trial.chances:
            table.add_row(chance_name(words, one), f"{percent_of(one)} %", _exactly(one))
        terminal.print(table)
    if not trial.chances and not trial.spreads:
        terminal.print(NOTHING)
    for spread in trial.spreads:
        table = terminal.table("odds-number", "odds-percent", "odds-or-more")
        left = spread.whole
        for number, ways in enumerate(spread.ways, spread.least):
            if ways:
                here, more = Chance("", ways, spread.whole), Chance("", left, spread.whole)
                table.add_row(f"{number}", f"{percent_of(here)} %", f"{percent_of(more)} %")
            left -= ways
        mean = words.say("spread-said", what=words.word("odds", spread.key), mean=rounded(spread.mean, 2))
        terminal.print(mean, style="bold")
        terminal.print(table)


def _exactly(one: Chance) -> str:
    exactly = one.exactly
    return f"{exactly.numerator}/{exactly.denominator}" if len(str(exactly.denominator)) <= 12 else ""


def _print_sweep(terminal: Terminal, words: Wording, asked: Asked, answers: Answers) -> None:
    """A row for each value of what is swept."""
    [name] = asked.swept
    keys, means = _keys(answers)
    table = terminal.table()
    table.add_column(_quantity(words, name), justify="right")
    for key in keys:
        table.add_column(words.word("odds", key), justify="right")
    for key in means:
        table.add_column(words.say("odds-mean", what=words.word("odds", key)), justify="right")
    for given, trial in answers:
        chances = {one.key: f"{percent_of(one)} %" for one in trial.chances}
        numbers = {one.key: rounded(one.mean, 2) for one in trial.spreads}
        table.add_row(
            f"{given[name]}", *(chances.get(key, "") for key in keys), *(numbers.get(key, "") for key in means)
        )
    terminal.print(table)


def _keys(answers: Answers) -> tuple[list[str], list[str]]:
    """Of which chances and of which numbers any answer speaks."""
    chances = dict.fromkeys(one.key for _, trial in answers for one in trial.chances)
    return list(chances), list(dict.fromkeys(one.key for _, trial in answers for one in trial.spreads))


def _print_square(terminal: Terminal, words: Wording, asked: Asked, answers: Answers) -> None:
    """The first of the two that are swept down, the second across."""
    down, across = asked.swept
    names = {"down": _quantity(words, down), "across": _quantity(words, across)}
    terminal.print(words.say("odds-square", what=_headline(words, answers), **names))
    table = terminal.table()
    table.add_column("")
    for value in asked.values[across]:
        table.add_column(f"{value}", justify="right", no_wrap=True)
    for value in asked.values[down]:
        row = [_cell(trial) for given, trial in answers if given[down] == value]
        table.add_row(f"{value}", *row)
    terminal.print(table)


def _headline(words: Wording, answers: Answers) -> str:
    chances, means = _keys(answers)
    return words.word("odds", next(iter((*chances, *means)), ""))


def _cell(trial: Trial) -> str:
    if trial.chances:
        return f"{percent_of(trial.chances[0])}%"
    return rounded(trial.spreads[0].mean, 1).removesuffix(".0") if trial.spreads else NOTHING


# ---- as charts -------------------------------------------------------------------------------------------------------


def _chart(words: Wording, question: str, asked: Asked, answers: Answers) -> Chart:
    """The distribution, lines of chances, or a map of heat: by how many quantities are swept."""
    title = words.say(f"question-{question}")
    match asked.swept:
        case ():
            return _bars(words, title, answers[0][1])
        case (name,):
            keys, means = _keys(answers)
            lines = [_line(words, key, name, answers) for key in keys] or [
                _mean_line(words, key, name, answers) for key in means
            ]
            return Lines(
                title=title, lines=tuple(lines), across=_quantity(words, name), up=words.say("odds-percent"),
                is_percent=bool(keys),
            )  # fmt: skip
        case (down, across):
            return _heat(words, title, asked, (down, across), answers)
        case _:
            raise AssertionError(asked.swept)


def _bars(words: Wording, title: str, trial: Trial) -> Bars:
    percent = words.say("odds-percent")
    if not trial.spreads:
        labels = tuple(chance_name(words, one) for one in trial.chances)
        series = (Series(tuple(one.exactly for one in trial.chances)),)
        return Bars(title=title, labels=labels, series=series, up=percent, is_percent=True)
    spread = trial.spreads[0]
    numbers = range(spread.least, spread.least + len(spread.ways))
    series = (Series(tuple(spread.chance(number) for number in numbers)),)
    across = words.word("odds", spread.key)
    return Bars(title=title, labels=tuple(map(str, numbers)), series=series, across=across, up=percent, is_percent=True)


def _line(words: Wording, key: str, name: str, answers: Answers) -> Line:
    points = [(given[name], one.exactly) for given, trial in answers for one in trial.chances if one.key == key]
    return Line(tuple(points), words.word("odds", key))


def _mean_line(words: Wording, key: str, name: str, answers: Answers) -> Line:
    points = [(given[name], one.mean) for given, trial in answers for one in trial.spreads if one.key == key]
    return Line(tuple(points), words.say("odds-mean", what=words.word("odds", key)))


def _number(trial: Trial) -> Fraction | None:
    """What a cell shows: the first chance, or else the mean of the first number."""
    if trial.chances:
        return trial.chances[0].exactly
    return trial.spreads[0].mean if trial.spreads else None


def _heat(words: Wording, title: str, asked: Asked, swept: tuple[str, str], answers: Answers) -> Heat:
    down, across = swept
    is_chance = any(trial.chances for _, trial in answers)
    cells = tuple(
        tuple(_number(trial) for given, trial in answers if given[down] == value) for value in asked.values[down]
    )
    return Heat(
        title=f"{title}: {_headline(words, answers)}",
        columns=tuple(map(str, asked.values[across])),
        rows=tuple(map(str, asked.values[down])),
        cells=cells,
        across=_quantity(words, across),
        up=_quantity(words, down),
        is_percent=is_chance,
        places=0
        if is_chance or all(number is None or number.denominator == 1 for row in cells for number in row)
        else 1,
    )
