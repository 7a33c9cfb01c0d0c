"""A table without HTTP: opening, playing, taking back, handing over, and what each link may see and do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import msgspec
import pytest
from sqlalchemy import update

from gunbai.errors import DiceError, RecordError, Refused, StaleAsk, UnknownName
from gunbai.games import find_game
from gunbai.kernel.inputs import Answer, Faces, Ruling
from gunbai.kernel.record import load_record, replay, verify
from gunbai.table import schema
from gunbai.table.errors import NoSuchTable, NotAllowed, Overtaken
from gunbai.table.service import Tables
from gunbai.table.values import Opened, Settings, Who

from .conftest import Run, scenario

PLAIN = Settings()
NOBODY = Who("nowhere", "spectator")


class Sitting:
    """A table with its links."""

    def __init__(self, tables: Tables, opened: Opened, whos: dict[str, Who]) -> None:
        self.tables, self.opened = tables, opened
        self.gm, self.kojiro, self.musashi, self.spectator = (
            whos.get(name, NOBODY) for name in ("gm", "kojiro", "musashi", "spectator")
        )


async def open_table(tables: Tables, settings: Settings = PLAIN, **computers: str) -> Sitting:
    opened = await tables.open(scenario(), settings, computers)
    secrets = {"gm": opened.gm, "spectator": opened.spectator, **opened.seats}
    return Sitting(tables, opened, {name: await tables.who(secret) for name, secret in secrets.items() if secret})


async def refused(call: Awaitable[object], reason: str) -> Refused:
    with pytest.raises(Refused) as caught:
        await call
    assert caught.value.reason == reason
    return caught.value


def test_a_link_says_who_sits_where(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        assert (at.kojiro.role, at.kojiro.seat, at.gm.role) == ("seat", "kojiro", "gm")
        secrets = [at.opened.gm, at.opened.spectator, *at.opened.seats.values()]
        assert len(set(secrets)) == 4
        assert all(len(secret) == 22 for secret in secrets)  # 128 bits
        with pytest.raises(NoSuchTable):
            await tables.who(at.opened.battle)
        with pytest.raises(NoSuchTable):
            await tables.who(at.opened.gm[:-1] + ("A" if at.opened.gm[-1] != "A" else "B"))

    run(test)


def test_two_people_play_and_the_game_master_answers_for_one(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        seen = await tables.look(at.kojiro)
        assert [ask.kind for ask in seen.view.asks] == ["breath"]
        assert (await tables.look(at.musashi)).view.asks == ()
        await refused(tables.answer(at.musashi, "wait"), "not-your-turn")
        await tables.answer(at.kojiro, "step in", question=seen.view.question, epoch=seen.epoch)
        with pytest.raises(StaleAsk):
            await tables.answer(at.kojiro, "wait", question=seen.view.question, epoch=seen.epoch)
        now = await tables.look(at.gm)
        asked = now.view.waiting[0]
        await tables.answer(at.gm, "wait" if asked.kind == "breath" else "let", seat=asked.seat)
        record = load_record(await tables.record(at.gm), "record", find_game)
        answers = [given for given in record.inputs if isinstance(given, Answer)]
        assert (answers[0].by, answers[1].by) == ("", "gm")
        assert now.position == len(record.entries) - 1 or now.position < len(record.entries)

    run(test)


def test_a_computer_plays_its_seat_and_may_be_relieved(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, musashi="plain")
        await tables.answer(at.kojiro, "wait")
        battle = tables.hall.find(at.opened.battle).battle
        assert {given.by for given in battle.inputs if isinstance(given, Answer) and given.seat == "musashi"} == {
            "plain"
        }
        await tables.hand_over(at.gm, "musashi", "")
        await tables.hand_over(at.kojiro, "kojiro", "plain")
        assert [one.seat for one in battle.waiting if not one.answered] == ["musashi"]
        with pytest.raises(NotAllowed):
            await tables.hand_over(at.kojiro, "musashi", "plain")
        with pytest.raises(UnknownName):
            await tables.hand_over(at.gm, "musashi", "plane")
        await tables.hand_over(at.gm, "musashi", "plain")
        seen = await tables.look(at.spectator)
        assert seen.view.result is not None
        record = load_record(await tables.record(at.spectator), "record", find_game)
        assert replay(record).result == seen.view.result
        assert verify(record).rolls > 0

    run(test)


def test_what_is_in_the_ledger_outlives_the_process_byte_for_byte(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, musashi="random")
        for _ in range(8):
            view = (await tables.look(at.kojiro)).view
            if view.result is not None:
                break
            await tables.answer(at.kojiro, view.asks[0].options[0].id)
        before = msgspec.json.encode(await tables.look(at.kojiro))
        again = Tables(tables._store)
        assert msgspec.json.encode(await again.look(at.kojiro)) == before

    run(test)


def test_a_battle_of_another_version_is_not_played_on_but_its_record_is_there(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        record = await tables.record(at.gm)
        older = (await tables._store.head(at.opened.battle)).header.replace(b'"version":"', b'"version":"0.')
        async with tables._store._begin() as connection:
            await connection.execute(update(schema.battles).values(header=older))
        again = Tables(tables._store)
        for look in (again.look(at.kojiro), again.look(at.gm), again.answer(at.kojiro, "wait")):
            with pytest.raises(RecordError, match="version"):
                await look
        lines = record.splitlines()[1:]
        assert (await again.record(at.gm)).splitlines() == [older.strip(), *lines]
        with pytest.raises(NotAllowed):
            await again.record(at.kojiro)

    run(test)


def test_of_two_processes_one_is_first_and_the_other_catches_up(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        other = Tables(tables._store)
        seen = await other.look(at.kojiro)
        await tables.answer(at.kojiro, "wait")
        with pytest.raises(StaleAsk):
            await other.answer(at.kojiro, "step in", question=seen.view.question, epoch=seen.epoch)
        assert msgspec.json.encode(await other.look(at.gm)) == msgspec.json.encode(await tables.look(at.gm))
        with pytest.raises(Overtaken):
            await tables._store.append(at.opened.battle, 0, [b"{}\n"], over=False)

    run(test)


def test_two_answers_at_once_are_one_answer(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        seen = await tables.look(at.kojiro)
        others = [tables, Tables(tables._store)]
        done = await asyncio.gather(
            *(
                each.answer(at.kojiro, "wait", question=seen.view.question, epoch=seen.epoch)
                for each in others
                for _ in range(3)
            ),
            return_exceptions=True,
        )
        assert done.count(None) == 1
        assert all(one is None or isinstance(one, StaleAsk | Overtaken) for one in done)
        record = load_record(await tables.record(at.gm), "record", find_game)
        assert [given.say for given in record.inputs if isinstance(given, Answer)] == ["wait"]

    run(test)


# ---- taking back ---------------------------------------------------------------------------------------------------


def test_a_player_takes_back_freely_until_dice_fall(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        assert (await tables.look(at.kojiro)).undo == ""
        await tables.answer(at.kojiro, "wait")
        seen = await tables.look(at.kojiro)
        assert seen.undo == "free"
        assert await tables.undo(at.kojiro) is None
        back = await tables.look(at.kojiro)
        assert back.epoch == seen.epoch + 1
        assert [ask.kind for ask in back.view.asks] == ["breath"]
        await refused(tables.undo(at.kojiro), "nothing-to-take-back")

    run(test)


def test_after_dice_it_is_a_request_that_the_game_master_grants(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        await tables.answer(at.kojiro, "strike odachi")
        battle = tables.hall.find(at.opened.battle).battle
        rolled = [given for given in battle.inputs if isinstance(given, Faces)]
        assert rolled
        seen = await tables.look(at.kojiro)
        assert seen.undo == "request"
        request = await tables.undo(at.kojiro)
        assert request is not None
        assert (await tables.look(at.spectator)).request == request
        with pytest.raises(NotAllowed):
            await tables.grant(at.musashi, request.number, agreed=True)
        await refused(tables.grant(at.gm, request.number + 1, agreed=True), "no-request")
        await tables.grant(at.gm, request.number, agreed=True)
        assert (await tables.look(at.kojiro)).request is None
        assert battle.inputs == []
        await tables.answer(at.kojiro, "strike odachi")
        assert [given for given in battle.inputs if isinstance(given, Faces)] == rolled

    run(test)


def test_without_a_game_master_every_person_has_to_agree(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, Settings(game_master=False))
        await tables.answer(at.kojiro, "strike odachi")
        request = await tables.undo(at.kojiro)
        assert request is not None
        await tables.grant(at.musashi, request.number, agreed=True)
        assert tables.hall.find(at.opened.battle).battle.inputs == []

    run(test)


def test_a_request_is_stale_once_the_battle_goes_on_and_may_be_refused(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        await tables.answer(at.kojiro, "strike odachi")
        request = await tables.undo(at.kojiro)
        assert request is not None
        asked = (await tables.look(at.gm)).view.waiting[0].seat
        await tables.answer(at.gm, "wait", seat=asked)
        await refused(tables.grant(at.gm, request.number, agreed=True), "no-request")
        again = await tables.undo(at.kojiro)
        if again is not None:
            await tables.grant(at.gm, again.number, agreed=False)
        assert (await tables.look(at.gm)).request is None

    run(test)


def test_the_game_master_goes_back_anywhere_and_forth_again(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, musashi="plain")
        await tables.answer(at.kojiro, "strike odachi")
        await tables.rule(at.gm, Ruling("set", "the tide", "kojiro.guard", 1))
        battle = tables.hall.find(at.opened.battle).battle
        whole = list(battle.inputs)
        digest = battle.digest()
        await tables.back_to(at.gm, 0)
        assert (await tables.look(at.gm)).redo
        again = Tables(tables._store)
        while (await again.look(at.gm)).redo:
            await again.redo(at.gm)
        back = again.hall.find(at.opened.battle).battle
        assert (back.inputs, back.digest()) == (whole, digest)
        await refused(again.redo(at.gm), "nothing-to-redo")
        await tables.back_to(at.gm, 0)
        await tables.answer(at.kojiro, "wait")
        await refused(tables.redo(at.gm), "nothing-to-redo")

    run(test)


@pytest.mark.parametrize(("policy", "way"), [("free", "free"), ("gm", "")])
def test_a_table_may_let_players_take_back_always_or_never(run: Run, policy: str, way: str) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, msgspec.convert({"undo": policy}, Settings))
        await tables.answer(at.kojiro, "strike odachi")
        assert (await tables.look(at.kojiro)).undo == way
        if way:
            assert await tables.undo(at.kojiro) is None
        else:
            await refused(tables.undo(at.kojiro), "undo-by-gm")

    run(test)


# ---- who may do what -----------------------------------------------------------------------------------------------


def test_links_do_what_they_are_for_and_no_more(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        for who in (at.kojiro, at.spectator):
            for call in (
                tables.rule(who, Ruling("set", "because", "kojiro.guard", 1)),
                tables.back_to(who, 0),
                tables.redo(who),
                tables.notes(who),
                tables.pause(who, paused=True),
                tables.reissue(who, "seat", "musashi"),
                tables.remove(who),
                tables.record(who),
                tables.moment(who, 0, "musashi"),
                tables.answer(who, "wait", seat="musashi"),
                tables.say(who, "psst", to="musashi"),
            ):
                with pytest.raises(NotAllowed):
                    await call
        watched: tuple[Awaitable[object], ...] = (
            tables.answer(at.spectator, "wait"),
            tables.leave(at.spectator),
            tables.interject(at.spectator, "end draw"),
            tables.say(at.spectator, "hello"),
            tables.sit(at.spectator, "me"),
            tables.undo(at.spectator),
            tables.preview(at.spectator, "wait"),
        )
        for watching in watched:
            with pytest.raises(NotAllowed):
                await watching

    run(test)


def test_a_link_made_anew_ends_the_old_one(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        secret = await tables.reissue(at.gm, "seat", "kojiro")
        assert await tables.who(secret) == at.kojiro
        with pytest.raises(NoSuchTable):
            await tables.who(at.opened.seats["kojiro"])
        assert await tables.reissue(at.gm, "spectator", revoke=True) == ""
        with pytest.raises(NoSuchTable):
            await tables.who(at.opened.spectator)

    run(test)


def test_a_whisper_and_notes_are_for_whom_they_are_for(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        await tables.say(at.kojiro, "well met")
        await tables.say(at.gm, "your blade is cracked", to="kojiro")
        heard = {who.eyes: [said.text for said in await tables.talk(who)] for who in (at.kojiro, at.musashi, at.gm)}
        assert heard["kojiro"] == heard["gm"] == ["well met", "your blade is cracked"]
        assert heard["musashi"] == [said.text for said in await tables.talk(at.spectator)] == ["well met"]
        assert await tables.notes(at.gm, "the tide turns in round 3") == await tables.notes(at.gm)

    run(test)


def test_while_paused_only_the_game_master_acts(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, musashi="plain")
        await tables.pause(at.gm, paused=True)
        await refused(tables.answer(at.kojiro, "wait"), "paused")
        await tables.answer(at.gm, "wait", seat="kojiro")
        battle = tables.hall.find(at.opened.battle).battle
        assert [one.seat for one in battle.waiting] == ["musashi"]
        await tables.pause(at.gm, paused=False)
        assert any(isinstance(given, Answer) and given.seat == "musashi" for given in battle.inputs)

    run(test)


def test_a_what_if_goes_on_with_other_dice_and_leaves_the_first_alone(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        await tables.answer(at.kojiro, "strike odachi")
        count = len(tables.hall.find(at.opened.battle).battle.inputs)
        with pytest.raises(NotAllowed):
            await tables.fork(at.kojiro, count, Settings(), {})
        fork = await tables.fork(at.gm, count, Settings(), {"kojiro": "plain", "musashi": "plain"})
        gm = await tables.who(fork.gm)
        record = load_record(await tables.record(gm), "record", find_game)
        assert verify(record).taken == sum(isinstance(given, Faces) for given in record.inputs[:count])
        assert (await tables.look(at.gm)).view.result is None

    run(test)


def test_dice_by_hand_are_thrown_by_whom_they_are_for(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables, Settings(dice="hand"))
        await tables.answer(at.kojiro, "strike odachi")
        roll = tables.hall.find(at.opened.battle).battle.roll
        assert roll is not None
        assert roll.seat == "kojiro"
        with pytest.raises(NotAllowed):
            await tables.throw(at.musashi, [3, 4])
        with pytest.raises(NotAllowed):
            await tables.throw(at.spectator, [3, 4])
        await tables.throw(at.kojiro, [3, 4])
        await tables.back_to(at.gm, 1)
        await tables.throw(at.gm, [3, 5])

    run(test)


def test_everything_of_a_table_can_be_taken_away(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        await tables.sit(at.kojiro, "Sasaki")
        assert [one.person for one in (await tables.look(at.gm)).seats] == ["", "Sasaki"]
        await tables.sit(at.kojiro, "")
        assert [one.person for one in (await tables.look(at.gm)).seats] == ["", ""]
        await tables.remove(at.gm)
        with pytest.raises(NoSuchTable):
            await tables.who(at.opened.gm)
        assert await tables._store.count() == (0, 0)
        assert await tables._store.lines(at.opened.battle) == []

    run(test)


def test_a_refusal_of_any_kind_leaves_the_ledger_as_it_was(run: Run) -> None:
    async def test(tables: Tables) -> None:
        at = await open_table(tables)
        before = await tables.record(at.gm)
        for call in (
            tables.answer(at.kojiro, "fly"),
            tables.answer(at.gm, "wait", seat="nobody"),
            tables.rule(at.gm, Ruling("set", "", "kojiro.guard", 1)),
            tables.throw(at.kojiro, [1]),
            tables.undo(at.musashi),
        ):
            with pytest.raises((Refused, DiceError)):
                await call
        assert await tables.record(at.gm) == before

    run(test)
