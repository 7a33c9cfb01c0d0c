"""What happens in 千幻抄, by theme."""

from gunbai.games.sengen.events import attacks, cards, course
from gunbai.kernel.events import Event

EVENTS: tuple[type[Event], ...] = (*course.EVENTS, *attacks.EVENTS, *cards.EVENTS)
