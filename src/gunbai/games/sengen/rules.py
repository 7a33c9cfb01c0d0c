"""The rulings of a battle, read once: a slot for each, so that the flow of play looks nothing up."""

from __future__ import annotations

from gunbai.games.sengen.values import FAILED, KNOWN, SHOWN, Moment
from gunbai.kernel.rulings import Rulings


class Rules:
    """What this table settled. Names are those of the keys, without `sengen.`, dots as underscores."""

    def __init__(self, rulings: Rulings) -> None:  # noqa: PLR0915 (one line a ruling)
        word, number = rulings.word, rulings.number
        self.first_recovery = word("sengen.dp.first_turn") == "applied"
        self.shortage_empties = word("sengen.dp.shortage") == "emptied"
        self.keep_one = word("sengen.dp.exact_zero") == "keep-one"
        self.hindered_always = word("sengen.dp.no_recovery_scope") == "all"
        self.delay_floor = number("sengen.order.delay_floor")
        self.undelayed_first = word("sengen.order.delay_tie") == "undelayed"
        self.same_side_die = word("sengen.order.same_side_tie") == "die"
        self.sense_first = word("sengen.order.pvp") == "sense-then-die"
        self.sides_in_turn = word("sengen.order.simple_mode") == "side-highest"
        self.yield_asked = word("sengen.order.yield_when") == "after-opening"
        self.npcs_first = word("sengen.declare.sequence") == "npcs-first"
        self.danmaku_targets = word("sengen.danmaku.targets")
        self.defenders_as_declared = word("sengen.danmaku.order_of_defenders") == "declared"
        self.throw_one = word("sengen.noroll.danmaku_homing") == "throw-one"
        self.boost_each = word("sengen.homing.boost_cost") == "per-target"
        self.zero_shot = word("sengen.shot.zero_ability") == "trait-only"
        self.approach_by_sense = word("sengen.melee.approach") == "sense"
        self.approach_by_gm = word("sengen.melee.approach_target") == "gm"
        self.hit_by_sense = word("sengen.melee.hit") == "sense"
        self.melee_pays_both = word("sengen.melee.pay") == "both"
        self.melee_skill_damage = word("sengen.melee.damage") == "weapons"
        self.other_action = word("sengen.attack.other_action")
        self.friendly = word("sengen.attack.friendly") == "no-graze"
        self.guard_is_there = word("sengen.defence.list") == "named"
        self.evade_by_body = word("sengen.defence.evade") == "body"
        self.guard_reduces = word("sengen.defence.guard") == "reduce"
        self.cover_shared = word("sengen.defence.guard_others") == "shared"
        self.cover_by_targets = word("sengen.cover.who") == "any-other"
        self.cover_protected = word("sengen.cover.damage") == "all-but-defence"
        self.failed_cover_counts = word("sengen.cover.failed_slot") == "yes"
        self.resist_tens = word("sengen.resist.target") == "tens-digit"
        self.resist_focus = word("sengen.resist.is_defence") == "yes"
        self.halve_damage = word("sengen.focus.halve_scope") == "both"
        self.focus_full_graze = word("sengen.focus.graze") == "full"
        self.focus_waits = word("sengen.focus.with_wait") == "yes"
        self.focus_no_cards = word("sengen.focus.card") == "none"
        self.wait_stacks = word("sengen.wait.stack") == "yes"
        self.wait_alone = word("sengen.wait.other") == "nothing"
        self.idle_waits = word("sengen.wait.no_slot") == "yes"
        self.back_out_of_reach = word("sengen.row.reach") == "barred"
        self.graze_by_card = word("sengen.graze.card_required") == "card"
        self.graze_carry = number("sengen.graze.carry")
        self.graze_before_roll = word("sengen.graze.timing_damage") == "before-roll"
        self.spirit_uncapped = word("sengen.graze.spirit_cap") == "uncapped"
        self.reigeki_least = 1 if word("sengen.graze.reigeki_zero") == "one" else 0
        self.reigeki_full_graze = word("sengen.graze.reigeki_amount") == "original"
        self.shared_graze = word("sengen.graze.multi_shot") == "shared"
        self.graze_any_damage = word("sengen.graze.not_homing") == "as-shot"
        self.approach_graze_by_hit = word("sengen.graze.covered_melee") == "lost"
        self.bomb_grazes = word("sengen.graze.bomb") == "as-evaded"
        self.fled_keep_graze = word("sengen.graze.escape") == "scene-end"
        self.overflow = word("sengen.card.overflow") == "carried"
        self.dp_on_break = word("sengen.card.dp_on_break") == "half"
        self.deploy_before_dice = word("sengen.card.deploy_vs_known_damage") == "before-dice"
        self.deploy_to_pay = word("sengen.card.deploy_to_pay") == "yes"
        self.may_fold = word("sengen.card.withdraw") == "used"
        self.consume_pays_first = word("sengen.card.consume_is_attack") == "dp-after"
        self.consume_beside = word("sengen.card.consume_with_deployed") == "yes"
        self.erase_cancels = word("sengen.card.erase_cancels") == "cancels"
        self.erase_between_acts = word("sengen.card.erase_timing") == "between-acts"
        self.erase_with_wait = word("sengen.card.erase_amount") == "with-wait"
        self.bomb_late = word("sengen.card.bomb_timing") == "until-applied"
        self.bomb_cover = word("sengen.card.bomb_cover") == "yes"
        self.all_cards = word("sengen.card.count") == "all-owned"
        self.target_first = word("sengen.interrupt.order") == "target-first"
        self.graze_last = word("sengen.damage.reduce_order") == "graze-last"
        self.gm_ends = word("sengen.battle.end") == "gm"
        self.idle_turns = number("sengen.battle.idle")
        self.best_pursuer = word("sengen.escape.pursuers") == "best"
        self.free_escape = word("sengen.escape.dp") == "free"
        self.move_again = word("sengen.move.once") == "any"
        self.small_barrier = number("sengen.move.small_barrier")
        self.one_watch = word("sengen.area.watch_limit") == "one"
        self.look_at_end = word("sengen.perception.when") == "end"
        self.no_surprise = word("sengen.surprise.in_force") == "off"
        self.decisive: tuple[Moment, ...] = (SHOWN, KNOWN)
        """Moments of an attack at which it may matter by default that somebody speaks up."""
        if self.graze_before_roll or self.deploy_before_dice:
            self.decisive = (SHOWN, FAILED, KNOWN)
        self.lowered_stays = word("sengen.dp.max_change") == "stays"
