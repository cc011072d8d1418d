# Two commands are all a newcomer needs: `make play` and `make test`. Each target sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
COMPILED_TESTS := $(addprefix tests/,kernel laws bots chocolatl cuzco inca_empire machu_picchu tables store server)
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_REQUIRE_VIRTUALENV = 1

.DEFAULT_GOAL := help
.PHONY: help play web screenshots test test-compiled check bench peers wheel compiled pure lock clean FORCE

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: .venv/run-ready web ## Set everything up and start playing
	$(BIN)/tawantin

web: .venv/run-ready ## Build the page, if something changed
	@$(BIN)/python scripts/build_web.py

screenshots: .venv/dev-ready web ## Take the pictures of the README again
	$(BIN)/python scripts/screenshots.py

test: .venv/dev-ready ## Set everything up and run all tests
	$(BIN)/pytest -n auto

test-compiled: build/compiled ## Run the tests of all that is compiled, and the laws, on the compiled wheel
	PYTHONPATH=$(CURDIR)/build/compiled TAWANTIN_BUILD=compiled $(BIN)/pytest -n auto $(COMPILED_TESTS)

check: .venv/dev-ready ## Lint, types, import arrows, speed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest tests/kernel/test_arrows.py
	$(BIN)/python scripts/speed_gate.py

bench: .venv/dev-ready ## Measure the engines, against Catanatron where it is installed
	$(BIN)/tawantin bench --against catanatron

peers: build/compiled .venv/peers-ready ## Measure the engines and their peers, write the figures of README and docs
	$(BIN)/python -m bench.peers --json docs/performance/peers.json --readme --plots docs/performance

wheel: .venv/dev-ready ## Build a wheel with compiled engines into dist/
	TAWANTIN_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d dist

compiled: .venv/dev-ready ## Compile the engines in place
	$(BIN)/python scripts/compile.py

pure: .venv/dev-ready ## Go back to the interpreted engines
	$(BIN)/python scripts/compile.py --remove

lock: .venv/dev-ready ## Export the requirements again after changing pyproject.toml
	$(BIN)/python scripts/lock.py

build/compiled: .venv/dev-ready FORCE
	@rm -rf build/wheel build/compiled
	TAWANTIN_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m pip install --quiet --no-deps --target build/compiled build/wheel/*.whl

clean: ## Remove everything that can be made again
	rm -rf .venv build dist src/tawantin/web web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/run-ready: requirements/run.txt pyproject.toml
	@$(PYTHON) scripts/setup_venv.py run
	@touch $@

.venv/dev-ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) scripts/setup_venv.py dev
	@touch $@ .venv/run-ready

.venv/peers-ready: requirements/peers.txt .venv/dev-ready
	@$(PYTHON) scripts/setup_venv.py peers
	@touch $@
