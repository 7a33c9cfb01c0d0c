"""The rulings of a duel, read once: a slot for each, so that the flow of play looks nothing up."""

from __future__ import annotations

from gunbai.games.maai.extension import ExtensionRules
from gunbai.games.maai.spell_rules import spell_rules
from gunbai.games.maai.values import Pace
from gunbai.kernel.rulings import Rulings

HALF_STEP = 1
"""Vitality of a half-step. Clauses: maai.halfstep.cost, maai.halfstep.not_walk."""
WALK = 2
"""Of the core's walk, which a duel does not have. Clauses: maai.core.walk, maai.halfstep.not_walk."""
PACES = {Pace.WALK: WALK, Pace.DASH: 3, Pace.LEAP: 3, Pace.RIDE: 1}
"""Of moving to another area.

Clauses: maai.move.core.walk, maai.move.core.dash, maai.move.core.jump, maai.move.core.ride.
"""
DRAW = 1
"""Of changing the weapon in hand. Rulings: maai.weapon.restance."""
STANCE = 1
"""Of taking a stance. Clauses: maai.stance.core_cost."""


class Rules:
    """What this table settled for rulebook 000. Names are those of the keys, without `maai.`, dots as underscores."""

    def __init__(self, rulings: Rulings) -> None:  # noqa: PLR0915 (one line a ruling)
        word, number = rulings.word, rulings.number
        self.extension = ExtensionRules.read(rulings)
        self.spells = spell_rules(rulings)
        self.attack_check = word("maai.attack.check")
        self.attack_cost = number("maai.attack.cost")
        self.feint_cost = number("maai.feint.cost")
        self.attack_target = word("maai.attack.target")
        self.direct = word("maai.direct")
        self.defenceless = word("maai.defenceless")
        self.defenceless_span = word("maai.defenceless.span")
        self.one_round = word("maai.duration.one_round")
        self.vitality_max = word("maai.vitality.max")
        self.strength_max = word("maai.strength.max")
        self.count_pass = word("maai.count.pass")
        self.count_tie = word("maai.count.tie")
        self.reserves_after = word("maai.reserve.timing") == "after"
        self.many_reserves = word("maai.reserve.many") == "any"
        self.count_tie_span = word("maai.count.tie_span")
        self.stance_swap = word("maai.stance.swap")
        self.overload_check = word("maai.overload.check")
        self.overload_failure = word("maai.overload.failure")
        self.doubles_auto = word("maai.doubles.auto") == "yes-10-10/1-1"
        self.tenmei_doubles = word("maai.tenmei.effect") == "double"
        self.karma_attack = word("maai.karma.attack")
        self.contest_tie = word("maai.contest.tie")
        self.contest_doubles = word("maai.contest.doubles") == "yes"
        self.start = word("maai.distance.start")
        self.toma_reach = word("maai.distance.toma_reach")
        self.odachi_close = word("maai.weapon.odachi_close")
        self.uchigatana_sessen = word("maai.weapon.uchigatana_sessen")
        self.longer_scope = word("maai.weapon.longer_scope")
        self.longer_first_step = word("maai.weapon.longer_first_step")
        self.restance = word("maai.weapon.restance")
        self.cost_in_contest = word("maai.halfstep.cost_in_contest")
        self.attempt_only = word("maai.halfstep.wish") == "attempt-only"
        self.firstcut = word("maai.halfstep.firstcut")
        self.failed_bundle = word("maai.halfstep.failed_bundle")
        self.steps_per_breath = 1 if word("maai.halfstep.per_breath") == "one" else 99
        self.step_first = word("maai.halfstep.order_in_breath") == "step-first"
        self.stepin_bonus = 1 if word("maai.halfstep.stepin_bonus") == "+1" else 0
        self.plain_exit = word("maai.clinch.plain_exit")
        push, slip = {"1/1/attack": (1, 1), "2/2/2": (2, 2), "0": (0, 0)}[word("maai.clinch.cost")]
        self.push_cost, self.slip_cost = push, slip
        self.bare_cost = {"1/1/attack": self.attack_cost, "2/2/2": 2, "0": 0}[word("maai.clinch.cost")]
        self.regain_cost = number("maai.part.wrist_regain")
        self.prices = (
            self.attack_cost, self.feint_cost, HALF_STEP, self.bare_cost, self.push_cost, self.slip_cost, DRAW,
            self.regain_cost, STANCE, 0, 0,
        )  # fmt: skip
        """Vitality of each kind of act, by its code, before parts and injuries."""
        self.dash_areas, self.ride_areas = number("maai.move.dash_areas"), number("maai.move.ride_areas")
        self.area_reach = word("maai.area.reach")
        self.outbreak = word("maai.duel.outbreak")
        self.break_off = word("maai.duel.break_off")
        self.dagger = word("maai.clinch.dagger")
        self.barehand_check = word("maai.clinch.barehand_check")
        self.counter = word("maai.clinch.counter")
        self.dagger_drawn = word("maai.clinch.dagger_drawn")
        self.clinch_loss = word("maai.guard.clinch_loss")
        self.clinch_who = word("maai.guard.clinch_who")
        self.guard_start = word("maai.guard.start")
        self.guard_feint = word("maai.guard.feint")
        self.guard_nearmiss = number("maai.guard.nearmiss")
        self.guard_streak = word("maai.guard.streak")
        self.guard_stack = word("maai.guard.stack")
        self.break_duration = word("maai.guard.break_duration")
        self.guard_at_zero = word("maai.guard.at_zero")
        self.recover_when = word("maai.guard.recover_when")
        self.retreat_bonus = word("maai.guard.retreat_bonus")
        self.low_ability = word("maai.guard.low_ability")
        self.part_feint = word("maai.part.feint")
        self.wrist_on_fail = word("maai.part.wrist_on_fail")
        self.leg_initiative = word("maai.part.leg_initiative")
        self.bleed_sequence = word("maai.part.bleed_sequence")
        self.part_repeat = word("maai.part.repeat")
        self.trunk_extra = word("maai.part.trunk_extra")
        self.spar_conversion = word("maai.part.spar_conversion")
        self.footing_who = word("maai.terrain.footing_who")
        self.glare_who = word("maai.terrain.glare_who")
        self.first_contest = word("maai.terrain.first_contest")
        self.battle_end = word("maai.battle.end")
        self.training_end = word("maai.training.end")
        self.barehand_exit = word("maai.clinch.barehand_exit")
        self.window_guard_loss = word("maai.guard.window_guard_loss") == "yes"

    def covers(self, pace: Pace) -> int:
        """How many areas a way of moving covers. Rulings: maai.move.dash_areas, maai.move.ride_areas."""
        if pace is Pace.DASH:
            return self.dash_areas
        return self.ride_areas if pace is Pace.RIDE else 1
