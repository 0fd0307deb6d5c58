# The two commands: `make play` and `make test`. Both set up whatever is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test setup lint format bench warm clean help

help:  ## Say what can be made.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: setup  ## Play: a terminal game of Pickomino against a bot.
	@$(BIN)/guinguette play pickomino

test: setup lint  ## Every check and every test.
	@$(BIN)/pytest

setup: $(READY)  ## Set up what is missing; quick when nothing is.

$(READY): pyproject.toml constraints.txt
	@echo "Guinguette sets itself up in $(VENV) (once, a minute or two) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "  installing packages …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --progress-bar on \
		--constraint constraints.txt --editable '.[dev,bench]'
	@touch $@
	@echo "  ready."

lint: setup  ## Style, types and levels.
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: setup  ## Put the code in order.
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: setup  ## Measure, against peers and limits in the same run.
	@$(BIN)/python -m bench

warm: setup  ## Compile every game ahead.
	@$(BIN)/guinguette warm

clean:  ## Remove what was set up here.
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
