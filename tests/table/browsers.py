"""People in their browsers, for tests of what only a browser can show: the system's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
MISSING = "Chromium is not installed (Debian: apt-get install chromium fonts-noto-cjk); its tests are left out"
SOON = 60_000
"""Milliseconds within which something shows, on a machine that has much else to do."""
PHONE = (360, 740)
OPTIONS = "[...document.querySelectorAll('form.question:first-of-type button[name=say]')].map((one) => one.value)"
PRESS = """(say) => new Promise((done) => {
  const buttons = [...document.querySelectorAll('form.question button[name=say]')];
  const button = buttons.find((one) => one.value === say);
  if (!button) { done(0); return; }
  const answered = (event) => {
    if (!event.detail.pathInfo.requestPath.endsWith('/answer')) { return; }
    document.removeEventListener('htmx:afterRequest', answered);
    done(event.detail.xhr.status);
  };
  document.addEventListener('htmx:afterRequest', answered);
  button.click();
})"""
"""Presses a button; the status of the answer, or 0 if the page was drawn anew in between."""


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium; where there is none the test is left out, and in CI it fails."""
    if not CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    expect.set_options(timeout=SOON)
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, language: str = "en", size: tuple[int, int] = (1200, 800)) -> None:
        self.context: BrowserContext = browser.new_context(
            locale=language, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
        )
        self.context.set_default_timeout(SOON)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if self._is_wrong(said.text) else None)

    @staticmethod
    def _is_wrong(text: str) -> bool:
        return "Content Security Policy" in text or "Uncaught" in text

    def sit(self, link: str) -> None:
        """Opens a link."""
        self.page.goto(link)
        expect(self.page.locator("#board")).to_be_visible()

    @property
    def mine(self) -> bool:
        """Whether this page says that it is this person's turn."""
        return self.page.locator("#board").get_attribute("data-mine") == "yes"

    @property
    def is_over(self) -> bool:
        """Whether the battle is over, as this page shows it."""
        return self.page.locator("#tools a[href$='record.jsonl']").count() > 0

    def answer(self, pick: Callable[[list[str]], str] | None = None) -> str:
        """Answers the first question by a button; returns what was said. Waits until the page shows what came of it."""
        values = self.page.evaluate(OPTIONS)
        if not values:
            self.page.wait_for_timeout(50)
            return ""
        say = pick(values) if pick is not None else values[0]
        status = self.page.evaluate(PRESS, say)
        if status == 422:
            expect(self.page.locator("#tools a[href$='record.jsonl']")).to_be_visible()  # refused as it is over
        assert status in (0, 200, 409, 422), f"{say}: {status} {self.page.inner_text('#trouble')}"
        return str(say) if status == 200 else ""

    def say(self, text: str) -> None:
        """Types a declaration and sends it."""
        self.page.fill("#say", text)
        with self.page.expect_response(re.compile("/answer$")):
            self.page.press("#say", "Enter")

    def picture(self, path: Path) -> None:
        """A picture of the page."""
        self.page.screenshot(path=path, full_page=True)
