"""`python -m gunbai` is the command `gunbai`."""

from __future__ import annotations

import sys

from gunbai.cli import main

sys.exit(main())
