"""The JSON interface: a table opened, played, followed and overruled over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient

from gunbai.table.web.app import create_app
from gunbai.table.web.config import Config
from gunbai.table.web.problems import Problem

Client = AsyncTestClient[Any]


def serve(url: str, test: Callable[[Client], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Runs a test against a server on a fresh database."""

    async def whole() -> None:
        async with AsyncTestClient(create_app(Config(database=url, **settings))) as client:
            await test(client)

    asyncio.run(whole())


def test_a_setting_that_cannot_be_is_said_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"GUNBAI_CHANNELS must be an address of Redis, not 'amqp://"):
        create_app(Config(database="sqlite+aiosqlite://", channels="amqp://here"))


class Seat:
    """A client at a seat."""

    def __init__(self, client: Client, table: str, secret: str) -> None:
        self._client, self._table = client, table
        self.headers = {"Authorization": f"Bearer {secret}"}

    async def get(self, what: str = "", **headers: str) -> httpx.Response:
        return await self._client.get(f"/api/v1/tables/{self._table}{what}", headers={**self.headers, **headers})

    async def post(self, what: str, **body: Any) -> httpx.Response:
        return await self._client.post(f"/api/v1/tables/{self._table}{what}", json=body, headers=self.headers)


async def opened(client: Client, **body: Any) -> dict[str, Seat]:
    answer = await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima", **body})
    assert answer.status_code == 201, answer.text
    data = answer.json()
    secrets = {"gm": data["gm"], "spectator": data["spectator"], **data["seats"]}
    return {name: Seat(client, data["battle"], secret) for name, secret in secrets.items()}


def test_a_table_is_opened_and_played_to_its_end(url: str) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client, computers={"musashi": "plain"})
        kojiro = seats["kojiro"]
        for _ in range(400):
            seen = (await kojiro.get()).json()
            if seen["view"]["result"] is not None:
                break
            ask = seen["view"]["asks"][0]
            said = await kojiro.post(
                "/answer", say=ask["options"][-1]["id"], question=seen["view"]["question"], epoch=seen["epoch"]
            )
            assert said.status_code == 201, said.text
        assert seen["view"]["result"]["winners"] in (["musashi"], ["kojiro"], [])
        log = (await seats["spectator"].get("/log", **{"Accept-Language": "ja"})).json()
        assert log[0]["event"]["event"] == "duel-began"
        assert log[0]["clauses"]
        record = await kojiro.get("/record")
        assert record.text.splitlines()[-1].startswith('{"in":"end"')
        as_other = await kojiro.get("/moments/0?seat=musashi")
        assert as_other.json()["view"]["seat"] == "musashi"

    serve(url, test)


def test_options_carry_their_odds_where_they_are_asked_for(url: str) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client)
        asked = (await seats["spectator"].get()).json()["view"]["waiting"][0]["seat"]
        plain = (await seats[asked].get()).json()["view"]["asks"][0]
        told = (await seats[asked].get("?odds=true")).json()["view"]["asks"][0]
        assert plain["odds"] == {}
        assert told["options"] == plain["options"]
        assert set(told["odds"]) <= {option["id"] for option in told["options"]}
        step = told["odds"]["step in"]["trials"][0]
        assert step["given"] == ["resisted"]
        assert sum(one["part"] for one in step["chances"]) == step["chances"][0]["whole"] == 10_000
        others = (await seats["spectator"].get("?odds=true")).json()["view"]["asks"]
        assert others == []

    serve(url, test)


def test_refusals_are_in_the_readers_language_and_name_the_clause(url: str) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client)
        answer = await client.post(
            f"/api/v1/tables/{seats['kojiro']._table}/answer",
            json={"say": "push"},
            headers={**seats["kojiro"].headers, "Accept-Language": "fr, ja;q=0.9, en;q=0.8"},
        )
        body = answer.json()
        assert answer.status_code == 422
        assert body["reason"] == "not-locked"
        assert "maai.clinch.three_exits" in body["clauses"]
        assert any(ord(letter) > 0x3000 for letter in body["message"])
        pointing = (await seats["kojiro"].post("/answer", say="strike odachi @nowhere")).json()
        assert pointing["position"] == 15
        assert (await seats["musashi"].post("/answer", say="wait")).status_code == 409
        stale = await seats["kojiro"].post("/answer", say="wait", question=99)
        assert (stale.status_code, stale.json()["code"]) == (409, "stale-ask")

    serve(url, test)


@pytest.mark.parametrize(
    ("headers", "status"),
    [({}, 401), ({"Authorization": "Basic x"}, 401), ({"Authorization": "Bearer x"}, 404)],
)
def test_without_a_good_link_nothing_is_shown(url: str, headers: dict[str, str], status: int) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client)
        table = seats["gm"]._table
        answer = await client.get(f"/api/v1/tables/{table}", headers=headers)
        assert answer.status_code == status
        other = await opened(client)
        wrong = await client.get(f"/api/v1/tables/{table}", headers=other["gm"].headers)
        assert wrong.status_code == 404
        nothing = await client.get("/api/v1/tables/abc", headers=other["gm"].headers)
        assert wrong.json() == nothing.json()  # a table of others and none at all are not told apart

    serve(url, test)


def test_what_the_game_master_does(url: str) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client)
        gm, kojiro = seats["gm"], seats["kojiro"]
        ruled = await gm.post("/rule", rule="set", reason="the tide", target="kojiro.guard", value=1)
        assert ruled.status_code == 201, ruled.text
        fighters = {one["id"]: one for one in ruled.json()["view"]["board"]["fighters"]}
        assert fighters["kojiro"]["guard"] == 1
        assert (await kojiro.post("/rule", rule="set", reason="x", target="kojiro.guard", value=9)).status_code == 403
        assert (await gm.post("/pause", paused=True)).json()["paused"]
        assert (await kojiro.post("/answer", say="wait")).json()["reason"] == "paused"
        assert (await gm.post("/answer", say="wait", seat="kojiro")).status_code == 201
        assert (await gm.post("/pause", paused=False)).status_code == 201
        assert (await gm.post("/back", inputs=0)).json()["redo"]
        assert (await gm.post("/redo")).status_code == 201
        assert (await gm.post("/notes", text="later: rain")).json() == {"text": "later: rain"}
        new = (await gm.post("/links", role="seat", seat="kojiro")).json()["secret"]
        assert (await kojiro.get()).status_code == 404
        assert (await Seat(client, kojiro._table, new).get()).status_code == 200
        gone = await client.delete(f"/api/v1/tables/{gm._table}", headers=gm.headers)
        assert gone.status_code == 204
        assert (await gm.get()).status_code == 404

    serve(url, test)


def test_a_scenario_or_a_record_may_be_brought_along(url: str) -> None:
    text = 'game = "maai"\n[name]\nen = "x"\n[[fighter]]\nid = "a"\n[[fighter]]\nid = "b"\nfinesse = "three"\n'

    async def test(client: Client) -> None:
        bad = await client.post("/api/v1/tables", json={"text": text})
        assert bad.status_code == 422
        assert "8" in bad.json()["faults"][0]
        good = await client.post("/api/v1/tables", json={"text": text.replace('"three"', "3")})
        assert sorted(good.json()["seats"]) == ["a", "b"]
        both = await client.post("/api/v1/tables", json={"text": text, "scenario": "maai/ganryujima"})
        assert both.json()["reason"] == "open-from-one"
        seats = await opened(client)
        await seats["kojiro"].post("/answer", say="wait")
        record = (await seats["gm"].get("/record")).text
        again = await client.post("/api/v1/tables", json={"record": record, "computers": {"musashi": "plain"}})
        assert again.status_code == 201, again.text

    serve(url, test)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/v1/tables", b"{", 400),
        ("/api/v1/tables", b'{"scenario":"maai/ganryujima","colour":1}', 400),
        ("/api/v1/tables", b'{"scenario":"maai/nowhere"}', 404),
        ("/api/v1/tables", b'{"scenario":"maai/ganryujima","computers":{"kojiro":"plane"}}', 404),
        ("/api/v1/tables", b'{"scenario":"maai/ganryujima","settings":{"undo":"never"}}', 400),
        ("/api/v1/nothing", b"{}", 404),
        ("/api/v1/tables", b'{"settings":' + b"[" * 50_000 + b"]" * 50_000 + b"}", 400),
        ("/api/v1/tables", b'{"text":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001, 400),
    ],
)
def test_what_is_malformed_is_refused_without_a_trace(url: str, path: str, body: bytes, status: int) -> None:
    async def test(client: Client) -> None:
        answer = await client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == status
        for secret in ("Traceback", "/src/", "site-packages", "sqlite", "File "):
            assert secret not in answer.text
        assert set(answer.json()) <= set(Problem.__struct_fields__)

    serve(url, test)


def test_a_ruling_is_nested_no_deeper_than_anything_that_belongs_there(url: str) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client)
        body = b'{"rule":"set","target":"kojiro.guard","reason":"x","value":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
        headers = {**seats["gm"].headers, "Content-Type": "application/json"}
        answer = await client.post(f"/api/v1/tables/{seats['gm']._table}/rule", content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")

    serve(url, test)


def test_too_many_requests_are_told_to_wait(url: str) -> None:
    async def test(client: Client) -> None:
        statuses = [(await client.get("/api/v1/scenarios")).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]

    serve(url, test, requests_per_minute=3)


def test_an_address_may_open_so_many_tables_in_an_hour(url: str) -> None:
    async def test(client: Client) -> None:
        statuses = [
            (await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})).status_code for _ in range(3)
        ]
        assert statuses == [201, 201, 429]
        assert (await client.get("/api/v1/scenarios")).status_code == 200

    serve(url, test, tables_per_hour=2)


def test_the_server_tells_how_it_is(url: str) -> None:
    async def test(client: Client) -> None:
        await opened(client)
        assert (await client.get("/health")).text == "ok\n"
        metrics = (await client.get("/metrics")).text
        assert 'gunbai_tables{state="going"} 1' in metrics
        assert 'gunbai_requests_total{route="/api/v1/tables",status="201"} 1' in metrics
        described = (await client.get("/api/openapi.json")).json()
        assert "/api/v1/tables/{table}/answer" in described["paths"]

    serve(url, test)


def test_scenarios_are_listed_in_the_readers_language(url: str) -> None:
    async def test(client: Client) -> None:
        listed = (await client.get("/api/v1/scenarios", headers={"Accept-Language": "zh-CN"})).json()
        found = {one["name"]: one for one in listed}
        assert found["maai/ganryujima"]["seats"] == ["musashi", "kojiro"]
        assert "plain" in found["maai/ganryujima"]["computers"]

    serve(url, test)
