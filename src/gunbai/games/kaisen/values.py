"""The small closed sets of words that the rules of 海戦 speak in."""

from __future__ import annotations

from enum import Enum


class Word(Enum):
    """A word of a closed set: one object each, by which it is looked up, and not by its letters."""

    __hash__ = object.__hash__


class Kind(Word):
    """What a piece of equipment is."""

    RAM_BOW = "ram_bow"
    """衝角: a ram at the bow"""
    BEAK = "beak"
    """船嘴: a beak at the bow"""
    SPAR = "spar"
    """A deck weapon for ramming (突撃戦用の甲板装備)"""
    HOOK = "hook"
    """鉤縄: grappling hooks"""
    CASTLE = "castle"
    """船楼"""
    BALLISTA = "ballista"
    """弩砲"""
    CATAPULT = "catapult"
    """投石器"""
    BRIDGE = "bridge"
    """A deck weapon for boarding (接舷戦用の甲板装備)"""


class Mount(Word):
    """Where a piece of equipment stands, or toward what it is designated."""

    PROW = "prow"
    """船首装備: at the very bow; shoots and rams ahead only"""
    BOW = "bow"
    """On deck, designated to the bow"""
    BROADSIDE = "broadside"
    """On deck, designated to the broadside: one piece serves both sides"""
    STERN = "stern"
    """On deck, designated to the stern: castles only"""


class Fight(Word):
    """The three ways to fight."""

    GUNNERY = "gunnery"
    """射撃戦"""
    RAM = "ram"
    """突撃戦"""
    BOARDING = "boarding"
    """接舷戦"""


GUNNERY, RAM, BOARDING = Fight


class Soldiers(Word):
    """Kinds of soldiers (兵士)."""

    ARCHERS = "archers"
    """射手"""
    WARRIORS = "warriors"
    """戦士"""
    MARINES = "marines"
    """海兵"""


class Performance(Word):
    """性能: what may modify a hit."""

    SAILING = "sailing"
    """帆走"""
    STEERING = "steering"
    """操船"""
    ROWING = "rowing"
    """漕走"""


class Target(Word):
    """What a blow falls on."""

    SHIP = "ship"
    SOLDIERS = "soldiers"


class Ability(Word):
    """能力 of a ship, each the counterpart of one of a character's."""

    HULL = "hull"
    """船体, against 体力"""
    RIGGING = "rigging"
    """船具, against 敏捷"""
    CREW = "crew"
    """船員, against 感覚"""
    SPIRIT = "spirit"
    """船霊, against 霊感"""


class Post(Word):
    """What a character is on a ship."""

    CAPTAIN = "captain"
    """船長"""
    OFFICER = "officer"


class Service(Word):
    """What kind of ship a captain has."""

    NAVAL = "naval"
    MERCHANT = "merchant"
    PIRATE = "pirate"


class Gone(Word):
    """How a ship went out of the battle."""

    SUNK = "sunk"
    LEFT = "left"
    """Has left the map"""
    REMOVED = "removed"
    """Taken out by the game master, or its seat has given up"""


class Hold(Word):
    """What a ship may do in its next movement."""

    FREE = "free"
    NEAR = "near"
    """Got clear: at most to an adjacent hex (kaisen.exit.adjacent-only)"""
    TURN = "turn"
    """Fouled still, where the ruling lets it turn"""
    STAY = "stay"
    """Neither moves nor turns"""


FREE, NEAR, TURNING, STAYING = Hold


class Halt(Word):
    """Why a plot was not carried out to its end."""

    NONE = "none"
    SAIL = "sail"
    """Not enough sail points, or upwind"""
    STEER = "steer"
    """Not enough points to turn, or a turn to windward without a lateen"""
    ROW = "row"
    """Not enough rowing points to go back"""
    ISLAND = "island"
    SHIP = "ship"
    """A ship that has not moved from its hex"""
    HELD = "held"
    """Fouled, or got clear only just now"""
    EDGE = "edge"
    """The edge of the map, where the ruling stops ships there"""
    VOID = "void"
    """The whole plot is void by a ruling"""


class Check(Word):
    """What an opposed roll is about."""

    GUNNERY = "gunnery"
    RAM = "ram"
    BOARDING = "boarding"
    FOUL = "foul"
    """The contest for fouling a ship in an adjacent hex (「衝突」判定)"""
    BOW = "bow"
    """The ram roll for bow equipment at a collision"""
    EXIT = "exit"
    PERSON = "person"
    """A character against a ship"""
