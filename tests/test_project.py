"""Promises about the project itself: what it installs, what it can be asked to make, and that it names no machine."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = [ROOT / "requirements.lock", ROOT / "benchmarks" / "requirements.lock"]

PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9-]*)==[\w.!+-]+( ; [^\\]+)? \\")
HASH = re.compile(r" {4}--hash=sha256:[0-9a-f]{64}(?P<more> \\)?")
COMMENT = re.compile(r" *#.*")

# Spelled in two halves, so that this file does not name what it forbids.
REGISTRY_HOSTS = [
    ".".join(halves)
    for halves in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb.debian", "org"),
    ]
]
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|tmp|root|home|Users)/\w+")


def normal(requirement: str) -> str:
    """The name in a requirement, as locks spell it: `fluent.runtime>=0.4` is `fluent-runtime`."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def declared(*, dev: bool) -> set[str]:
    project: dict[str, Any] = pyproject()["project"]
    return {normal(each) for each in project["dependencies"] + (project["optional-dependencies"]["dev"] if dev else [])}


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def tree() -> list[Path]:
    """Every file that belongs to the project, committed or about to be."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    files = (ROOT / name for name in listing.stdout.decode().split("\0") if name)
    return [file for file in files if file.is_file()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.relative_to(ROOT)))
def test_every_line_of_a_lock_is_an_exact_pin_with_its_hashes(lock: Path) -> None:
    expected = "pin"
    for number, line in enumerate(lock.read_text("utf-8").splitlines(), 1):
        if COMMENT.fullmatch(line):
            continue
        matched = (PIN if expected == "pin" else HASH).fullmatch(line)
        assert matched, f"{lock.name}:{number}: expected a {expected}: {line}"
        expected = "pin" if expected == "hash" and not matched["more"] else "hash"
    assert expected == "pin", f"{lock.name} ends in the middle of a pin"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.relative_to(ROOT)))
def test_a_lock_holds_no_address(lock: Path) -> None:
    assert not re.search(r"://|--(?:extra-)?index-url|--find-links|--trusted-host| @ ", lock.read_text("utf-8"))


def test_the_lock_holds_whatever_the_project_declares() -> None:
    locked = {pin["name"] for pin in map(PIN.fullmatch, LOCKS[0].read_text("utf-8").splitlines()) if pin}
    assert declared(dev=True) <= locked


def test_the_kernel_is_closed_to_every_dependency_but_msgspec() -> None:
    contracts = pyproject()["tool"]["importlinter"]["contracts"]
    [kernel] = [each for each in contracts if each["type"] == "forbidden" and "gunbai.kernel" in each["source_modules"]]
    modules = {"fluent-runtime": "fluent", "django-js-lib-htmx": "js_lib_htmx"}
    packages = {modules.get(name, name) for name in declared(dev=False) - {"msgspec"}}
    assert packages <= set(kernel["forbidden_modules"])


@pytest.mark.parametrize("target", ["help", "play", "test", "check", "bench", "lock"])
def test_the_makefile_has_the_promised_targets_and_help_tells_them(target: str) -> None:
    assert re.search(rf"^{target}:.* ## \w", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_no_file_names_a_package_registry() -> None:
    hosts = re.compile("|".join(map(re.escape, REGISTRY_HOSTS)))
    assert places(hosts) == []


def test_no_file_names_a_path_of_the_machine_that_it_was_made_on() -> None:
    assert places(MACHINE_PATH) == []


def places(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern stands in the text files of the tree."""
    found = []
    for file in tree():
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{file.relative_to(ROOT)}: {match[0]}" for match in pattern.finditer(text)]
    return found
