"""Who may do what: every route, tried with every kind of link, against a table written by hand."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.table.web.acts import ACTS
from gunbai.table.web.app import create_app
from gunbai.table.web.config import Config

from .test_api import Client, serve

TABLE = "/api/v1/tables/{table:str}"
KINDS = ("nobody", "stranger", "revoked", "spectator", "idle seat", "asked seat", "game master")
"""Without a link; with one of another table; with one that was made anew since; and so on."""
NO, NONE = 403, 404
OK = {200, 201, 204}
YES = 200
STALE, UNFIT = 409, 422
"""May, but not now: nobody asks; or not this."""

#                                              body                                    spectator  idle   asked  gm
MAY: dict[tuple[str, str], tuple[dict[str, Any] | None, int, int, int, int]] = {
    ("GET", ""): (None, YES, YES, YES, YES),
    ("GET", "/log"): (None, YES, YES, YES, YES),
    ("GET", "/talk"): (None, YES, YES, YES, YES),
    ("GET", "/moments/{inputs:int}"): (None, YES, YES, YES, YES),
    ("GET", "/thoughts/{inputs:int}"): (None, NO, NO, NO, UNFIT),
    ("GET", "/notes"): (None, NO, NO, NO, YES),
    ("GET", "/record"): (None, NO, NO, NO, YES),
    ("POST", "/answer"): ({"say": "wait"}, NO, STALE, YES, STALE),
    ("POST", "/interject"): ({"say": "end draw"}, NO, YES, YES, UNFIT),
    ("POST", "/faces"): ({"faces": [1, 2]}, NO, UNFIT, UNFIT, UNFIT),
    ("POST", "/stops"): ({"more": []}, NO, YES, YES, STALE),
    ("POST", "/preview"): ({"say": "wait"}, NO, STALE, YES, STALE),
    ("POST", "/undo"): ({}, NO, UNFIT, UNFIT, UNFIT),
    ("POST", "/grant"): ({"number": 0, "agreed": True}, NO, NO, NO, UNFIT),
    ("POST", "/rule"): ({"rule": "set", "target": "musashi.strength", "value": 1, "reason": "x"}, NO, NO, NO, YES),
    ("GET", "/rulable"): (None, NO, NO, NO, YES),
    ("POST", "/back"): ({"inputs": 0}, NO, NO, NO, UNFIT),
    ("POST", "/redo"): ({}, NO, NO, NO, UNFIT),
    ("POST", "/pause"): ({"paused": True}, NO, NO, NO, YES),
    ("POST", "/name"): ({"name": "x"}, NO, YES, YES, NO),
    ("POST", "/seats"): ({"seat": "$own", "computer": "plain"}, NO, YES, YES, YES),
    ("POST", "/links"): ({"role": "spectator"}, NO, NO, NO, YES),
    ("POST", "/talk"): ({"text": "x"}, NO, YES, YES, YES),
    ("POST", "/notes"): ({"text": "x"}, NO, NO, NO, YES),
    ("POST", "/fork"): ({"inputs": 0}, NO, NO, NO, YES),
    ("POST", "/leave"): ({}, NO, YES, UNFIT, UNFIT),
    ("DELETE", ""): (None, NO, NO, NO, YES),
}
STREAM = ("GET", "/stream")
"""Never ends, so it is tried by those alone whom it turns away; others follow it in the tests of streams."""


def routes() -> list[tuple[str, str]]:
    """Every route of the interface that is about one table."""
    app = create_app(Config(database="sqlite+aiosqlite://"))
    return sorted(
        (method, route.path.removeprefix(TABLE))
        for route in app.routes
        if route.path.startswith(TABLE)
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    )


def test_the_table_has_every_route() -> None:
    assert routes() == sorted([*MAY, STREAM])


def tried(client: Client, method: str, table: str, what: str, secret: str, body: dict[str, Any] | None) -> Any:
    """One request."""
    path = f"/api/v1/tables/{table}{what.replace('{inputs:int}', '0')}{'?rule=set' if what == '/rulable' else ''}"
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return client.request(method, path, headers=headers, json=body)


@pytest.mark.parametrize(("method", "what"), [*MAY, STREAM])
def test_every_link_may_just_what_the_table_says(tmp_path: Any, method: str, what: str) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"
    body, *may = MAY.get((method, what), (None, None, None, None, None))

    async def test(client: Client) -> None:
        found: dict[str, int] = {}
        opened = []
        for _ in range(2):
            answer = await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})
            opened.append(answer.json())
        here, there = opened
        table, gm = here["battle"], {"Authorization": f"Bearer {here['gm']}"}
        base = f"/api/v1/tables/{table}"
        revoked = here["spectator"]
        fresh = await client.post(f"{base}/links", headers=gm, json={"role": "spectator"})
        seen = (await client.get(base, headers=gm)).json()
        asked = seen["view"]["waiting"][0]["seat"]
        idle = next(seat for seat in here["seats"] if seat != asked)
        bearers = {
            "nobody": ("", ""),
            "stranger": (there["gm"], asked),
            "revoked": (revoked, asked),
            "spectator": (fresh.json()["secret"], asked),
            "idle seat": (here["seats"][idle], idle),
            "asked seat": (here["seats"][asked], asked),
            "game master": (here["gm"], asked),
        }
        ledger = (await client.get(f"{base}/record", headers=gm)).text
        for kind, (secret, seat) in bearers.items():
            if (method, what) == STREAM and kind not in ("nobody", "stranger", "revoked"):
                continue
            said = None if body is None else {key: seat if value == "$own" else value for key, value in body.items()}
            answer = await tried(client, method, table, what, secret, said)
            found[kind] = YES if answer.status_code in OK else answer.status_code
            if found[kind] in (401, NO, NONE):
                # Whoever may not has changed nothing, and learns nothing but that.
                assert (await client.get(f"{base}/record", headers=gm)).text == ledger, kind
                assert not any(secret in answer.text for secret in (here["gm"], *here["seats"].values()))
            ledger = (
                (await client.get(f"{base}/record", headers=gm)).text if (method, what) != ("DELETE", "") else ledger
            )
        wanted = dict(zip(KINDS, (401, NONE, NONE, *(one for one in may if one is not None)), strict=False))
        assert found == wanted

    serve(url, test)


PAGES = ("", "/now", "/board.svg", "/log.txt", "/record.jsonl", "/stream")


def test_a_page_opens_with_its_own_cookie_alone(tmp_path: Any) -> None:
    async def test(client: Client) -> None:
        here = (await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})).json()
        there = (await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})).json()
        places = {
            "gm": here["gm"],
            "watch": here["spectator"],
            **{f"seat-{one}": two for one, two in here["seats"].items()},
        }
        for what in PAGES:
            for place in places:
                assert (await client.get(f"/t/{here['battle']}/{place}{what}")).status_code == NONE
        for secret in (there["gm"], here["spectator"]):
            assert (await client.get(f"/join/{secret}", follow_redirects=False)).status_code == 303
        for act in ACTS:
            for place in places:
                answer = await client.post(f"/t/{here['battle']}/{place}/{act}", data={"say": "wait", "text": "x"})
                assert answer.status_code == (NO if place == "watch" else NONE), (place, act)
        assert (await client.get(f"/t/{here['battle']}/watch")).status_code == 200
        gm = {"Authorization": f"Bearer {here['gm']}"}
        record = await client.get(f"/api/v1/tables/{here['battle']}/record", headers=gm)
        assert len(record.text.splitlines()) == 1

    serve(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", test)


@pytest.mark.parametrize("origin", [{"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}])
def test_no_other_site_acts_for_whoever_visits_it(tmp_path: Any, origin: dict[str, str]) -> None:
    async def test(client: Client) -> None:
        here = (await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})).json()
        await client.get(f"/join/{here['gm']}", follow_redirects=False)
        for act in ACTS:
            answer = await client.post(f"/t/{here['battle']}/gm/{act}", data={"text": "x"}, headers=origin)
            assert answer.status_code == NO, act
        assert (await client.post("/open", data={"scenario": "maai/ganryujima"}, headers=origin)).status_code == NO

    serve(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", test)


SEEN, GONE, AWAY = 200, 404, 303
#                                              watch  idle   asked  gm
ON_PAGES: dict[tuple[str, str], tuple[int, int, int, int]] = {
    ("GET", ""): (SEEN, SEEN, SEEN, SEEN),
    ("GET", "/now"): (SEEN, SEEN, SEEN, SEEN),
    ("GET", "/ahead"): (SEEN, SEEN, SEEN, SEEN),
    ("GET", "/marked"): (GONE, GONE, GONE, GONE),
    ("GET", "/moves"): (SEEN, SEEN, SEEN, SEEN),
    ("GET", "/look"): (SEEN, SEEN, SEEN, SEEN),
    ("GET", "/dice"): (SEEN, SEEN, SEEN, SEEN),
    ("GET", "/thought"): (NO, NO, NO, UNFIT),
    ("GET", "/drawer"): (NO, NO, NO, SEEN),
    ("GET", "/asked"): (NO, NO, NO, SEEN),
    ("GET", "/{name:str}"): (NO, NO, NO, SEEN),
    ("POST", "/fork"): (NO, NO, NO, SEEN),
    ("POST", "/links"): (NO, NO, NO, AWAY),
    ("POST", "/again"): (NO, NO, NO, NO),
    ("POST", "/back-to"): (NO, NO, NO, UNFIT),
    ("POST", "/remove"): (NO, NO, NO, SEEN),
    ("POST", "/{name:str}"): (NO, NO, NO, SEEN),
}
"""What is shown or done of a page's own routes. Of `/{name}`: to take the record home, and to overrule; the other acts
are those of the interface."""
ASKS = {"/marked": "?mark=arcs&of=x", "/asked": "?seat=musashi", "/thought": "?at=0"}
FORMS = {"/fork": {"at": "0"}, "/links": {"place": "seat-musashi", "revoke": "yes"}, "/back-to": {"at": "0"}}
RULING = {"rule": "set", "target": "kojiro.guard", "value": "1", "kind": "number", "reason": "x"}


def test_the_table_has_every_route_of_a_page() -> None:
    place = "/t/{table:str}/{place:str}"
    found = {
        (method, route.path.removeprefix(place))
        for route in create_app(Config(database="sqlite+aiosqlite://")).routes
        if route.path.startswith(place)
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    assert found == {*ON_PAGES, STREAM}


@pytest.mark.parametrize(("method", "what"), ON_PAGES)
def test_every_place_is_shown_just_what_the_table_says(tmp_path: Any, method: str, what: str) -> None:
    async def test(client: Client) -> None:
        here = (await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})).json()
        secrets = (here["spectator"], here["seats"]["musashi"], here["seats"]["kojiro"], here["gm"])
        places = ("watch", "seat-musashi", "seat-kojiro", "gm")
        for secret in secrets:
            await client.get(f"/join/{secret}", follow_redirects=False)
        found = []
        for place in places:
            path = what.replace("{name:str}", "record.jsonl" if method == "GET" else "rule")
            address = f"/t/{here['battle']}/{place}{path}{ASKS.get(what, '')}"
            form = FORMS.get(what, RULING) if method == "POST" else None
            answer = await client.request(method, address, data=form, follow_redirects=False)
            found.append(answer.status_code)
            assert not any(secret in answer.text for secret in secrets)
        assert tuple(found) == ON_PAGES[method, what]

    serve(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", test)
