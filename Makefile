# One word a wish. The first `make play` (or test, check) sets up .venv; later ones start at once, with or without a network.
# Another interpreter: make test PYTHON=python3.13. A benchmark's arguments: make bench ARGS=...

PYTHON ?= python3
ARGS ?=
UV := uv==0.13.9

SCENARIO := maai/ganryujima
SEAT := musashi

# What some tests need beside Python.
DEBIAN := chromium fonts-noto-cjk postgresql redis-server
DEBIAN_INSTALL := apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(DEBIAN)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP_LOCKED := -m pip install -q --no-input --require-hashes
# The build backend comes from the lock, so the package itself is installed without any download.
PIP_PACKAGE := -m pip install -q --no-input --no-index --no-deps --no-build-isolation -e .
COMPILE := .venv-lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check system bench lock

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

play: .venv/.ready ## start the online table, with Musashi's duel at Ganryujima ready to be played
	@exec .venv/bin/gunbai serve --ready $(SCENARIO) --as $(SEAT) --browser

test: check system ## check, then run every test
	.venv/bin/pytest -n auto --maxprocesses 2

system: ## for the tests in browsers and of databases: installs Debian's packages where it may, else says how
	@if command -v chromium && command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb; then :; \
	elif command -v apt-get && [ "$$(id -u)" = 0 ]; then $(DEBIAN_INSTALL); \
	elif command -v apt-get && sudo -n true; then sudo sh -c '$(DEBIAN_INSTALL)'; \
	else false; fi >/dev/null 2>&1 \
	|| echo "Tests in browsers and of databases are left out without these: sudo apt-get install $(DEBIAN)" >&2

check: .venv/.ready ## style, types and one-way imports
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

bench: .venv-bench/.ready ## measure beside other engines (an environment of its own)
	.venv-bench/bin/python benchmarks/run.py $(ARGS)
	.venv-bench/bin/python benchmarks/table.py $(filter --quick,$(ARGS))
	.venv-bench/bin/python benchmarks/odds.py $(filter --quick,$(ARGS))
	.venv-bench/bin/python benchmarks/many.py $(filter --quick,$(ARGS))

lock: .venv-lock/.ready ## remake the locks from pyproject.toml, keeping pins that still fit; ARGS=--upgrade takes the newest
	$(COMPILE) $(ARGS) --extra dev -o requirements.lock pyproject.toml
	$(COMPILE) $(ARGS) -c requirements.lock -o benchmarks/requirements.lock benchmarks/requirements.in

# A virtual environment is made in two steps, each marked by a stamp: .locked stands for what others wrote, .ready for
# this package. A stamp is remade only when what it was made from has changed.

define new_environment
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		found=$$($(PYTHON) -V 2>/dev/null) || found="not to be found"; \
		echo "Gunbai needs Python 3.11 or newer, but $(PYTHON) is $$found. Name another one: make PYTHON=python3.13" >&2; \
		exit 1; }
	@echo "Setting up $(@D) ..."
	@$(PYTHON) -m venv $(@D)
endef

.venv/.locked: requirements.lock
	$(new_environment)
	@$(@D)/bin/python $(PIP_LOCKED) -r requirements.lock
	@touch $@

# Some of the measured engines come as source only: they are built with the backend that the first lock has brought.
.venv-bench/.locked: requirements.lock benchmarks/requirements.lock
	$(new_environment)
	@$(@D)/bin/python $(PIP_LOCKED) -r requirements.lock
	@$(@D)/bin/python $(PIP_LOCKED) --no-build-isolation --use-pep517 -r benchmarks/requirements.lock
	@touch $@

.venv/.ready .venv-bench/.ready: %/.ready: %/.locked pyproject.toml
	@$(@D)/bin/python $(PIP_PACKAGE)
	@$(@D)/bin/python -m compileall -q src
	@touch $@

.venv-lock/.ready: Makefile
	$(new_environment)
	@$(@D)/bin/python -m pip install -q --no-input $(UV)
	@touch $@
