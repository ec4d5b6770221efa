# The whole daily interface; `make` alone lists it. Every target prepares .venv by itself, quickly when nothing changed.

PLAY    ?= skirmish --seats human,random
BENCH   ?=
GAME    ?= skirmish
GAMES   ?= 1000
LOCK    ?=
BIN     := .venv/bin
export PYTHON ?= python3
export NO_MKDOCS_2_WARNING := 1

RUNTIME := .venv/.ready-runtime
DEV     := .venv/.ready-dev
PEERS   := .venv/.ready-bench
COMPILE := ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
           --no-emit-find-links --strip-extras --custom-compile-command "make lock" $(LOCK)

.DEFAULT_GOAL := help
.PHONY: help play test check format cases card rule coverage selfplay transcripts bench docs lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(RUNTIME)  ## start a game of skirmish against bots (another table: PLAY="GAME OPTIONS")
	$(BIN)/grimtable play $(PLAY)

test: $(DEV)  ## run every test, doctest and rules case
	$(BIN)/python -m pytest -n auto
	if [ -d cases ]; then $(BIN)/grimtable case cases; fi

check: $(DEV)  ## check lint, format, types, arrows between packages, docs and their links, doctests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_links.py
	site=$$(mktemp -d) && trap 'rm -rf "$$site"' EXIT && $(BIN)/mkdocs build --strict --quiet --site-dir "$$site"
	$(BIN)/python -m pytest --quiet src tools docs README.md

format: $(DEV)  ## put code into the house format and sort its imports
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

cases: $(RUNTIME)  ## run the rules cases, of one game or folder with CASES=cases/skirmish
	$(BIN)/grimtable case $(or $(CASES),cases)

card: $(RUNTIME)  ## show a card and run the cases that play it: make card ID=brace GAME=skirmish
	$(BIN)/grimtable card $(GAME) $(or $(ID),$(error say which card, for example: make card ID=brace))

rule: $(RUNTIME)  ## show a rule with the code, cases and tests that cite it: make rule ID=D04-LOS-03
	$(BIN)/grimtable rules show $(or $(ID),$(error say which rule, for example: make rule ID=D04-LOS-03))

coverage: $(RUNTIME)  ## count the rules that code, cases and tests cite, for GAME=skirmish
	$(BIN)/grimtable rules coverage $(GAME)

selfplay: $(RUNTIME)  ## play GAMES=1000 random games of GAME=skirmish at each player count and verify their records
	$(BIN)/grimtable selfplay $(GAME) --games $(GAMES)

transcripts: $(DEV)  ## write the golden transcripts anew; read them in the diff
	$(BIN)/python -m pytest --quiet --write-transcripts tests

bench: $(PEERS)  ## measure speed beside other engines, as one table (installs them first)
	$(BIN)/python -m benchmarks $(BENCH)

docs: $(DEV)  ## build the documentation into site/
	$(BIN)/mkdocs build --strict --quiet
	@echo "open site/index.html; with search: $(BIN)/python -m http.server --directory site"

lock: $(DEV)  ## remake the lock files after an edit of requirements/*.in (newest versions: LOCK=--upgrade)
	cd requirements && $(COMPILE) runtime.in build.in -o runtime.lock
	cd requirements && $(COMPILE) runtime.in build.in dev.in -c runtime.lock -o dev.lock
	cd requirements && $(COMPILE) runtime.in build.in bench.in -c dev.lock -o bench.lock

clean:  ## remove .venv, caches and built files
	rm -rf .venv site build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.ready-%: requirements/%.lock pyproject.toml tools/prepare
	@tools/prepare $*
