"""What is secret stays on the server: a hostile battle is played, and every byte sent is looked through."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from gunbai.games import find_game
from gunbai.kernel.record import load_record

from .test_api import Client, serve

HOSTILE = "<script>alert(1)</script>"
WHISPER, NOTE = "the viper has no powder left", "the crown is to lose"
ROUNDS = 3
"""Plots that are opened."""


def hostile_scenario() -> str:
    """A battle at sea in which every name is an attempt."""
    text = find_game("kaisen").scenario_text("duel")
    return text.replace("Heron", f"Heron{HOSTILE}").replace("Ship against ship", f"{HOSTILE}\\u202e{{0}}%s$(id)")


class Listener:
    """Somebody at the table who asks for all that there is, and keeps every byte of it."""

    def __init__(self, client: Client, table: str, place: str, secret: str) -> None:
        self.client, self.table, self.place = client, table, place
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.heard: list[str] = []

    async def get(self, what: str, **headers: str) -> str:
        answer = await self.client.get(what, headers={**self.headers, **headers})
        said = answer.text + repr(sorted(answer.headers.items()))
        self.heard.append(said)
        return said

    async def listen(self) -> dict[str, str]:
        """Everything that can be asked for, by where it is asked for."""
        base, page = f"/api/v1/tables/{self.table}", f"/t/{self.table}/{self.place}"
        wanted = [base, f"{base}/log", f"{base}/talk", f"{base}/moments/0", f"{base}/record", f"{base}/notes"]
        wanted += [page, f"{page}/now", f"{page}/board.svg", f"{page}/log.txt", f"{page}/record.jsonl"]
        return {what: await self.get(what) for what in wanted}

    async def post(self, what: str, **body: Any) -> Any:
        answer = await self.client.post(f"/api/v1/tables/{self.table}{what}", json=body, headers=self.headers)
        self.heard.append(answer.text)
        return answer


def timeless(heard: dict[str, str]) -> dict[str, str]:
    """Without what counts how often the table has moved, and when."""
    quiet = {}
    for what, said in heard.items():
        kept = re.sub(r'"(moved|position|epoch|question)":\d+|name="(epoch|question)" value="\d+"', "", said)
        kept = re.sub(r'data-(position|epoch|question|at|moved)="\d*"', "", kept)
        quiet[what] = re.sub(r"\('(content-length|ratelimit-\w+|x-ratelimit-\w+|etag|date)', '[^']*'\)", "", kept)
    return quiet


async def answers(client: Client, table: str, gm: Listener) -> int:
    """How many inputs stand now."""
    data = (await client.get(f"/api/v1/tables/{table}/record", headers=gm.headers)).content
    return len(load_record(data, "record", find_game).inputs)


def test_no_byte_of_an_unopened_plot_a_seed_a_whisper_or_a_note_reaches_anybody_else(tmp_path: Any) -> None:
    async def test(client: Client) -> None:
        body = {"text": hostile_scenario(), "settings": {"spectators": True}}
        answer = await client.post("/api/v1/tables", json=body)
        assert answer.status_code == 201, answer.text
        here = answer.json()
        secrets = {
            "gm": here["gm"],
            "watch": here["spectator"],
            **{f"seat-{one}": two for one, two in here["seats"].items()},
        }
        for secret in secrets.values():
            await client.get(f"/join/{secret}", follow_redirects=False)
        everybody = {place: Listener(client, here["battle"], place, secret) for place, secret in secrets.items()}
        seats = {place.removeprefix("seat-"): one for place, one in everybody.items() if place.startswith("seat-")}
        gm, random = everybody["gm"], Random(3)
        store = client.app.state.tables._store
        seed = (await store.head(here["battle"])).seed.hex()

        assert (await gm.post("/talk", text=WHISPER, to="crown")).status_code == 201
        assert (await gm.post("/notes", text=NOTE)).status_code == 201
        opened = 0
        while opened < ROUNDS:
            seen = (await client.get(f"/api/v1/tables/{here['battle']}", headers=gm.headers)).json()
            waiting = [one for one in seen["view"]["waiting"] if not one["answered"]]
            if seen["view"]["result"] is not None:
                break
            first = seats[waiting[0]["seat"]]
            others = [one for one in everybody.values() if one is not first and one is not gm]
            mine = (await client.get(f"/api/v1/tables/{here['battle']}", headers=first.headers)).json()
            ask = mine["view"]["asks"][0]
            options = [one["id"] for one in ask["options"]]
            told: list[list[dict[str, str]]] = []
            before = await answers(client, here["battle"], gm)
            for say in random.sample(options, 2) if len(waiting) > 1 else [random.choice(options)]:
                if told:
                    assert (await gm.post("/back", inputs=before)).status_code == 201
                answer = await first.post("/answer", say=say, about=ask["about"])
                assert answer.status_code == 201, answer.text
                if len(waiting) > 1:
                    told.append([timeless(await one.listen()) for one in others])
            # Whichever plot was given, as long as it is not opened nobody else can tell it from another.
            for one, other in zip(*told, strict=True) if told else ():
                assert one == other
            opened += bool(told)
        assert opened == ROUNDS

        for place, one in everybody.items():
            await one.listen()
            heard = "\n".join(one.heard)
            assert seed not in heard
            assert (WHISPER in heard) == (place in ("gm", "seat-crown"))
            assert (NOTE in heard) == (place == "gm")
            assert HOSTILE not in "".join(said for said in one.heard if "<html" in said)
            assert not any(secret in heard for secret in secrets.values())
            assert str(tmp_path) not in heard

    serve(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", test, requests_per_minute=100_000)
