# The whole daily interface; `make` alone lists it. Every target prepares .venv by itself, quickly when nothing changed.

SERVE   ?=
PLAY    ?= skirmish --seats human,random
BENCH   ?=
LOAD    ?=
CRASH   ?=
SOAK    ?=
MUTATE  ?=
SHOTS   ?= screenshots
GAME    ?= skirmish
GAMES   ?= 1000
LOCK    ?=
BIN     := .venv/bin
export PYTHON ?= python3
export NO_MKDOCS_2_WARNING := 1

RUNTIME := .venv/.ready-runtime
DEV     := .venv/.ready-dev
PEERS   := .venv/.ready-bench
WEB     := src/grimtable/server/static/index.html
SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
COMPILE := ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
           --no-emit-find-links --strip-extras --custom-compile-command "make lock" $(LOCK)

.DEFAULT_GOAL := help
.PHONY: help play terminal test web check format cases card rule coverage selfplay game references transcripts load crash soak mutate screenshots bench docs lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(RUNTIME) $(WEB)  ## start the table for the browser and print its address (SERVE="--port 9000 --host 0.0.0.0")
	$(BIN)/grimtable serve $(SERVE)

terminal: $(RUNTIME)  ## play in the terminal: skirmish against a bot (another table: PLAY="GAME OPTIONS")
	$(BIN)/grimtable play $(PLAY)

# Many tests start programs, and each of those would translate the package anew where Python may keep nothing.
test: $(DEV) $(WEB)  ## run every test: rules, cases, server, pages in a real browser
	@tools/prepare_system
	npm --prefix web test --silent
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal

web: $(WEB)  ## build the browser table

check: $(DEV) $(WEB)  ## check lint, format, types, arrows between packages, what lacks a text, cue, icon or observer, docs, doctests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.missing
	$(BIN)/python tools/check_links.py
	site=$$(mktemp -d) && trap 'rm -rf "$$site"' EXIT && $(BIN)/mkdocs build --strict --quiet --site-dir "$$site"
	$(BIN)/python -m pytest --quiet src tools docs README.md
	npm --prefix web run --silent check
	npm --prefix web run --silent format:check

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

game: $(DEV)  ## begin a new game as a copy of skirmish that plays: make game NAME=night_watch (PREFIX=NIG)
	$(BIN)/python -m tools.new_game $(or $(NAME),$(error say its name, for example: make game NAME=night_watch)) $(if $(PREFIX),--prefix $(PREFIX))

references: $(DEV)  ## write docs/reference and the browser's types anew, from what the code says
	$(BIN)/python -m tools.write_references
	$(BIN)/python -m tools.write_contract
	$(BIN)/python -m tools.write_types

transcripts: $(DEV)  ## write the golden transcripts anew; read them in the diff
	$(BIN)/python -m pytest --quiet --write-transcripts tests

load: $(DEV)  ## play at 100 tables over WebSockets, on SQLite and PostgreSQL, and show how quick it was (LOAD="--seconds 20")
	$(BIN)/python -m tools.load $(LOAD)

crash: $(DEV)  ## kill the server 20 times, and PostgreSQL 10 times, in mid-play and compare what was promised (CRASH="--kills 100 --crashes 40")
	$(BIN)/python -m tools.crash $(CRASH)

soak: $(DEV)  ## look for defects for long: every batch for 5 minutes (SOAK="--only selfplay --minutes 30", SOAK=--list)
	$(BIN)/python -m tools.soak $(SOAK)

mutate: $(DEV)  ## plant small mistakes in the rules and list those nobody notices (MUTATE="--game relic --seed 7")
	$(BIN)/python -m tools.mutate $(MUTATE)

screenshots: $(DEV) $(WEB)  ## take pictures of every page in Chromium (SHOTS="FOLDER --only table")
	$(BIN)/python -m tools.screenshots $(SHOTS)

bench: $(PEERS)  ## measure speed beside other engines, as one table (installs them first)
	$(BIN)/python -m benchmarks $(BENCH)

docs: $(DEV)  ## build the documentation into site/
	$(BIN)/mkdocs build --strict --quiet
	@echo "open site/index.html; with search: $(BIN)/python -m http.server --directory site"

lock: $(DEV)  ## remake the lock files after an edit of requirements/*.in (newest versions: LOCK=--upgrade)
	cd requirements && $(COMPILE) runtime.in build.in -o runtime.lock
	cd requirements && $(COMPILE) runtime.in build.in simulation.in ray.in dev.in -c runtime.lock -o dev.lock
	cd requirements && $(COMPILE) runtime.in build.in bench.in -c dev.lock -o bench.lock

clean:  ## remove .venv, caches and built files
	rm -rf .venv site build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(WEB): $(SOURCES) tools/prepare_web
	@tools/prepare_web

.venv/.ready-%: requirements/%.lock pyproject.toml tools/prepare
	@tools/prepare $*
