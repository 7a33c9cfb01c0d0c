"""Pages: the way in by a link, what a page shows and does, and that nothing is done at another site's wish."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from html import unescape
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient

from gunbai.table.web.app import create_app
from gunbai.table.web.config import Config

Client = AsyncTestClient[Any]
KOJIRO = "Kojirō"
HERE = {"sec-fetch-site": "same-origin"}


def serve(url: str, test: Callable[[Client], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with AsyncTestClient(create_app(Config(database=url))) as client:
            client.follow_redirects = False
            await test(client)

    asyncio.run(whole())


async def opened(client: Client, **form: str) -> dict[str, str]:
    """Opens a table; the addresses of its links by name."""
    form = {"scenario": "maai/ganryujima", "spectators": "yes", "game_master": "yes", **form}
    page = await client.post("/open", data=form, headers=HERE)
    assert page.status_code == 200, page.text
    found = re.findall(r"<h2>(.*?)</h2>\s*<p><a href=\"([^\"]+)\"", page.text)
    return {unescape(name): httpx.URL(address).path for name, address in found}


async def sit(client: Client, path: str) -> str:
    """Opens a link; the address that it leads to."""
    answer = await client.get(path)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def test_a_link_sets_a_cookie_and_leaves_the_address(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        path = next(iter(links.values()))
        answer = await client.get(path)
        secret = path.rsplit("/", 1)[1]
        assert secret not in answer.headers["location"]
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        page = await client.get(answer.headers["location"])
        assert page.status_code == 200
        assert secret not in page.text
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert "<script>" not in page.text

    serve(url, test)


def test_a_seat_sees_its_question_declares_and_is_told_what_came_of_it(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client, **{"seat-musashi": "plain"})
        base = await sit(client, links[KOJIRO])
        page = await client.get(base)
        assert 'data-mine="yes"' in page.text
        assert 'value="wait"' in page.text
        done = await client.post(f"{base}/answer", data={"say": "wait"}, headers=HERE)
        assert done.status_code == 200
        assert "hx-swap-oob" in done.text
        refused = await client.post(f"{base}/answer", data={"say": "strike odachi @nowhere"}, headers=HERE)
        assert refused.status_code in (409, 422)
        assert 'id="trouble"' in refused.text
        fresh = await client.get(f"{base}/now?log=0")
        assert fresh.text.count("data-place=") > 2

    serve(url, test)


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
    ],
)
def test_nothing_is_done_at_the_wish_of_another_site(url: str, headers: dict[str, str]) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        answer = await client.post(f"{base}/answer", data={"say": "wait"}, headers=headers)
        assert answer.status_code == 403
        assert 'data-mine="yes"' in (await client.get(base)).text

    serve(url, test)


def test_a_cookie_is_good_for_its_own_place_alone(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        for other in ("gm", "watch", "seat-musashi"):
            assert (await client.get(f"{base.rsplit('/', 1)[0]}/{other}")).status_code == 404
        assert (await client.post(f"{base}/rule", data={"rule": "end", "reason": "x"}, headers=HERE)).status_code == 403
        assert (await client.post(f"{base}/dance", data={}, headers=HERE)).status_code == 422
        assert (await client.get("/join/AAAAAAAAAAAAAAAAAAAAAA")).status_code == 404

    serve(url, test)


@pytest.mark.parametrize("letter", ["\u202e", "\u2066", "\u200b", "\ufeff", "\x00", "\x1b", "\U000e0041"])
def test_nothing_is_said_that_nobody_would_see(url: str, letter: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base, gm = await sit(client, links[KOJIRO]), await sit(client, links["Game master"])
        before = (await client.get(gm)).text
        tried = (
            (base, "talk", {"text": f"a{letter}b"}),
            (base, "name", {"name": f"a{letter}b"}),
            (gm, "notes", {"text": f"a{letter}\r\nb"}),
            (gm, "rule", {"rule": "set", "target": "kojiro.guard", "value": "1", "reason": f"a{letter}b"}),
        )
        for place, act, form in tried:
            answer = await client.post(f"{place}/{act}", data=form, headers=HERE)
            assert answer.status_code == 422, (act, answer.text)
            assert letter not in answer.text
        assert (await client.get(gm)).text == before
        several = await client.post(f"{gm}/notes", data={"text": "one\r\n\ttwo 👩\u200d🚀"}, headers=HERE)
        assert several.status_code == 200
        assert "one\n\ttwo 👩\u200d🚀" in (await client.get(gm)).text

    serve(url, test)


def test_nothing_is_said_that_is_too_long(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        for act, form in (("talk", {"text": "x" * 501}), ("name", {"name": "x" * 41})):
            assert (await client.post(f"{base}/{act}", data=form, headers=HERE)).status_code == 422
        assert (await client.post(f"{base}/talk", data={"text": "間" * 500}, headers=HERE)).status_code == 200

    serve(url, test)


@pytest.mark.parametrize(("language", "word"), [("ja", "経過"), ("zh", "经过"), ("en", "What happened")])
def test_a_page_is_in_the_chosen_language(url: str, language: str, word: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        chosen = await client.post("/language", data={"language": language, "back": base}, headers=HERE)
        assert (chosen.status_code, chosen.headers["location"]) == (303, base)
        assert word in (await client.get(base)).text
        away = await client.post("/language", data={"language": language, "back": "//evil.example"}, headers=HERE)
        assert away.headers["location"] == "/"

    serve(url, test)


def test_a_scenario_with_faults_is_told_all_of_them(url: str) -> None:
    text = 'game = "maai"\n[name]\nen = "x"\n[[fighter]]\nid = "a"\nfinesse = "three"\ncolour = 1\n'

    async def test(client: Client) -> None:
        page = await client.post("/open", files={"file": ("x.toml", text)}, headers=HERE)
        assert page.status_code == 422
        assert "finesse" in page.text
        assert "colour" in page.text

    serve(url, test)


def test_pages_are_light(url: str) -> None:
    """At most 150 kB without the board: page, style, script and htmx together."""

    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        page = re.sub(r"<svg.*?</svg>", "", (await client.get(base)).text, flags=re.DOTALL)
        paths = re.findall(r'(?:src|href)="(/(?:static|lib)/[^"]+)"', page)
        weights = [len((await client.get(path)).content) for path in paths]
        assert len(paths) >= 4
        assert len(page.encode()) + sum(weights) < 150_000

    serve(url, test)


def test_the_game_master_has_a_drawer_and_others_have_not(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        gm = await sit(client, links["Game master"])
        watch = await sit(client, links["Spectators"])
        assert f"{gm}/rule" in (await client.get(gm)).text
        assert "/rule" not in (await client.get(watch)).text
        form = {"rule": "set", "target": "kojiro.guard", "value": "1", "reason": "tide"}
        ruled = await client.post(f"{gm}/rule", data=form, headers=HERE)
        assert ruled.status_code == 200, ruled.text
        assert (await client.post(f"{gm}/back", data={}, headers=HERE)).status_code == 200
        record = await client.get(f"{gm}/record.jsonl")
        assert '{"in":"undo","back":0}' in record.text
        assert (await client.get(f"{watch}/record.jsonl")).status_code == 403

    serve(url, test)


def test_a_battle_that_is_ready_is_played_at_once_and_once_more(url: str) -> None:
    async def whole() -> None:
        ready = Config(database=url, ready="maai/ganryujima", ready_seat="musashi")
        async with AsyncTestClient(create_app(ready)) as client:
            client.follow_redirects = False
            first = await client.get("/")
            assert (first.status_code, (await client.get("/")).headers["location"]) == (303, first.headers["location"])
            base = str(first.headers["location"])
            assert base.endswith("/seat-musashi")
            page = await client.get(base)
            assert 'data-mine="yes"' in page.text
            assert f"{base}/rule" not in page.text
            assert "maai/ganryujima" in (await client.get("/tables")).text
            again = await client.post(f"{base}/again", headers=HERE)
            assert again.status_code == 303
            assert again.headers["location"] not in (base, "/")

    asyncio.run(whole())


def test_any_battle_of_the_library_can_be_played_at_once(url: str) -> None:
    async def test(client: Client) -> None:
        for name, seat in (("kaisen/duel", "crown"), ("sengen/first-duel", "mio")):
            answer = await client.post("/open", data={"scenario": name, "alone": seat}, headers=HERE)
            assert answer.status_code == 303
            page = await client.get(answer.headers["location"])
            assert f"seat-{seat}" in answer.headers["location"]
            assert 'data-mine="yes"' in page.text
        nobody = await client.post("/open", data={"scenario": "kaisen/duel", "alone": "nobody"}, headers=HERE)
        assert nobody.status_code == 404
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        assert (await client.post(f"{base}/again", headers=HERE)).status_code == 403

    serve(url, test)


def test_the_library_shows_how_battles_begin(url: str) -> None:
    async def test(client: Client) -> None:
        drawn = await client.get("/picture/kaisen/island?language=ja")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")
        assert (await client.get("/picture/kaisen/nowhere")).status_code == 404

    serve(url, test)


def test_what_is_wrong_with_a_page_is_told_as_a_page(url: str) -> None:
    async def test(client: Client) -> None:
        answer = await client.get("/t/abc/gm", headers={"Accept": "text/html", "Accept-Language": "ja"})
        assert answer.status_code == 404
        assert 'lang="ja"' in answer.text
        assert "リンクが無効" in answer.text

    serve(url, test)


def test_the_log_is_taken_home_in_three_forms(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        for name, kind in (("log.txt", "text/plain"), ("log.md", "text/markdown"), ("log.html", "text/html")):
            answer = await client.get(f"{base}/{name}")
            assert answer.headers["content-type"].startswith(kind)
            assert "Round 1 begins." in answer.text.replace("\\", "")
        assert (await client.get(f"{base}/record.jsonl")).status_code == 403
        assert (await client.get(f"{base}/nothing.txt")).status_code == 404

    serve(url, test)


def test_what_a_declaration_would_come_to_is_told_before_it_is_declared(url: str) -> None:
    async def test(client: Client) -> None:
        answer = await client.post("/open", data={"scenario": "kaisen/duel", "alone": "crown"}, headers=HERE)
        base = str(answer.headers["location"])
        start = re.findall(r'data-start="\{pools\}:([^:"]+):"', (await client.get(base)).text)[0]
        ahead = await client.get(f"{base}/ahead", params={"say": f"+2/+2/+0:{start}:9", "about": "heron"})
        assert "Not done" in ahead.text
        assert 'class="hull ghost"' in ahead.text
        wrong = await client.get(f"{base}/ahead", params={"say": "x", "about": "heron"})
        assert (wrong.status_code, 'class="refused"' in wrong.text) == (200, True)
        assert (await client.get(f"{base}/moves")).json() == []
        done = await client.post(f"{base}/answer", data={"say": f"+2/+2/+0:{start}:1", "about": "heron"}, headers=HERE)
        assert done.status_code == 200
        frames = (await client.get(f"{base}/moves")).json()
        assert len(frames) >= 2
        assert len(set(frames)) == len(frames)

    serve(url, test)


def test_arcs_and_lines_of_sight_are_marked_on_demand(url: str) -> None:
    async def test(client: Client) -> None:
        answer = await client.post("/open", data={"scenario": "kaisen/duel", "alone": "crown"}, headers=HERE)
        base = str(answer.headers["location"])
        assert f'data-from="{base}/marked"' in (await client.get(base)).text
        arcs = await client.get(f"{base}/marked?mark=arcs&of=heron")
        assert arcs.text.count('class="mark broadside"') > 10
        sight = await client.get(f"{base}/marked?mark=sight&of=heron&of=viper")
        assert 'class="line' in sight.text
        assert (await client.get(f"{base}/marked?mark=arcs&of=nobody")).status_code == 404
        assert (await client.get(f"{base}/marked?mark=nothing&of=heron")).status_code == 404

    serve(url, test)


def test_the_seal_of_the_dice_is_shown_before_the_battle_and_the_seed_after_it(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        page = (await client.get(f"{base}/dice")).text
        assert re.search(r"<code>[0-9a-f]{64}</code>", page)
        assert "dice.js" not in page
        left = await client.post(f"{base}/leave", data={}, headers=HERE)
        assert left.status_code == 200
        assert "dice.js" in (await client.get(f"{base}/dice")).text
        assert '"seed":"' in (await client.get(f"{base}/record.jsonl")).text

    serve(url, test)


def test_a_link_is_made_anew_for_a_seat(url: str) -> None:
    async def test(client: Client) -> None:
        links = await opened(client)
        base = await sit(client, links[KOJIRO])
        gm = await sit(client, links["Game master"])
        page = await client.post(f"{gm}/links", data={"place": "seat-kojiro"}, headers=HERE)
        assert (await client.get(base)).status_code == 404
        assert await sit(client, re.findall(r"/join/[\w-]+", page.text)[0]) == base
        assert (await client.get(base)).status_code == 200

    serve(url, test)
