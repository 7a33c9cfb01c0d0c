"""The battle and its rounds, the weather and the wind."""

from __future__ import annotations

from gunbai.kernel.events import Event, Plain


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """The battle begins."""

    weather: int
    level: int
    """風力レベル"""
    wind: int
    clauses: tuple[str, ...]


class Helpless(Event, frozen=True, tag="helpless"):
    """A warning: this ship can never turn in a weak wind."""

    ship: str
    clauses: tuple[str, ...]


class WeatherRolled(Event, frozen=True, tag="weather-rolled"):
    """The weather of the day is determined afresh."""

    face: int
    weather: int
    clauses: tuple[str, ...]


class WindRolled(Event, frozen=True, tag="wind-rolled"):
    """The wind of the day is determined afresh."""

    wind: int
    clauses: tuple[str, ...]


class CompassRead(Event, frozen=True, tag="compass-read"):
    """A point of the compass becomes a direction of the map."""

    point: str
    face: int
    """Of the die that decides between two; 0 for none."""
    wind: int
    clauses: tuple[str, ...]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins."""

    round: int
    clauses: tuple[str, ...]


class WeatherChecked(Event, frozen=True, tag="weather-checked"):
    """The roll for a change of weather."""

    face: int
    changes: bool
    clauses: tuple[str, ...]


class WeatherChanged(Event, frozen=True, tag="weather-changed"):
    """Weather and wind change."""

    weather_face: int
    weather: int
    level: int
    wind_face: int
    wind: int
    clauses: tuple[str, ...]


class StormBegan(Event, frozen=True, tag="storm-began"):
    """A storm interrupts the battle."""

    clauses: tuple[str, ...]


class StormStruck(Event, frozen=True, tag="storm-struck"):
    """The storm damages a ship that is fouled."""

    ship: str
    faces: tuple[int, ...]
    lost: int
    hp: int
    clauses: tuple[str, ...]


class StormPassed(Event, frozen=True, tag="storm-passed"):
    """The storm is over."""

    rounds: int
    """How many rounds it lasted."""
    weather: int
    clauses: tuple[str, ...]


class EndOffered(Event, frozen=True, tag="end-offered"):
    """A seat would end the battle."""

    seat: str
    winner: str
    """Empty for nobody."""
    clauses: tuple[str, ...]


class EndWithdrawn(Event, frozen=True, tag="end-withdrawn"):
    """A seat takes its offer back."""

    seat: str
    clauses: tuple[str, ...]


class Yielded(Event, frozen=True, tag="yielded"):
    """A seat gives up; its ships are out of the battle."""

    seat: str
    clauses: tuple[str, ...]


class ValueSet(Event, frozen=True, tag="value-set"):
    """The game master has set a value."""

    target: str
    before: Plain
    after: Plain
    clauses: tuple[str, ...]


class BattleOver(Event, frozen=True, tag="battle-over"):
    """The battle is over."""

    winners: tuple[str, ...]
    why: str
    clauses: tuple[str, ...]
