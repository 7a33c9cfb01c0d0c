"""A battle with hostile names, in which every byte that anybody is sent is kept: no secret of others is among them."""

from __future__ import annotations

import asyncio
import base64
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import AsyncTestClient

from gunbai.games import find_game
from gunbai.kernel.record import load_record
from gunbai.table.web.app import create_app
from gunbai.table.web.config import Config, sqlite_at

from .test_pages import HERE, Client, sit

HOSTILE = "<script src=//evil.example></script>{{ 7*7 }}${7*7}`\"'&\u202e"
WHISPER, NOTES, UNSAID = "meet me behind the fog bank", "the reef is not on their charts", "nobody has said this"
PLOTS = {"crown": (("2+2/+2/+0", "2R1"), ("+2/2+2/+0", "1L")), "pirates": (("1+2/+2/+3", "L2"), ("+2/+2/1+3", "R1"))}
"""What each side plots in secret, round by round; nothing that the page itself would list."""


EVERYTHING = (
    "", "/now?log=0", "/look", "/look?at=0", "/look?eyes=pirates", "/look?eyes=crown", "/look?eyes=gm", "/moves",
    "/dice", "/log.txt", "/log.md", "/log.html", "/board.svg", "/record.jsonl", "/ahead?say=S",
)  # fmt: skip
"""Every page of a place, and pages that it may not see."""


class Watched:
    """A browser without a screen that keeps whatever it is sent."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.sent: dict[str, list[bytes]] = defaultdict(list)
        self.pages: dict[str, list[bytes]] = defaultdict(list)
        """What of it a browser reads as markup."""

    async def look(self, base: str, name: str) -> None:
        """Everything that a place can be shown."""
        for path in (
            "",
            "/now?log=0",
            "/look",
            "/look?at=0",
            "/moves",
            "/dice",
            "/log.txt",
            "/log.md",
            "/log.html",
            "/board.svg",
        ):
            self._keep(name, await self._client.get(f"{base}{path}"))
        self._keep(name, await self._client.get(f"{base}/record.jsonl"))
        self._keep(name, await self._client.get(f"{base}/look?eyes=pirates"))
        self._keep(name, await self._client.get(f"{base}/look?eyes=gm"))

    async def post(self, base: str, whose: str, act: str, **form: str) -> httpx.Response:
        """A form that is sent; what comes back is kept too."""
        answer = await self._client.post(f"{base}/{act}", data=form, headers=HERE)
        self._keep(whose, answer)
        return answer

    def _keep(self, name: str, answer: httpx.Response) -> None:
        self.sent[name].append(answer.content)
        self.sent[name].append(str(answer.headers).encode())
        if "html" in answer.headers["content-type"] or "svg" in answer.headers["content-type"]:
            self.pages[name].append(answer.content)

    def all_of(self, name: str) -> bytes:
        """All bytes that somebody was sent so far."""
        return b"\n".join(self.sent[name])


def scenario_text() -> str:
    """A battle at sea whose names want to do harm."""
    text = find_game("kaisen").scenario_text("duel")
    return re.sub(r'\ben = "[^"\n]+"', lambda found: f"en = '{HOSTILE.replace(chr(39), '')}'", text)


def poses(page: str) -> list[tuple[str, str]]:
    """The ships that a page asks plots for, with where they begin."""
    return re.findall(r'data-about="(\w+)">.*?data-start="\{pools\}:([^:"]+):"', page, flags=re.DOTALL)


async def plot(watched: Watched, client: Client, base: str, name: str, turn: int) -> str:
    """Declares a secret plot; what was declared."""
    [(ship, start)] = poses((await client.get(base)).text)
    pools, moves = PLOTS[name][turn]
    ahead = await client.get(f"{base}/ahead", params={"say": f"{pools}:{start}:{moves}", "about": ship})
    assert "refused" not in ahead.text, ahead.text
    answer = await watched.post(base, name, "answer", say=f"{pools}:{start}:{moves}", about=ship)
    assert answer.status_code == 200, answer.text
    return f"{pools}:{start}:{moves}"


def test_nobody_is_sent_what_is_another_seats_or_not_open_yet(tmp_path: Path) -> None:
    async def whole() -> None:
        async with AsyncTestClient(create_app(Config(database=sqlite_at(tmp_path)))) as client:
            client.follow_redirects = False
            await battle(client)

    asyncio.run(whole())


async def battle(client: Client) -> None:
    page = await client.post("/open", files={"file": ("x.toml", scenario_text())}, headers=HERE)
    assert page.status_code == 200, page.text
    paths = list(dict.fromkeys(re.findall(r"/join/[\w-]+", page.text)))
    bases = dict(zip(("crown", "pirates", "gm", "watch"), [await sit(client, path) for path in paths], strict=True))
    secrets = {name: path.rpartition("/")[2] for name, path in zip(bases, paths, strict=True)}
    watched = Watched(client)
    await watched.post(bases["crown"], "crown", "name", name=HOSTILE[:40])
    await watched.post(bases["crown"], "crown", "talk", text=HOSTILE)
    await watched.post(bases["gm"], "gm", "talk", text=WHISPER, to="crown")
    await watched.post(bases["gm"], "gm", "notes", text=NOTES)
    for turn in range(2):
        sealed = await plot(watched, client, bases["pirates"], "pirates", turn)
        for name in ("crown", "watch"):
            await watched.look(bases[name], name)
            assert len(watched.sent[name]) > len(EVERYTHING)
            assert sealed.encode() not in watched.all_of(name), name
        if turn == 0:
            await watched.look(bases["pirates"], "pirates")
        own = await plot(watched, client, bases["crown"], "crown", turn)
        assert own.encode() not in watched.all_of("pirates")
        await on_to_the_next_plots(watched, client, bases)
    for name, base in bases.items():
        await watched.look(base, name)
    await nothing_has_leaked(client, watched, bases, secrets)


async def on_to_the_next_plots(watched: Watched, client: Client, bases: dict[str, str]) -> None:
    """Whatever else is asked in a round is answered with what is listed first."""
    for _ in range(20):
        pages = {name: (await client.get(bases[name])).text for name in PLOTS}
        asked = [name for name, page in pages.items() if 'data-mine="yes"' in page and not poses(page)]
        if not asked:
            return
        say = re.findall(r'name="say" value="([^"]+)"', pages[asked[0]])[0]
        await watched.post(bases[asked[0]], asked[0], "answer", say=say)


async def nothing_has_leaked(client: Client, watched: Watched, bases: dict[str, str], secrets: dict[str, str]) -> None:
    assert WHISPER.encode() in watched.all_of("crown")
    for name in ("pirates", "watch"):
        assert WHISPER.encode() not in watched.all_of(name), name
    for name in ("crown", "pirates", "watch"):
        assert NOTES.encode() not in watched.all_of(name), name
    # The seed is told when the battle is over, and nobody has been sent it before, in whatever form.
    ruling = {"rule": "end", "value": '["crown"]', "reason": "night"}
    assert (await client.post(f"{bases['gm']}/rule", data=ruling, headers=HERE)).status_code == 200
    record = load_record((await client.get(f"{bases['gm']}/record.jsonl")).content, "record", find_game)
    assert record.footer is not None
    assert record.footer.seed is not None
    seed = bytes.fromhex(str(record.footer.seed))
    for name in bases:
        sent = watched.all_of(name)
        for form in (seed, seed.hex().encode(), base64.b64encode(seed), base64.urlsafe_b64encode(seed)):
            assert form not in sent, name
        for secret in secrets.values():
            assert secret.encode() not in sent, name
        # What people and scenarios are called is shown as they wrote it, and nothing of it becomes a part of the page.
        assert b"<script src=//evil" not in b"".join(watched.pages[name]), name
        assert b"//evil.example" in sent, name
        assert b"Traceback" not in sent
        assert b"/src/gunbai" not in sent


def hostile_record(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def test_a_hostile_record_is_data_and_nothing_else(tmp_path: Path) -> None:
    records: tuple[Any, ...] = (
        ['{"gunbai":1,"game":"../../etc/passwd","version":"1","scenario":{},"rulings":{},"dice":{"kind":"hand"}}'],
        ['{"gunbai":1,"game":"maai","scenario":{"game":"maai","content":["/etc/passwd"]},"dice":{"kind":"hand"}}'],
        ["[" * 100_000],
        ['{"gunbai":1' + ',"a":{"a":' * 20_000],
        ["{" + '"x":1,' * 50_000 + '"y":1}'],
    )

    async def whole() -> None:
        async with AsyncTestClient(create_app(Config(database=sqlite_at(tmp_path)))) as client:
            for lines in records:
                text = hostile_record(lines)
                page = await client.post("/open", files={"file": ("r.jsonl", text)}, headers=HERE)
                assert page.status_code in (404, 422), (page.status_code, text[:80])
                api = await client.post("/api/v1/tables", json={"record": text})
                assert api.status_code in (404, 422), (api.status_code, text[:80])
                for answer in (page, api):
                    assert "root:" not in answer.text
                    assert "Traceback" not in answer.text

    asyncio.run(whole())
