# The two commands: `make play` and `make test`. Both set up whatever is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/guinguette -type f \
	\( -path 'web/*' -o -name '*.ftl' -o -name 'clauses.*.md' \) 2>/dev/null)
PORT ?= 8000
HOST ?= 127.0.0.1

.PHONY: play terminal test setup system lint format bench screenshots warm clean help

help:  ## Say what can be made.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: setup $(PAGE)  ## Play in the browser: starts the tables and opens the page. HOST=0.0.0.0 lets the house in.
	@$(BIN)/guinguette serve --host $(HOST) --port $(PORT) --open

terminal: setup  ## Play in the terminal, against a bot.
	@$(BIN)/guinguette play pickomino

test: setup system lint $(PAGE)  ## Every check and every test.
	@$(BIN)/pytest
	@cd web && npm test --silent && npm run --silent test:browser

setup: $(READY)  ## Set up what is missing; quick when nothing is.

$(READY): pyproject.toml constraints.txt
	@echo "Guinguette sets itself up in $(VENV) (once, a minute or two) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "  installing packages …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--editable '.[dev,bench,pictures,postgres,ray,redis]'
	@touch $@
	@echo "  ready."

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo "Fetching what the web page is built with …"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES) | $(READY)
	@echo "Building the web page …"
	@cd web && npm run --silent build
	@touch $@

system:  ## What the tests need of the system: a browser and two databases, from Debian's packages.
	@missing=""; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing for the tests:$$missing …"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; \
	else \
		echo "Some tests will be skipped without:$$missing"; \
	fi

lint: setup web/node_modules/.ready  ## Style, types and levels.
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@cd web && npm run --silent lint && npm run --silent check

format: setup web/node_modules/.ready  ## Put the code in order.
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd web && npm run --silent format

bench: setup $(PAGE)  ## Measure, against peers and limits in the same run.
	@$(BIN)/python -m bench

screenshots: setup $(PAGE)  ## Every page, phone and desktop, light and dark, into build/screenshots.
	@cd web && npm run --silent screenshots -- ../build/screenshots

warm: setup  ## Compile every game ahead.
	@$(BIN)/guinguette warm

clean:  ## Remove what was set up here.
	rm -rf $(VENV) web/node_modules web/dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
