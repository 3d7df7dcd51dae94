# Fourfold. `make help` lists what there is; every target sets up what it needs and is quick the second time.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
ARGS ?=
# Two for each core, since the tests of page and server often wait.
WORKERS ?= $(shell echo $$(($$(nproc 2> /dev/null || echo 2) * 2)))
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist load --maxschedchunk 1

# Some machines forbid it, and every process would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
# A test that fails can be repeated exactly; another seed tries another order of sets.
export PYTHONHASHSEED ?= 0

.DEFAULT_GOAL := help
.PHONY: help play page test quick nemesis compiled check bench ladder docs screenshots lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play page ## start the server and play in the browser (ARGS="--port 9000" and more: fourfold serve --help)
	@$(BIN)/fourfold serve $(ARGS)

page: $(VENV)/.node ## build the page, if it has changed
	@$(BIN)/python tools/page.py build

test: $(VENV)/.dev $(VENV)/.system page ## run all tests
	@$(PYTEST) $(ARGS)

quick: $(VENV)/.dev ## run the tests of the rules, the core and the bots, for the moment between two edits
	@$(PYTEST) tests/games tests/core tests/bots $(ARGS)

nemesis: $(VENV)/.dev $(VENV)/.system page ## run at full length what make test only begins: kills, fuzzing, simulated faults, random games (hours)
	@TEST_LENGTH=long $(PYTEST) -m at_length -v $(ARGS)

compiled: $(VENV)/.dev $(VENV)/.system page ## compile the rules into $(VENV)/compiled (needs a C compiler) and run all tests on them
	@$(BIN)/python tools/compile_rules.py $(VENV)/compiled
	@PYTHONPATH=$(abspath $(VENV)/compiled) $(PYTEST) $(ARGS)

CHECKS := check-format check-lint check-types check-layers check-sizes check-page check-page-types check-page-tests
.PHONY: check $(CHECKS)
check: $(VENV)/.dev page ## format, lint, types, layers, sizes, and the page's own types, weight and tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target $(CHECKS)

check-format:
	@$(BIN)/ruff format --check --quiet .

check-lint:
	@$(BIN)/ruff check --quiet .

check-types:
	@$(BIN)/mypy

check-layers:
	@$(BIN)/lint-imports --no-cache > $(VENV)/layers.log || { cat $(VENV)/layers.log; exit 1; }

check-sizes:
	@$(BIN)/python tools/sizes.py

check-page:
	@$(BIN)/python tools/page.py weigh

check-page-types:
	@$(BIN)/python tools/page.py npm run --silent check

check-page-tests:
	@$(BIN)/python tools/page.py npm run --silent test

bench: $(VENV)/.dev ## measure the engine and the batched environment, plain and compiled, side by side with the peers that are installed
	@$(BIN)/python bench/engine.py --compiled --markdown docs/speed.md $(ARGS)
	@$(BIN)/python bench/batch.py --markdown docs/speed.md $(ARGS)

ladder: $(VENV)/.dev ## let every level play the next in all games (hours; goes on where it stopped) for the table in docs/bots.md
	@$(BIN)/fourfold arena --ladder --out bench $(ARGS)
	@$(BIN)/python tools/make_docs.py

docs: $(VENV)/.dev ## make the pictures and the reference in docs/ anew
	@$(BIN)/python tools/make_docs.py

screenshots: $(VENV)/.dev $(VENV)/.system page ## take the pictures of the page in the README
	@$(BIN)/python -m tools.screenshots

lock: $(VENV)/.dev ## choose the newest dependencies and write them down
	@$(PIP) install uv
	@for pair in server:play dev:dev node:node; do $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--upgrade --extra build --extra $${pair%:*} pyproject.toml --output-file requirements/$${pair#*:}.txt; done

clean: ## remove what was set up
	rm -rf $(VENV) web/node_modules src/fourfold/page .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@echo "Setting up $(VENV) (once)…"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fourfold needs Python 3.11 or newer; say which with make PYTHON=…")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.node: requirements/node.txt | $(BIN)/python
	@$(BIN)/python -c 'import runpy, sys; sys.exit(runpy.run_path("tools/page.py")["machine_node"]() is None)' \
		|| { echo "Fetching Node for building the page (once)…"; $(PIP) install --require-hashes -r requirements/node.txt; }
	@touch $@

$(VENV)/.system: | $(BIN)/python
	@if ! { ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; } > /dev/null 2>&1 || ! PATH="$$PATH:/usr/sbin" command -v nginx > /dev/null \
		|| ! { command -v chromium-headless-shell || command -v chromium; } > /dev/null || ! command -v caddy > /dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then echo "Installing Chromium, PostgreSQL, nginx and Caddy for the tests (once)…"; \
			{ export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; apt-get install -y -qq postgresql nginx caddy openssl \
			&& { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }; } > $(VENV)/system.log 2>&1 \
			|| echo "That failed ($(VENV)/system.log): the tests that need them are skipped"; \
		else echo "Chromium, PostgreSQL, nginx or Caddy is missing: the tests that need it are skipped"; fi; fi
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play
