"""A battle with hostile names, in which every byte that anybody is sent is kept: no secret of others is among them.

Each place has a browser without a screen: its pages, what its forms are answered, the interface for bots, and the
streams of both as long as the battle goes on.
"""

from __future__ import annotations

import base64
import re
import threading
from collections import defaultdict
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunbai.games import find_game
from gunbai.kernel.record import load_record

from .server import SLOW, Server

HERE = {"sec-fetch-site": "same-origin"}
HOSTILE = "<script src=//evil.example></script><b onclick=x>{{ 7*7 }}${7*7}`*_[x](javascript:0)\"'&"
WHISPER, NOTES = "meet me behind the fog bank", "the reef is not on their charts"
PLOTS = {"crown": (("2+2/+2/+0", "2R1"), ("+2/2+2/+0", "1L")), "pirates": (("1+2/+2/+3", "L2"), ("+2/+2/1+3", "R1"))}
"""What each side plots in secret, round by round; nothing that the page itself would list."""
PAGES = (
    "", "/now?log=0", "/look", "/look?at=0", "/look?eyes=pirates", "/look?eyes=crown", "/look?eyes=gm", "/moves",
    "/dice", "/log.txt", "/log.md", "/log.html", "/board.svg", "/record.jsonl", "/ahead?say=S", "/drawer",
)  # fmt: skip
"""Every page of a place, and pages that it may not see."""
API = (
    "", "/log", "/talk", "/notes", "/record", "/moments/0", "/moments/1?seat=pirates", "/moments/1?seat=crown",
    "/moments/1?seat=gm",
)  # fmt: skip


class Place:
    """Somebody at a table, who keeps whatever comes."""

    def __init__(self, server: Server, table: str, secret: str) -> None:
        self.client = httpx.Client(base_url=server.address, timeout=SLOW)
        self.sent: list[bytes] = []
        self.pages: list[bytes] = []
        """What of it a browser reads as markup."""
        self.base = self._keep(self.client.get(f"/join/{secret}")).headers["location"]
        self._api, self._bearer = f"/api/v1/tables/{table}", {"Authorization": f"Bearer {secret}"}
        self._events: defaultdict[str, int] = defaultdict(int)
        self._streams = [(f"{self.base}/stream", {}), (f"{self._api}/stream", self._bearer)]
        self._threads = [threading.Thread(target=self._follow, args=one, daemon=True) for one in self._streams]
        for thread in self._threads:
            thread.start()

    def _follow(self, path: str, headers: dict[str, str]) -> None:
        try:
            with self.client.stream("GET", path, headers=headers) as stream:
                for chunk in stream.iter_raw():
                    self.sent.append(chunk)
                    self._events[path] += chunk.count(b"event:")
        except httpx.HTTPError:
            return  # the server has ended

    def events(self) -> int:
        """How many events each of its streams has brought at least."""
        return min(self._events[path] for path, _ in self._streams)

    def look(self) -> None:
        """Everything that a place can be shown."""
        for path in PAGES:
            self._keep(self.client.get(f"{self.base}{path}"))
        for path in API:
            self._keep(self.client.get(f"{self._api}{path}", headers=self._bearer))

    def get(self, path: str = "") -> str:
        """A page."""
        return self._keep(self.client.get(f"{self.base}{path}")).text

    def post(self, act: str, **form: str) -> httpx.Response:
        """A form that is sent."""
        return self._keep(self.client.post(f"{self.base}/{act}", data=form, headers=HERE))

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        # The cookie that a link leaves is the link's own secret, and told to nobody else.
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        self.sent += [answer.content, str(headers).encode()]
        if "html" in headers.get("content-type", "") or "svg" in headers.get("content-type", ""):
            self.pages.append(answer.content)
        return answer

    @property
    def all(self) -> bytes:
        """All bytes that it was sent so far."""
        return b"\n".join(self.sent)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own."""
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}")
    yield server
    server.kill()


def scenario_text() -> str:
    """A battle at sea whose names want to do harm."""
    text = find_game("kaisen").scenario_text("duel")
    return re.sub(r'\ben = "[^"\n]+"', lambda found: f"en = '{HOSTILE.replace(chr(39), '')}'", text)


def poses(page: str) -> list[tuple[str, str]]:
    """The ships that a page asks plots for, with where they begin."""
    return re.findall(r'data-about="(\w+)">.*?data-start="\{pools\}:([^:"]+):"', page, flags=re.DOTALL)


def plot(place: Place, name: str, turn: int) -> str:
    """Declares a secret plot; what was declared."""
    [(ship, start)] = poses(place.get())
    pools, moves = PLOTS[name][turn]
    said = f"{pools}:{start}:{moves}"
    ahead = place.get(f"/ahead?{httpx.QueryParams({'say': said, 'about': ship})}")
    assert "refused" not in ahead, ahead
    answer = place.post("answer", say=said, about=ship)
    assert answer.status_code == 200, answer.text
    return said


def on_to_the_next_plots(places: dict[str, Place]) -> None:
    """Whatever else is asked in a round is answered with what is listed first."""
    for _ in range(20):
        pages = {name: places[name].get() for name in PLOTS}
        asked = [name for name, page in pages.items() if 'data-mine="yes"' in page and not poses(page)]
        if not asked:
            return
        say = unescape(re.findall(r'name="say" value="([^"]+)"', pages[asked[0]])[0])
        places[asked[0]].post("answer", say=say)


def test_nobody_is_sent_what_is_another_seats_or_not_open_yet(server: Server) -> None:
    page = httpx.post(f"{server.address}/open", files={"file": ("x.toml", scenario_text())}, headers=HERE, timeout=SLOW)
    assert page.status_code == 200, page.text
    found = dict.fromkeys(re.findall(r"/join/([\w-]+)", page.text))
    secrets = dict(zip(("crown", "pirates", "gm", "watch"), found, strict=True))
    first = httpx.get(f"{server.address}/join/{secrets['gm']}", timeout=SLOW)
    table = first.headers["location"].split("/")[2]
    places = {name: Place(server, table, secret) for name, secret in secrets.items()}
    places["crown"].post("name", name=HOSTILE[:40])
    places["crown"].post("talk", text=HOSTILE)
    places["gm"].post("talk", text=WHISPER, to="crown")
    places["gm"].post("notes", text=NOTES)
    for turn in range(2):
        sealed = plot(places["pirates"], "pirates", turn).encode()
        for name in ("crown", "watch"):
            places[name].look()
            assert sealed not in places[name].all, name
        assert sealed in places["gm"].get("/record.jsonl").encode(), "the plot reads otherwise once it is recorded"
        places["pirates"].look()
        own = plot(places["crown"], "crown", turn).encode()
        assert own not in places["pirates"].all
        on_to_the_next_plots(places)
    for place in places.values():
        place.look()
        assert place.events() > 3, "its streams have brought nothing"
    nothing_has_leaked(places, secrets)


def nothing_has_leaked(places: dict[str, Place], secrets: dict[str, str]) -> None:
    sent = {name: place.all for name, place in places.items()}
    assert WHISPER.encode() in sent["crown"]
    assert NOTES.encode() in sent["gm"]
    for name in ("pirates", "watch"):
        assert WHISPER.encode() not in sent[name], name
    for name in ("crown", "pirates", "watch"):
        assert NOTES.encode() not in sent[name], name
    # The seed is told when the battle is over, and nobody has been sent it before, in whatever form.
    assert places["gm"].post("rule", rule="end", value='["crown"]', reason="night").status_code == 200
    record = load_record(places["gm"].get("/record.jsonl").encode(), "record", find_game)
    assert record.footer is not None
    assert record.footer.seed is not None
    seed = bytes.fromhex(str(record.footer.seed))
    forms = (
        seed,
        seed.hex().encode(),
        base64.b64encode(seed).rstrip(b"="),
        base64.urlsafe_b64encode(seed).rstrip(b"="),
    )
    for name, place in places.items():
        assert not any(form in sent[name] for form in forms), name
        assert not any(secret.encode() in sent[name] for secret in secrets.values()), name
        # What people and scenarios are called is shown as they wrote it, and nothing of it becomes a part of a page.
        pages = b"".join(place.pages)
        assert b"<script src=//evil" not in pages, name
        assert b"<b onclick" not in pages, name
        assert HOSTILE in unescape(pages.decode()), name
        assert b"49`" not in pages, name
        assert b"Traceback" not in sent[name]
        assert b"/src/gunbai" not in sent[name]
    markdown = places["watch"].get("/log.md")
    assert re.search(r"(?<!\\)[<\[]", markdown) is None, "it means something in Markdown"


RECORDS: tuple[Any, ...] = (
    '{"gunbai":1,"game":"../../etc/passwd","version":"1","scenario":{},"rulings":{},"dice":{"kind":"hand"}}',
    '{"gunbai":1,"game":"maai","scenario":{"game":"maai","content":["/etc/passwd"]},"dice":{"kind":"hand"}}',
    "[" * 100_000,
    '{"gunbai":1' + ',"a":{"a":' * 20_000,
    "{" + '"x":1,' * 50_000 + '"y":1}',
)


def test_a_hostile_record_is_data_and_nothing_else(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=SLOW) as client:
        for line in RECORDS:
            text = line + "\n"
            page = client.post("/open", files={"file": ("r.jsonl", text)}, headers=HERE)
            api = client.post("/api/v1/tables", json={"record": text})
            for answer in (page, api):
                assert answer.status_code in (404, 422), (answer.status_code, text[:80])
                assert "root:" not in answer.text
                assert "Traceback" not in answer.text
