"""People play in browsers: each game to its end, in several languages and sizes, whatever happens at a table."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect, sync_playwright

from .browsers import PHONE, Person, launch
from .server import Server

PATIENCE = 240.0
"""Seconds for a whole battle."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all of these tests; each person has cookies of their own."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of them, which is also stopped and started."""
    folder = tmp_path_factory.mktemp("browsers")
    server = Server(f"sqlite+aiosqlite:///{folder / 'table.sqlite'}", GUNBAI_TABLES_PER_HOUR="1000")
    yield server
    server.kill()


def open_table(server: Server, scenario: str, **body: Any) -> dict[str, str]:
    """Opens a table; the addresses of its links."""
    opened = server.open(scenario=scenario, **body)
    secrets = {"gm": opened["gm"], "watch": opened["spectator"], **opened["seats"]}
    return {name: f"{server.address}/join/{secret}" for name, secret in secrets.items() if secret}


def play_on(people: list[Person], until: Any, most: int = 400) -> None:
    """Whoever is asked answers, until something is so; after so many answers at the latest."""
    end, answers = time.monotonic() + PATIENCE, 0
    while not until():
        asked = next((person for person in people if person.mine), None)
        if asked is None:
            people[0].page.wait_for_timeout(50)
        else:
            answers += asked.answer(sensible) != ""
        assert answers <= most, "the battle takes too many answers"
        assert time.monotonic() < end, "the battle does not end"


def sensible(options: list[str]) -> str:
    """What brings a battle to its end, of whatever game: to attack."""
    for wanted in (r"^strike .* @trunk$", r"^strike ", r"^gun |^ram |^board ", r"^shot .* 12 ", r"^shot ", r"^take$"):
        found = [option for option in options if re.search(wanted, option)]
        if found:
            return found[-1]
    return options[0]


def all_well(*people: Person) -> None:
    """No page has thrown an error or been stopped by its own policy."""
    for person in people:
        assert person.errors == []
        person.context.close()


# ---- whole battles ---------------------------------------------------------------------------------------------------


def test_a_duel_in_two_languages_with_a_phone_a_game_master_a_reload_and_a_restart(
    browser: Browser, server: Server
) -> None:
    links = open_table(server, "maai/ganryujima")
    musashi, kojiro = Person(browser, "ja", PHONE), Person(browser, "zh")
    master = Person(browser, "en")
    for person, seat in ((musashi, "musashi"), (kojiro, "kojiro"), (master, "gm")):
        person.sit(links[seat])
    play_on([musashi, kojiro], lambda: kojiro.page.locator("#log > li").count() > 6)

    # The game master overrules, and everybody is told why.
    master.page.click("details[hx-get$='/drawer'] > summary")
    master.page.select_option("#ruling-target", "kojiro.strength")
    expect(master.page.locator("#ruling [name=value]")).to_have_attribute("max", "10")
    master.page.fill("#ruling [name=value]", "4")
    master.page.fill("#ruling [name=reason]", "the tide is in")
    master.page.click("#ruling button")
    for person in (musashi, kojiro):
        expect(person.page.locator("#log")).to_contain_text("the tide is in")

    # Reloaded in the middle, the page stands where it stood.
    before = musashi.page.locator("#log > li").all_inner_texts()
    musashi.page.reload()
    assert musashi.page.locator("#log > li").all_inner_texts() == before

    # The server ends and starts again; both pages come back by themselves.
    server.kill()
    expect(kojiro.page.locator("#line")).to_be_visible()
    server.start(server.port)
    expect(kojiro.page.locator("#line")).to_be_hidden()
    play_on([musashi, kojiro], lambda: musashi.is_over and kojiro.is_over)
    assert "宮本武蔵" in musashi.page.inner_text("#log")
    assert "武藏" in kojiro.page.inner_text("#log")
    assert musashi.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    # After the end the dice are checked in the page itself.
    kojiro.page.goto(f"{kojiro.page.url}/dice")
    expect(kojiro.page.locator("#verdict[data-verdict=good]")).to_be_visible()
    assert kojiro.page.locator("#rolls tr").count() > 3
    all_well(musashi, kojiro, master)


def test_a_battle_at_sea_with_secret_plots(browser: Browser, server: Server) -> None:
    links = open_table(server, "kaisen/duel")
    crown, pirates = Person(browser, "en"), Person(browser, "ja", PHONE)
    crown.sit(links["crown"])
    pirates.sit(links["pirates"])

    # A plot is tapped; what is typed keeps in step, and the way is drawn.
    expect(crown.page.locator(".composer")).to_be_visible()
    crown.page.click("[data-key='1']")
    crown.page.click("[data-key='1']")
    crown.page.click("[data-key='R']")
    assert crown.page.input_value("#say").endswith(":2R")
    expect(crown.page.locator("#picture .ghost")).to_be_visible()
    crown.page.fill("#say", crown.page.input_value("#say").replace(":2R", ":1"))
    crown.page.click("[data-key='L']")
    assert crown.page.input_value("#say").endswith(":1L")
    expect(crown.page.locator(".ahead")).to_contain_text("Ends at")
    plot = crown.page.input_value("#say")
    crown.page.click("[data-declare]")

    # Signals are put in words of one's own, and are seen at once.
    pirates.page.click(".unasked > summary")
    flag = pirates.page.locator(".saying", has_text="信号旗")
    assert flag.locator("[name=text]").get_attribute("maxlength") == "20"
    flag.locator("[name=text]").fill("降伏せよ")
    flag.locator("button").click()
    expect(crown.page.locator("#log")).to_contain_text("降伏せよ")
    expect(flag).to_have_count(0)  # one flag a round

    # The other side sees that it is sealed, and nothing more.
    expect(pirates.page.locator(".places .sealed")).to_be_visible()
    assert plot not in pirates.page.content()
    pirates.answer(lambda plots: next(plot for plot in plots if ":1:" in plot))
    play_on([crown, pirates], lambda: crown.page.locator("#moves").count() > 0)
    movement_is_shown_step_by_step(crown)

    # A seat may be handed over in the middle of a battle: the computers fight it out.
    for person in (crown, pirates):
        person.page.click("#tools summary")
        person.page.select_option("#tools [name=computer]", "plain")
        person.page.click("#tools form:has([name=computer]) button")
    for person in (crown, pirates):
        expect(person.page.locator("#tools a[href$='record.jsonl']")).to_be_visible(timeout=60_000)
    all_well(crown, pirates)


def movement_is_shown_step_by_step(person: Person) -> None:
    """By itself; or a step a press, where the system asks for no motion."""
    page = person.page
    before = page.inner_html("#picture")
    for place in (1, 2):
        page.click("#moves")
        expect(page.locator("#moves output")).to_have_text(re.compile(rf"^ {place} / \d+$"))
    assert page.inner_html("#picture") != before
    count = int(page.inner_text("#moves output").rpartition("/")[2])
    for _ in range(count - 1):
        page.click("#moves")
    expect(page.locator("#moves output")).to_be_empty()
    assert page.inner_html("#picture") == before
    page.emulate_media(reduced_motion="no-preference")
    page.click("#moves")
    expect(page.locator("#moves")).to_be_disabled()
    expect(page.locator("#moves output")).to_have_text(re.compile(rf"^ {count} / {count}$"))
    expect(page.locator("#moves")).to_be_enabled()
    assert page.inner_html("#picture") == before
    page.emulate_media(reduced_motion="reduce")


def test_a_battle_of_danmaku_with_an_interjection_and_chances(browser: Browser, server: Server) -> None:
    links = open_table(server, "sengen/first-duel", computers={"mio": "plain"})
    akane, watcher = Person(browser, "zh", PHONE), Person(browser, "en")
    akane.sit(links["akane"])
    watcher.sit(links["watch"])
    assert watcher.page.locator("form.question").count() == 0
    seen = {"chances": 0}

    # Something may be done unasked.
    akane.page.click(".unasked summary")
    akane.page.click(".unasked button[value='erase firework']")
    expect(watcher.page.locator("#log")).to_contain_text("erase", ignore_case=True)

    def over() -> bool:
        seen["chances"] += akane.page.locator(".chances button").count()
        return akane.is_over

    play_on([akane], over)
    expect(watcher.page.locator("#tools a[href$='record.jsonl']")).to_be_visible()
    assert seen["chances"] > 0
    assert akane.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    all_well(akane, watcher)


# ---- single promises -------------------------------------------------------------------------------------------------


def test_what_is_asked_back_is_granted_by_the_game_master(browser: Browser, server: Server) -> None:
    links = open_table(server, "maai/ganryujima", computers={"musashi": "plain"})
    kojiro, master = Person(browser), Person(browser, "ja")
    kojiro.sit(links["kojiro"])
    master.sit(links["gm"])
    first = kojiro.page.locator("#log > li").count()
    kojiro.say("strike odachi")
    expect(kojiro.page.locator("#log > li").nth(first + 1)).to_be_visible()
    kojiro.page.click("#tools button[hx-post$='/undo']")
    expect(kojiro.page.locator("p.request")).to_be_visible()
    master.page.click("form.request button[value=yes]")
    expect(kojiro.page.locator("#log > li")).to_have_count(first)
    expect(kojiro.page.locator("#board[data-mine=yes]")).to_be_visible()
    master.page.click("button[hx-post$='/redo']")
    expect(kojiro.page.locator("#log > li").nth(first + 1)).to_be_visible()
    all_well(kojiro, master)


def test_enter_that_confirms_a_conversion_sends_nothing(browser: Browser, server: Server) -> None:
    links = open_table(server, "maai/ganryujima", computers={"musashi": "plain"})
    kojiro = Person(browser, "ja")
    kojiro.sit(links["kojiro"])
    sent: list[str] = []
    kojiro.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    typing = kojiro.context.new_cdp_session(kojiro.page)
    kojiro.page.focus("#say")
    typing.send("Input.imeSetComposition", {"text": "はんぽつめ", "selectionStart": 5, "selectionEnd": 5})
    enter = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 229}
    typing.send("Input.dispatchKeyEvent", {"type": "keyDown", **enter})
    typing.send("Input.insertText", {"text": "半歩詰"})
    typing.send("Input.dispatchKeyEvent", {"type": "keyUp", **enter})
    kojiro.page.wait_for_timeout(200)
    assert kojiro.page.input_value("#say") == "半歩詰"
    assert sent == []
    kojiro.say(kojiro.page.input_value("#say"))
    assert len(sent) == 1
    all_well(kojiro)


def test_what_is_typed_answers_what_was_seen_and_nothing_that_is_asked_by_then(
    browser: Browser, server: Server
) -> None:
    links = open_table(server, "maai/ganryujima", computers={"musashi": "plain"})
    kojiro = Person(browser)
    kojiro.sit(links["kojiro"])
    asleep = kojiro.context.new_page()
    asleep.route(re.compile("/(stream|now)"), lambda route: route.abort())
    asleep.goto(kojiro.page.url)
    kojiro.say("wait")
    kojiro.page.reload()
    before = kojiro.page.get_attribute("#board", "data-position")
    for _ in range(2):
        asleep.fill("#say", "wait")
        with asleep.expect_response(re.compile("/answer$")) as coming:
            asleep.press("#say", "Enter")
        assert coming.value.status == 409
        expect(asleep.locator("#trouble")).not_to_be_empty()
    kojiro.page.reload()
    assert kojiro.page.get_attribute("#board", "data-position") == before
    all_well(kojiro)


def test_two_seats_of_two_tables_and_of_one_are_held_by_one_browser(browser: Browser, server: Server) -> None:
    one, other = (open_table(server, "maai/ganryujima") for _ in range(2))
    person = Person(browser)
    pages = {}
    for links in (one, other):
        for seat in ("kojiro", "musashi"):
            person.sit(links[seat])
            pages[links[seat]] = person.page.url
    for links in (one, other):
        person.page.goto(pages[links["kojiro"]])
        expect(person.page.locator("#board[data-mine=yes]")).to_be_visible()
        person.say("wait")
        expect(person.page.locator("#board[data-mine=no]")).to_be_visible()
        person.page.goto(pages[links["musashi"]])
        expect(person.page.locator("#board[data-mine=yes]")).to_be_visible()
    all_well(person)


def test_what_is_typed_and_what_is_tapped_are_one(browser: Browser, server: Server) -> None:
    links = open_table(server, "maai/ganryujima", computers={"musashi": "plain"})
    kojiro = Person(browser)
    kojiro.sit(links["kojiro"])
    page = kojiro.page
    page.fill("#say", "step in")
    expect(page.locator(".pip.on")).to_have_count(1)
    page.click("[data-key='strike monohoshizao']")
    assert page.input_value("#say") == "step in; strike monohoshizao"
    expect(page.locator(".pip.on")).to_have_count(4)
    page.click("[data-key='@face']")
    assert page.input_value("#say") == "step in; strike monohoshizao @face"
    expect(page.locator(".pip.on")).to_have_count(5)
    page.click("[data-rub=last]")
    assert page.input_value("#say") == "step in"
    page.fill("#say", "step sideways")
    expect(page.locator(".ahead .refused")).to_be_visible()
    kojiro.say("step sideways")
    expect(page.locator("#trouble")).to_be_visible()
    assert page.input_value("#say") == "step sideways"
    all_well(kojiro)


def test_looking_back_step_by_step_and_going_on_otherwise(browser: Browser, server: Server) -> None:
    links = open_table(server, "maai/training-bout", computers={"wakaba": "plain", "shinonome": "plain"})
    watcher = Person(browser)
    watcher.sit(links["watch"])
    page = watcher.page
    page.click("#tools a[href$='/look']")
    page.wait_for_load_state()
    last = page.locator("#moment .log > li").count()
    page.click("[data-step='-1']")
    expect(page.locator("#moment .log > li")).not_to_have_count(last)
    page.select_option("[name=eyes]", "wakaba")
    page.fill("input[type=range]", "0")
    expect(page.locator("output")).to_have_text(re.compile(r"^0 / "))
    expect(page.locator("#moment .log > li")).to_have_count(2)
    page.click("form[action$='/fork'] button")
    assert page.locator("ul.links > li").count() == 4
    all_well(watcher)


def test_a_whisper_is_heard_by_one_seat_and_presence_is_seen(browser: Browser, server: Server) -> None:
    links = open_table(server, "maai/ganryujima")
    musashi, kojiro, master = Person(browser), Person(browser), Person(browser)
    for person, seat in ((musashi, "musashi"), (kojiro, "kojiro"), (master, "gm")):
        person.sit(links[seat])
    expect(musashi.page.locator(".places .here")).to_have_count(2)
    master.page.select_option("[name=to]", "kojiro")
    master.page.fill("form[hx-post$='/talk'] [name=text]", "the sand is soft <b>here</b>")
    master.page.press("form[hx-post$='/talk'] [name=text]", "Enter")
    expect(kojiro.page.locator("#talk")).to_contain_text("the sand is soft <b>here</b>")
    kojiro.page.fill("form[hx-post$='/talk'] [name=text]", "understood")
    kojiro.page.press("form[hx-post$='/talk'] [name=text]", "Enter")
    expect(musashi.page.locator("#talk")).to_contain_text("understood")
    assert "the sand is soft" not in musashi.page.content()
    all_well(musashi, kojiro, master)


BATTLES = (("maai/ganryujima", "musashi"), ("kaisen/duel", "crown"), ("sengen/first-duel", "akane"))
PAGES = ("", "/look", "/dice")


COLOURS = {"runOnly": ["color-contrast"]}


def test_nothing_hinders_anybody(browser: Browser, server: Server) -> None:
    """Labels, order of headings, and whatever else axe looks for, on every page; contrast in the light and the dark."""
    person = Person(browser, "en", PHONE)
    person.page.goto(f"{server.address}/tables")
    without_hindrance(person)
    for scenario, seat in BATTLES:
        links = open_table(server, scenario)
        person.sit(links["gm"])
        without_hindrance(person)
        person.sit(links[seat])
        base = person.page.url
        for path in PAGES:
            person.page.goto(f"{base}{path}")
            without_hindrance(person)
    all_well(person)


def without_hindrance(person: Person) -> None:
    """What axe finds on a page, and whether it is wider than the telephone."""
    page = person.page
    for scheme, options in (("light", None), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found = Axe().run(page, options=options)
        assert found.violations_count == 0, f"{page.url}: {found.generate_report()}"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], page.url


HEARD = """() => {
  window.heard = { notes: [], tones: 0 };
  window.Notification = class { constructor(title, with_) { window.heard.notes.push([title, with_.body]); } };
  window.Notification.permission = 'granted';
  window.Notification.requestPermission = async () => 'granted';
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function () { window.heard.tones += 1; start.call(this); };
}"""


def test_ones_turn_is_told_by_title_icon_and_where_it_is_wanted_by_sound_and_notification(
    browser: Browser, server: Server
) -> None:
    links = open_table(server, "maai/ganryujima")
    musashi, kojiro = Person(browser), Person(browser)
    musashi.page.add_init_script(f"({HEARD})()")
    musashi.sit(links["musashi"])
    kojiro.sit(links["kojiro"])
    page = musashi.page
    assert "Your turn" not in page.title()
    expect(page.locator("#board .status")).to_contain_text("Waiting for")
    for button in ("sound", "notify"):
        page.click(f"#{button}")
        expect(page.locator(f"#{button}[aria-pressed=true]")).to_be_visible()
    page.reload()
    expect(page.locator("#notify[aria-pressed=true]")).to_be_visible()
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    kojiro.say("wait")
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert str(page.locator("link[rel=icon]").get_attribute("href")).endswith("icon-mine.svg")
    expect(page.locator("#board .status.mine")).to_have_text("Your turn")
    assert page.evaluate("window.heard") == {"notes": [["Ganryū island", "Your turn"]], "tones": 1}
    assert "Your turn" not in kojiro.page.title()
    all_well(musashi, kojiro)


def test_the_board_is_taken_home_as_png_and_fits_the_page_when_it_is_asked_to(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    links = open_table(server, "kaisen/duel")
    person = Person(browser, "ja", PHONE)
    person.sit(links["watch"])
    with person.page.expect_download() as coming:
        person.page.click("[data-png]")
    coming.value.save_as(tmp_path / "board.png")
    data = (tmp_path / "board.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    assert coming.value.suggested_filename == "board.png"
    assert width > 1000 < height * 2
    assert len(data) > 20_000, "nothing is drawn on it"
    across = "document.querySelector('#picture').scrollWidth - document.querySelector('#picture').clientWidth"
    assert person.page.evaluate(across) > 0
    person.page.click("[data-zoom='0']")
    assert person.page.evaluate(across) <= 0
    person.page.click("[data-zoom='1']")
    assert person.page.evaluate(across) > 0
    all_well(person)


def test_the_game_master_answers_for_a_seat_makes_links_goes_back_and_takes_the_table_away(
    browser: Browser, server: Server
) -> None:
    links = open_table(server, "maai/ganryujima")
    kojiro, master = Person(browser), Person(browser, "zh")
    kojiro.sit(links["kojiro"])
    master.sit(links["gm"])
    page = master.page
    page.click("details:has(#answer-seat) > summary")
    page.select_option("#answer-seat", "kojiro")
    page.click("#asked button[value=wait]")
    expect(kojiro.page.locator("#board[data-mine=no]")).to_be_visible()
    expect(page.locator("#asked button")).to_have_count(0)

    # Whatever the kind of ruling, its inputs fit.
    page.click("details[hx-get$='/drawer'] > summary")
    page.select_option("#ruling-kind", "force")
    page.select_option("#ruling-target", "musashi")
    expect(page.locator("#ruling select[name=value] option")).to_have_count(6)
    page.select_option("#ruling-kind", "set")
    page.select_option("#ruling-target", "kojiro.held")
    page.check("#ruling input[value=kaiken]")
    page.fill("#ruling [name=reason]", "沙滩")
    page.click("#ruling button")
    expect(kojiro.page.locator("#log")).to_contain_text("沙滩")
    expect(kojiro.page.locator("#picture")).to_contain_text("dagger")
    page.select_option("#ruling-kind", "dice")
    page.fill("#ruling input[name=target]", "2d10")
    page.fill("#ruling input[name=value]", "7 3")
    page.fill("#ruling [name=reason]", "骰子")
    page.click("#ruling button")
    expect(kojiro.page.locator("#log")).to_contain_text("骰子")

    # Back to a moment that was looked at.
    page.click("#tools a[href$='/look']")
    page.fill("input[type=range]", "0")
    page.click("form[action$='/back-to'] button")
    expect(page.locator("#log > li")).to_have_count(2)
    expect(kojiro.page.locator("#board[data-mine=yes]")).to_be_visible()

    # A link is ended; whoever had it is shown nothing any more.
    page.click("details:has(form[action$='/links']) > summary")
    page.select_option("form[action$='/links'] select", "seat-kojiro")
    page.click("form[action$='/links'] button[name=revoke]")
    expect(kojiro.page.locator(".wrong")).to_be_visible()

    page.on("dialog", lambda dialog: dialog.accept())
    page.click("button[hx-post$='/remove']")
    expect(page).to_have_url(f"{server.address}/tables")
    assert httpx.get(f"{links['gm']}").status_code == 404
    all_well(kojiro, master)
