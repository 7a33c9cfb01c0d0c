"""Records: a battle as JSON Lines, one input a line, readable by hand, appended to and never rewritten.

Line 1 is the header: game, version, scenario, rulings in force, dice. Then the inputs; a line `{"in":"undo","back":n}`
says that from here on only the first n inputs stand. The last line of a finished battle is the footer with result,
digest and, where the dice were sealed, the seed. A record may come from a stranger: it is read as data, in bounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from gunbai.errors import DiceError, RecordError, ReplayMismatch, ScenarioError, SealBroken
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, HandDice, SealedDice, check_roll, open_seal
from gunbai.kernel.game import Result
from gunbai.kernel.inputs import Faces, Input, Ruling, is_plain, show_input
from gunbai.kernel.json_text import UNREADABLE, check_depth, check_keys, why_unreadable
from gunbai.kernel.requests import Roll
from gunbai.kernel.scenario import FindGame, Scenario, scenario_from_data
from gunbai.kernel.schema import shortened, shown

FORMAT = 1
MAX_BYTES = 32 << 20
"""A record is at most 32 MiB,"""
MAX_HEADER_BYTES = 4 << 20
"""its header at most 4 MiB,"""
MAX_LINE_BYTES = 64 << 10
"""any other line at most 64 KiB,"""
MAX_INPUTS = 200_000
"""and it has at most so many inputs."""
MAX_NESTED = 32
"""Lists and objects inside one another are at most so many."""
MARK = b"\xef\xbb\xbf"
"""A byte order mark, which some editors write before a text; no part of it."""


class DiceHead(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the header says about the dice."""

    kind: Annotated[str, msgspec.Meta(pattern=r"^(sealed|scripted|hand)\Z")]
    commitment: str = ""
    """SHA-256 of the seed in hexadecimal, where the dice are sealed."""
    entropy: dict[str, str] = {}
    """The seats' own words that go into every roll."""
    taken: Annotated[int, msgspec.Meta(ge=0, le=MAX_INPUTS)] = 0
    """So many rolls were taken over from another battle, of which this one is a fork, and made by other dice."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    gunbai: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    """Version of this format."""
    game: str
    version: str
    """Version of the game's rules."""
    name: str
    scenario: dict[str, Any]
    rulings: dict[str, str | int]
    """Every ruling in force, defaults included."""
    dice: DiceHead


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="in", tag="undo"):
    """From here on only the first `back` inputs stand."""

    back: Annotated[int, msgspec.Meta(ge=0, le=MAX_INPUTS)]


class Footer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="in", tag="end"):
    """The last line of a finished battle."""

    result: Result
    digest: str
    seed: str = ""
    """The seed in hexadecimal, where the dice were sealed."""


Entry = Input | Undo | Footer


class Record(msgspec.Struct, frozen=True):
    """A record, read and bounded but not yet replayed."""

    where: str
    header: Header
    scenario: Scenario
    entries: tuple[tuple[int, Entry], ...]
    """Every line after the header with its number."""
    inputs: tuple[Input, ...]
    """The inputs that stand."""
    lines: tuple[int, ...]
    """Their lines."""
    footer: Footer | None
    cut: int
    """The line at which the file is cut off; 0 if it is whole."""


_json = msgspec.json.Encoder(order="deterministic").encode
_read_header = msgspec.json.Decoder(Header).decode
_read_entry = msgspec.json.Decoder(Entry).decode


# ---- writing -------------------------------------------------------------------------------------------------------


def header_line(battle: Battle) -> bytes:
    """The record's first line."""
    scenario, dice = battle.scenario, battle.dice
    head = DiceHead(dice.kind, taken=getattr(dice, "taken", 0))
    if isinstance(dice, SealedDice):
        head = msgspec.structs.replace(head, commitment=dice.commitment, entropy=dice.entropy)
    game = battle.game
    header = Header(FORMAT, game.id, game.version, scenario.name, scenario.to_data(), dict(scenario.rulings), head)
    return msgspec.json.encode(header) + b"\n"


def input_line(given: Input) -> bytes:
    """One input as a line."""
    return msgspec.json.encode(given) + b"\n"


def undo_line(back: int) -> bytes:
    """The line that leaves only the first `back` inputs standing."""
    return msgspec.json.encode(Undo(back)) + b"\n"


def footer_line(battle: Battle) -> bytes:
    """The last line of a battle that is over; it publishes the seed."""
    assert battle.result is not None
    seed = battle.dice.seed.hex() if isinstance(battle.dice, SealedDice) else ""
    return msgspec.json.encode(Footer(battle.result, battle.digest(), seed)) + b"\n"


def record_bytes(battle: Battle) -> bytes:
    """The whole record of a battle as it stands."""
    lines = [header_line(battle), *map(input_line, battle.inputs)]
    if battle.result is not None:
        lines.append(footer_line(battle))
    return b"".join(lines)


# ---- reading -------------------------------------------------------------------------------------------------------


def load_record(data: bytes, where: str, find: FindGame) -> Record:
    """Reads a record. One that is cut off anywhere, even in the middle of a line, is read up to its last whole input.

    Raises:
        RecordError: no header, a line that is no entry (unless it is the last), a size out of bounds, another format
            or version of the rules.
        ScenarioError: the header's scenario is not playable.
    """
    if len(data) > MAX_BYTES:
        raise RecordError("too-large", 0, {"most": MAX_BYTES})
    if data.count(b"\n") > MAX_INPUTS + 2:
        raise RecordError("too-many", MAX_INPUTS + 2, {"most": MAX_INPUTS})
    lines = data.removeprefix(MARK).split(b"\n")
    whole_end = lines.pop() == b""
    if not lines:
        raise RecordError("no-header", 1)
    header = _header(lines[0], len(lines[0]))
    scenario = _scenario(header, where, find)
    entries, cut = _entries(lines, 0 if whole_end else len(lines) + 1)
    inputs, places, footer = _standing(entries)
    return Record(where, header, scenario, tuple(entries), tuple(inputs), tuple(places), footer, cut)


def _header(line: bytes, size: int) -> Header:
    if size > MAX_HEADER_BYTES:
        raise RecordError("too-large", 1, {"most": MAX_HEADER_BYTES})
    try:
        header = _read_header(line)
        _check_written(line, header)
    except UNREADABLE as error:
        raise RecordError("no-header", 1, {"why": why_unreadable(error)}) from None
    if header.gunbai != FORMAT:
        raise RecordError("format", 1, {"given": header.gunbai}, accepted=[str(FORMAT)])
    return header


def _scenario(header: Header, where: str, find: FindGame) -> Scenario:
    try:
        scenario = scenario_from_data({**header.scenario, "game": header.game}, where, find, header.name)
    except ScenarioError as error:
        raise ScenarioError(where, [msgspec.structs.replace(fault, line=1) for fault in error.faults]) from None
    if header.version != scenario.game.version:
        raise RecordError(
            "rules-version", 1, {"game": header.game, "given": header.version}, accepted=[scenario.game.version]
        )
    if header.scenario.get("game", header.game) != header.game:
        raise ReplayMismatch(1, f"game = {shown(header.scenario['game'])}", f"game = {shown(header.game)}")
    in_force = dict(scenario.rulings.items())
    # A setting that the header does not have is younger than the record: its default is what was done before.
    for key, recorded in header.rulings.items():
        now = in_force.get(key)
        if recorded != now:
            raise ReplayMismatch(1, _setting(key, recorded), _setting(key, now))
    return scenario


def _setting(key: str, value: str | int | None) -> str:
    return f"{shortened(key)} = {'nothing' if value is None else shown(value)}"


def _entries(lines: Sequence[bytes], cut: int) -> tuple[list[tuple[int, Entry]], int]:
    entries: list[tuple[int, Entry]] = []
    for number, line in enumerate(lines[1:], 2):
        if len(line) > MAX_LINE_BYTES:
            raise RecordError("too-large", number, {"most": MAX_LINE_BYTES})
        if len(entries) >= MAX_INPUTS:
            raise RecordError("too-many", number, {"most": MAX_INPUTS})
        try:
            entry = _read_entry(line)
            _check_written(line, entry)
        except UNREADABLE as error:
            if number == len(lines) and not cut:
                return entries, number
            raise RecordError("no-entry", number, {"why": why_unreadable(error)}) from None
        if entries and isinstance(entries[-1][1], Footer):
            raise RecordError("after-end", number)
        entries.append((number, entry))
    return entries, cut


def _check_written(line: bytes, read: Header | Entry) -> None:
    """What JSON readers let pass: a key that stands twice, and values that cannot be shown or written again."""
    check_depth(line, MAX_NESTED)
    if isinstance(read, Ruling) and not is_plain(read.value):
        raise ValueError("a value that no ruling has - at `$.value`")
    if msgspec.json.encode(read) != line:
        check_keys(line)


def _standing(entries: Sequence[tuple[int, Entry]]) -> tuple[list[Input], list[int], Footer | None]:
    inputs: list[Input] = []
    places: list[int] = []
    footer: Footer | None = None
    for number, entry in entries:
        if isinstance(entry, Footer):
            footer = entry
        elif isinstance(entry, Undo):
            if entry.back > len(inputs):
                raise RecordError("undo-too-far", number, {"back": entry.back, "there": len(inputs)})
            del inputs[entry.back :], places[entry.back :]
        else:
            inputs.append(entry)
            places.append(number)
    return inputs, places, footer


# ---- replaying -----------------------------------------------------------------------------------------------------


def replay(record: Record, dice: Dice | None = None, to: int | None = None) -> Battle:
    """Re-adjudicates a record.

    Args:
        dice: for rolls beyond the record; by default those of its published seed, else those that it was played with by
            hand, else a person's from there on.
        to: stop after so many inputs.

    Raises:
        ReplayMismatch: the rules ask something else than what was recorded, or end otherwise; names the line.
    """
    inputs = record.inputs if to is None else record.inputs[:to]
    try:
        battle = Battle.from_inputs(record.scenario, dice or _published(record) or dice_by_hand(record), inputs)
    except ReplayMismatch as error:
        place = error.line - 1
        line = record.lines[place] if place < len(record.lines) else record.lines[-1] + 1
        raise ReplayMismatch(line, str(error.values["recorded"]), str(error.values["now"])) from None
    battle.epoch = sum(isinstance(entry, Undo) for _, entry in record.entries)
    if record.footer is not None and to is None:
        _check_footer(record, battle)
    return battle


def _check_footer(record: Record, battle: Battle) -> None:
    assert record.footer is not None
    line = record.entries[-1][0]
    if battle.result != record.footer.result:
        raise ReplayMismatch(line, _json(record.footer.result).decode(), _json(battle.result).decode())
    if battle.digest() != record.footer.digest:
        raise ReplayMismatch(line, record.footer.digest, battle.digest())


def _published(record: Record) -> SealedDice | None:
    if record.footer is None or not record.footer.seed or record.header.dice.kind != SealedDice.kind:
        return None
    dice = record.header.dice
    return open_seal(dice.commitment, _seed(record.footer), dice.entropy, dice.taken)


def dice_by_hand(record: Record) -> HandDice:
    """A person's dice, with which a record can be gone on with: whatever dice made the rolls that stand in it."""
    if record.header.dice.kind == HandDice.kind:
        return HandDice(record.header.dice.taken)
    return HandDice(sum(isinstance(given, Faces) for given in record.inputs))


def _seed(footer: Footer) -> bytes:
    try:
        return bytes.fromhex(footer.seed)
    except ValueError:
        raise SealBroken("wrong-seed", {"given": footer.seed[:64]}) from None


class Verified(msgspec.Struct, frozen=True):
    """What could be verified of a record's dice."""

    rolls: int
    """Rolls that are exactly what the seal says, undone ones included."""
    ruled: int
    """Rolls whose faces the GM set, visibly."""
    undone: int
    """Rolls that were taken back."""
    taken: int = 0
    """Rolls of another battle, of which this one is a fork: the seal does not cover them."""


def verify(record: Record) -> Verified:
    """Checks the seal and every die of a record, undone ones included.

    Raises:
        SealBroken: the dice were not sealed; the seed is not published yet, or not at all, as where real dice took
            over; it is not the one committed to; or a die is another than the seal says. Names the line.
    """
    if record.header.dice.kind != SealedDice.kind:
        raise SealBroken("not-sealed", {"kind": record.header.dice.kind})
    dice = _published(record)
    if dice is None:
        raise SealBroken("seed-not-published" if record.footer is None else "seed-withheld")
    before: list[int] = [0]
    """For each number of inputs that stand: how many of them are rolls."""
    rolls = ruled = undone = taken = 0
    for number, entry in record.entries:
        if isinstance(entry, Undo):
            undone += before[-1] - before[entry.back]
            del before[entry.back + 1 :]
            continue
        if isinstance(entry, Footer):
            continue
        if isinstance(entry, Faces):
            if entry.ruled:
                ruled += 1
            elif before[-1] < dice.taken:
                taken += 1
            else:
                _check_die(dice, entry, before[-1], number)
                rolls += 1
        before.append(before[-1] + isinstance(entry, Faces))
    return Verified(rolls, ruled, undone, taken)


def _check_die(dice: SealedDice, faces: Faces, roll: int, line: int) -> None:
    request = Roll(len(faces.faces), faces.sides)
    try:
        check_roll(request)
    except DiceError:
        raise RecordError("impossible-roll", line) from None
    sealed = dice.roll(request, roll)
    if sealed != faces:
        raise SealBroken(
            "wrong-die",
            {"line": line, "roll": roll + 1, "recorded": show_input(faces), "sealed": show_input(sealed)},
        )
