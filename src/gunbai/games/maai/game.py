"""間合 as the kernel knows it."""

from __future__ import annotations

from gunbai.games.maai import agreement, ending, gauges, overrule, referee, view
from gunbai.games.maai.answers import read_answer
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit import audit_content
from gunbai.games.maai.content.forms import FORMS, TABLE_FORMS
from gunbai.games.maai.declaration import DECLARATIONS
from gunbai.games.maai.events import EVENTS
from gunbai.games.maai.foresight import Foresight
from gunbai.games.maai.names import prepare, scenario_names
from gunbai.games.maai.odds_options import odds_of
from gunbai.games.maai.odds_questions import QUESTIONS
from gunbai.games.maai.plans import PLANS
from gunbai.games.maai.preview import preview
from gunbai.games.maai.sheet import MaaiScenario, seat_of, side_of
from gunbai.games.maai.sheet_faults import check_scenario
from gunbai.games.maai.state import Fight
from gunbai.games.maai.trials import trials
from gunbai.games.maai.word_keys import WORD_KEYS
from gunbai.kernel.game import Game, Seat


def seats(scenario: MaaiScenario) -> tuple[Seat, ...]:
    """The seats, in the order of their first fighters."""
    return tuple({seat_of(one): Seat(seat_of(one), side_of(one)) for one in scenario.fighter}.values())


GAME = Game(
    id="maai",
    version="2",
    package="gunbai.games.maai",
    books=("000", "001", "004"),
    books_complete=("000", "001", "004"),
    complete=True,
    scenario=MaaiScenario,
    check=check_scenario,
    seats=seats,
    prepare=prepare,
    open=Fight,
    referee=referee.referee,
    finish=ending.finish,
    settle=ending.settle,
    interjections=agreement.interjections,
    interject=agreement.interject,
    read_interjection=agreement.read_interjection,
    read_answer=read_answer,
    preview=preview,
    odds=odds_of,
    questions=QUESTIONS,
    rule=overrule.rule,
    leave=agreement.leave,
    view=view.fight_view,
    rounds=gauges.rounds,
    gauges=gauges.gauges,
    names=scenario_names,
    declarations=DECLARATIONS,
    events=EVENTS,
    word_keys=WORD_KEYS,
    citations=cites,
    forms=FORMS,
    tables=TABLE_FORMS,
    audit=audit_content,
    trials=trials,
    plans=PLANS,
    foresight=Foresight,
)
