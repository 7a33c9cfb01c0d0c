"""千幻抄 as the kernel knows it."""

from __future__ import annotations

from gunbai.games.sengen import agreement, ending, gauges, overrule, referee, view
from gunbai.games.sengen.answers import read_answer
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import DECLARATIONS
from gunbai.games.sengen.events import EVENTS
from gunbai.games.sengen.foresight import Foresight
from gunbai.games.sengen.forms import FORMS, TABLE_FORMS
from gunbai.games.sengen.names import scenario_names
from gunbai.games.sengen.odds_options import odds_of
from gunbai.games.sengen.odds_questions import QUESTIONS
from gunbai.games.sengen.plans import PLANS
from gunbai.games.sengen.sheet import SengenScenario
from gunbai.games.sengen.sheet_faults import check_fight
from gunbai.games.sengen.state import Fight, Prepared
from gunbai.games.sengen.trials import trials
from gunbai.games.sengen.windows import heed
from gunbai.games.sengen.word_keys import WORD_KEYS
from gunbai.kernel.game import Game, Seat


def seats(scenario: SengenScenario) -> tuple[Seat, ...]:
    """One seat a fighter, or one for several who name the same."""
    sides = {fighter.seat or fighter.id: fighter.side for fighter in scenario.fighter}
    return tuple(Seat(seat, side) for seat, side in sides.items())


GAME = Game(
    id="sengen",
    version="3",
    package="gunbai.games.sengen",
    books=("003", "core"),
    complete=True,
    scenario=SengenScenario,
    check=check_fight,
    seats=seats,
    prepare=Prepared,
    open=Fight,
    referee=referee.referee,
    finish=ending.finish,
    settle=ending.conclude,
    interjections=agreement.interjections,
    interject=agreement.interject,
    read_interjection=agreement.read_interjection,
    unlisted=agreement.unlisted,
    read_answer=read_answer,
    heed=heed,
    rule=overrule.rule,
    leave=agreement.leave,
    odds=odds_of,
    questions=QUESTIONS,
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
    trials=trials,
    plans=PLANS,
    foresight=Foresight,
)
