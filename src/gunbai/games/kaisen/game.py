"""海戦 as the kernel knows it."""

from __future__ import annotations

from gunbai.games.kaisen import agreement, answers, ending, gauges, overrule, referee, view
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import DECLARATIONS
from gunbai.games.kaisen.events import EVENTS
from gunbai.games.kaisen.examples import examples
from gunbai.games.kaisen.foresight import Foresight
from gunbai.games.kaisen.names import scenario_names
from gunbai.games.kaisen.odds_options import odds_of
from gunbai.games.kaisen.odds_questions import QUESTIONS
from gunbai.games.kaisen.plans import PLANS
from gunbai.games.kaisen.sheet import SeaScenario
from gunbai.games.kaisen.sheet_faults import check_sea
from gunbai.games.kaisen.state import Prepared, Sea
from gunbai.games.kaisen.table_forms import TABLE_FORMS
from gunbai.games.kaisen.trials import FORM, trials
from gunbai.games.kaisen.word_keys import WORD_KEYS
from gunbai.kernel.game import Game, Seat


def seats(scenario: SeaScenario) -> tuple[Seat, ...]:
    """Whoever decides for ships, in the order of the ships."""
    return tuple(dict.fromkeys(Seat(ship.seat or ship.side, ship.side) for ship in scenario.ship))


GAME = Game(
    id="kaisen",
    version="2",
    package="gunbai.games.kaisen",
    books=("002",),
    complete=True,
    scenario=SeaScenario,
    check=check_sea,
    seats=seats,
    prepare=Prepared,
    open=Sea,
    referee=referee.referee,
    finish=ending.finish,
    settle=ending.conclude,
    interjections=agreement.interjections,
    interject=agreement.interject,
    read_interjection=agreement.read_interjection,
    unlisted=agreement.unlisted,
    examples=examples,
    heard_by=agreement.heard_by,
    read_answer=answers.read_answer,
    preview=answers.look_ahead,
    odds=odds_of,
    questions=QUESTIONS,
    rule=overrule.rule,
    leave=agreement.leave,
    view=view.sea_view,
    rounds=gauges.rounds,
    gauges=gauges.gauges,
    names=scenario_names,
    declarations=DECLARATIONS,
    events=EVENTS,
    word_keys=WORD_KEYS,
    citations=cites,
    forms={"model": FORM},
    tables=TABLE_FORMS,
    trials=trials,
    plans=PLANS,
    foresight=Foresight,
)
