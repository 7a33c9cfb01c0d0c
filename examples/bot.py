"""A bot that plays one seat of a table over HTTP: `python examples/bot.py ADDRESS TABLE SECRET`.

It needs nothing but Python. It follows the table's stream, and whenever its seat is asked something it declares one of
the options, chosen at random. Its secret is that of a seat's link.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Table:
    """One seat of a table, as a client sees it."""

    def __init__(self, address: str, table: str, secret: str) -> None:
        self._base = f"{address.rstrip('/')}/api/v1/tables/{table}"
        self._headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}

    def look(self) -> dict[str, Any]:
        """All that the seat may see."""
        return self._send("", None)

    def answer(self, say: str, seen: dict[str, Any], about: str) -> bool:
        """Answers the question that was seen; returns whether it still stood."""
        body = {"say": say, "about": about, "question": seen["view"]["question"], "epoch": seen["epoch"]}
        try:
            self._send("/answer", body)
        except urllib.error.HTTPError as error:
            if error.code == 409:  # somebody was quicker, or something was taken back: look again
                return False
            raise
        return True

    def moves(self) -> Iterator[int]:
        """The position of the table, now and whenever it moves."""
        request = urllib.request.Request(f"{self._base}/stream", headers=self._headers)
        with urllib.request.urlopen(request) as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line.removeprefix(b"data:")).get("position", -1)

    def _send(self, what: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self._base + what, data, self._headers)) as answer:
            return json.load(answer)


def play(table: Table, choose: random.Random) -> str:
    """Plays until the battle is over; returns how it ended."""
    for _ in table.moves():
        while True:
            seen = table.look()
            if seen["view"]["result"] is not None:
                return str(seen["view"]["result"]["why"])
            asks = seen["view"]["asks"]
            if not asks:
                break
            table.answer(choose.choice(asks[0]["options"])["id"], seen, asks[0]["about"])
    return "the stream has ended"


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    print(play(Table(*sys.argv[1:]), random.Random()))
