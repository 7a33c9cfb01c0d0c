"""Commands that are wrong end with exit code 2 and say why, in three languages, without a traceback."""

import pytest

from gunbai.cli.language import choose_language

from .conftest import Gunbai

WRONG = {
    "frob": ("frob", "games"),
    "runn maai/ganryujima": ("runn", "run"),
    "run": ("SCENARIO", "gunbai run --help"),
    "run maai/ganryu": ("maai/ganryu", "maai/ganryujima"),
    "run ganryujima": ("ganryujima", "maai/ganryujima"),
    "run maia/trafalgar": ("maia/trafalgar", "maai/"),
    "run maai/ganryujima extra": ("extra", ""),
    "run maai/ganryujima --sede 3": ("--sede", "--seed"),
    "run maai/ganryujima --seed three": ("three", "--seed"),
    "run maai/ganryujima --seed 1.5": ("1.5", "--seed"),
    "run maai/ganryujima --seed 0x10": ("0x10", "--seed"),
    "run maai/ganryujima --seed": ("--seed", "gunbai run --help"),
    "run maai/ganryujima --seed 1 --seed 2": ("--seed", "gunbai run --help"),
    "run maai/ganryujima --seat musashi": ("musashi", "musashi=random"),
    "run maai/ganryujima --seat mushashi=plain": ("mushashi", "musashi"),
    "run maai/ganryujima --seat musashi=plane": ("plane", "plain"),
    "run nowhere.toml": ("nowhere.toml", ""),
    "play maai/ganryujima": ("--as", "musashi | kojiro"),
    "play maai/ganryujima --as mushashi": ("mushashi", "musashi"),
    "play maai/ganryujima --as gm": ("gm", "musashi"),
    "play maai/ganryujima --as musashi --vs deep": ("deep", "plain"),
    "play maai/ganryujima --as musashi --dice loaded": ("loaded", "sealed | hand"),
    "play maai/ganryujima --as musashi --dice hand --seed 1": ("--seed", "--dice hand"),
    "play maai/ganryujima --as musashi --record nowhere/a.jsonl": ("nowhere/a.jsonl", ""),
    "resume nowhere.jsonl": ("nowhere.jsonl", ""),
    "resume": ("records", ""),
    "replay nowhere.jsonl": ("nowhere.jsonl", ""),
    "verify": ("RECORD", "gunbai verify --help"),
    "explain maai.guard.nothing": ("maai.guard.nothing", "maai.guard."),
    "scenarios maia": ("maia", "maai"),
    "rulings maia": ("maia", "maai"),
    "check": ("FILE", ""),
    "case": ("FILE", ""),
    "case nowhere.toml": ("nowhere.toml", ""),
    "conform maia": ("maia", "maai"),
    "conform maai --battles 0": ("--battles", "1"),
    "games --lang": ("--lang", ""),
    "games --lang fr": ("fr", "ja | en | zh"),
    "--lang=fr": ("fr", "ja | en | zh"),
    "--frob": ("--frob", "gunbai --help"),
}


@pytest.mark.parametrize("lang", ["ja", "en", "zh"])
@pytest.mark.parametrize("command", WRONG)
def test_what_is_wrong_is_named_with_what_would_be_right(gunbai: Gunbai, command: str, lang: str) -> None:
    code, out, err = gunbai(*command.split(), lang=lang)
    assert (code, out) == (2, "")
    for part in WRONG[command]:
        assert part in err
    assert "Traceback" not in err


def test_errors_of_usage_are_said_in_the_language_of_the_flag(gunbai: Gunbai) -> None:
    assert "というコマンドはない" in gunbai("frob", "--lang", "ja").err
    assert "というコマンドはない" in gunbai("--lang=ja", "frob").err
    assert "的命令" in gunbai("--lang", "zh", "frob", lang="ja_JP.UTF-8").err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_TW.Big5"}, "zh"),
        ({"LANG": "zh-Hans"}, "zh"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "jam_JM.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C", "LC_MESSAGES": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert choose_language(["games"], environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--lang", "ja", "games"], "ja"),
        (["games", "--lang=zh"], "zh"),
        (["games", "--lang", "ja", "--lang", "en"], "en"),
        (["case", "--", "--lang", "ja"], "zh"),
        (["games", "--lang"], "zh"),
        (["games", "--lang", "fr"], "zh"),
    ],
)
def test_the_flag_goes_before_the_locale(arguments: list[str], language: str) -> None:
    assert choose_language(arguments, {"LANG": "zh_CN.UTF-8"}) == language


def test_what_follows_two_dashes_is_no_option(gunbai: Gunbai) -> None:
    code, _, err = gunbai("check", "--", "--lang")
    assert code == 1 or "--lang" in err
