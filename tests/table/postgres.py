"""A PostgreSQL server of the tests' own: on a spare port of loopback, in a folder that goes with it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")
"""Where the server's programs are, if not on the path: Debian keeps them out of it."""
SLOW = 60.0
"""Seconds within which it answers, on a machine that has much else to do."""
MISSING = "PostgreSQL is not installed (Debian: apt-get install postgresql); its tests are left out"


def folder_of_programs() -> Path | None:
    """Where `initdb` and `postgres` are; None if they are nowhere."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = [one for place in PLACES for one in Path(place).glob("**/bin/initdb")]
    return max(found, key=lambda one: one.parts).parent if found else None


def may_start() -> bool:
    """PostgreSQL does not run as root; there must be somebody else to run it as."""
    if os.geteuid():
        return True
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        return False
    return True


class Postgres:
    """A server in a folder, with a database for whoever asks."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        owner = pwd.getpwnam("postgres") if not os.geteuid() else None
        self._user = None if owner is None else owner.pw_uid
        if owner is not None:
            # The folder belongs to whoever runs the tests; the server must be able to write in it.
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        with socket.socket() as spare:
            spare.bind(("127.0.0.1", 0))
            self._port = str(spare.getsockname()[1])
        self._databases = count()
        self._spare: list[str] = []
        self._run("initdb", "-D", "data", "--no-sync", "-U", "gunbai", "-A", "trust", "-E", "UTF8", "--locale", "C")
        self.start()

    def start(self) -> None:
        """Starts the server, and waits until it answers."""
        # A power cut may take it all; the end of a server may not.
        settings = ("fsync=off", "full_page_writes=off", "max_connections=60")
        options = [part for setting in settings for part in ("-c", setting)]
        command = ["-D", "data", "-h", "127.0.0.1", "-p", self._port, "-k", "", *options]
        self._server = subprocess.Popen(
            [str(self._programs / "postgres"), *command],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
        )
        end = time.monotonic() + SLOW
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", self._port]
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        """Ends it at once; whoever is connected is cut off."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(SLOW)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._databases)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self._port, "-U", "gunbai", name)
        return f"postgresql+asyncpg://gunbai@127.0.0.1:{self._port}/{name}"

    @contextmanager
    def lent(self) -> Iterator[str]:
        """The address of a database with nothing in it, as long as it is needed: emptied, it serves the next."""
        address = self._spare.pop() if self._spare else self.database()
        yield address
        emptied = self._tried("psql", "-q", "-c", "TRUNCATE battles CASCADE", address.replace("+asyncpg", ""))
        if emptied.returncode == 0:
            self._spare.append(address)

    def _tried(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(self._programs / program), *arguments]
        return subprocess.run(
            command,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
            timeout=SLOW,
        )

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self._folder, timeout=SLOW)
