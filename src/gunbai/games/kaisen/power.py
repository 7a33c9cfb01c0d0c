"""移動力 and its three pools; what steps cost under sail, by the helm and with oars."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.geometry import DIRECTIONS, Direction
from gunbai.games.kaisen.reach import Means

if TYPE_CHECKING:
    from gunbai.games.kaisen.rules import Rules
    from gunbai.games.kaisen.ship import Profile

ROWING_WIND = 3
"""Oars are of use up to this wind level. Clauses: kaisen.row.wind-limit."""
TURN = 2
"""Steering points for 60 degrees. Clauses: kaisen.turn.cost-steer."""
ROW_AHEAD, ROW_BACK, ROW_TURN = 2, 3, 2
"""Rowing points. Clauses: kaisen.row.cost-forward, kaisen.row.cost-back, kaisen.row.cost-turn."""
LEE, CROSS, CROSS_LATEEN, UP_LATEEN = 1, 3, 2, 3
"""Sail points for a CS. Clauses: kaisen.sail.cost-lee, kaisen.sail.cost-cross, kaisen.sail.cost-cross-lateen."""

POOLS = cites("kaisen.alloc.three", "kaisen.alloc.sail-perf", "kaisen.alloc.steer-perf", "kaisen.row.perf-full")


def is_calm(rules: Rules, level: int) -> bool:
    """Whether no wind blows. Rulings: kaisen.weather.calm."""
    return level <= (1 if rules.weather_calm == "one" else 0)


def tens(rules: Rules, number: int) -> int:
    """The tens of a number, 0 below 10. Rulings: kaisen.tens."""
    whole = max(0, number) // 10
    return whole % 10 if rules.tens == "digit" else whole


def half(rules: Rules, number: int, *, printed: bool = True) -> int:
    """Half of a number. Rulings: kaisen.rounding."""
    return -(-number // 2) if printed or rules.rounding == "up" else number // 2


def power_of(rules: Rules, achievement: int, level: int) -> int:
    """移動力 before what characters add. Clauses: kaisen.power.compare. Rulings: kaisen.power.formula."""
    if is_calm(rules, level):
        return 0
    match rules.power_formula:
        case "sum":
            return tens(rules, achievement) + level
        case "target":
            return level if achievement >= 10 * level else half(rules, level, printed=False)
        case "difference":
            return max(0, achievement - 10 * level)
        case _:
            return min(level, tens(rules, achievement))


MOST_SEARCHED, MOST_ADDED = 24, 12
"""Power, and what a performance adds to a pool, up to which plots are searched for."""


class Terms(NamedTuple):
    """What moving costs a ship in this wind."""

    sail_step: tuple[int, ...]
    """Sail points for a step ahead, by facing from 1; 0 where sails drive it nowhere."""
    barred: Direction
    """The facing to which steering points do not turn it; 0 for none. Clauses: kaisen.turn.upwind-barred."""
    back: int
    free_turn: bool
    """The first turn of a plot costs nothing, by a ruling."""
    by_player: bool
    """Rowing points pay only for what is marked, and for steps back."""
    last_turn: bool
    """Only the facing after the last turn in a row may not be upwind."""
    stuck: bool
    """Steering points do not turn it away from the wind either."""


@lru_cache(maxsize=500)
def _sail_steps(wind: Direction, lateen: bool, calm: bool, up: bool) -> tuple[int, ...]:
    if calm:
        return (0,) * 6
    costs = {0: UP_LATEEN if lateen and up else 0, 1: CROSS_LATEEN if lateen else CROSS, 2: LEE, 3: LEE}
    return tuple(costs[min((facing - wind) % 6, (wind - facing) % 6)] for facing in DIRECTIONS)


def terms_of(rules: Rules, lateen: bool, wind: Direction, level: int) -> Terms:
    """What moving costs.

    Clauses: kaisen.wind.upwind, kaisen.wind.crosswind, kaisen.wind.leeward, kaisen.sail.upwind,
    kaisen.turn.upwind-lateen.
    """
    calm = is_calm(rules, level)
    return Terms(
        _sail_steps(wind, lateen, calm, rules.sail_cross_lateen_upwind == "three"),
        0 if lateen or calm else wind,
        1 if rules.plot_example_mode == "back-costs-1" else ROW_BACK,
        rules.plot_example_mode == "free-first-turn",
        rules.pay_choice == "player",
        rules.turn_through_upwind == "final",
        rules.turn_already_upwind == "stuck",
    )


def may_row(rules: Rules, profile: Profile, level: int) -> bool:
    """Whether power may be put into rowing. Rulings: kaisen.alloc.row_high_wind, kaisen.alloc.row_without_oars."""
    if level > ROWING_WIND and rules.alloc_row_high_wind == "none":
        return False
    return profile.rowing > 0 or rules.alloc_row_without_oars == "yes"


def row_bonus(profile: Profile, level: int) -> int:
    """What <漕走> adds to rowing points. Clauses: kaisen.row.wind-limit, kaisen.row.perf-full."""
    return profile.rowing if level <= ROWING_WIND else 0


def sail_bonus(rules: Rules, profile: Profile, level: int) -> int:
    """What <帆走> adds to sail points. Rulings: kaisen.alloc.sail_calm."""
    return 0 if is_calm(rules, level) and rules.alloc_sail_calm == "none" else profile.sail_bonus


def means_of(rules: Rules, profile: Profile, power: int, wind: Direction, level: int) -> Means:
    """What a ship has to move with, for a search through all its plots: of more than any ship of the rulebook has, so
    much as can be searched through at once. Plots that use still more may be written.
    """
    terms = terms_of(rules, profile.lateen, wind, level)
    row = row_bonus(profile, level)
    return Means(
        power=min(power, MOST_SEARCHED),
        sail=min(sail_bonus(rules, profile, level), MOST_ADDED),
        steer=min(profile.steer_bonus, MOST_ADDED),
        row=min(row, MOST_ADDED) if may_row(rules, profile, level) else None,
        sail_step=terms.sail_step,  # type: ignore[arg-type]
        row_back=terms.back,
        barred=terms.barred,
    )
