# Two commands are all a newcomer needs: `make play` and `make test`. Each target sets up what it needs.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
COMPILED_TESTS := $(addprefix tests/,kernel laws bots chocolatl cuzco inca_empire machu_picchu rl tables store server)
FAST_TESTS := $(addprefix tests/,kernel chocolatl cuzco inca_empire machu_picchu tables store bots)
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_REQUIRE_VIRTUALENV = 1

.DEFAULT_GOAL := help
.PHONY: help play web dev screenshots test test-fast test-bare test-packages test-compiled check release bench peers wheel compiled pure lock mutants clean FORCE

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/run-ready web ## Set everything up and start playing
	$(BIN)/tawantin

web: $(VENV)/run-ready ## Build the page, if something changed
	@$(BIN)/python scripts/build_web.py

dev: $(VENV)/run-ready ## Serve a page that shows every change at once, in front of a running server
	@$(BIN)/python scripts/build_web.py --dev

screenshots: $(VENV)/dev-ready web ## Take the pictures of the README again
	$(BIN)/python scripts/screenshots.py

test: $(VENV)/dev-ready web ## Set everything up and run all tests
	@$(BIN)/python scripts/tools.py
	$(BIN)/pytest -n auto

test-fast: $(VENV)/dev-ready ## Run the tests that take no browser, no other process and little time
	$(BIN)/pytest -n auto $(FAST_TESTS)

test-bare: ## Run `make test` as on a machine with Python, make and git alone
	$(PYTHON) scripts/bare.py

test-packages: $(VENV)/dev-ready ## Build sdist and wheels, install and try them outside the checkout
	$(BIN)/python scripts/packages.py

test-compiled: build/compiled ## Run the tests of all that is compiled, and the laws, on the compiled wheel
	PYTHONPATH=$(CURDIR)/build/compiled TAWANTIN_BUILD=compiled $(BIN)/pytest -n auto $(COMPILED_TESTS)

check: $(VENV)/dev-ready ## Lint, types, import arrows, speed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest tests/kernel/test_arrows.py
	$(BIN)/python scripts/speed_gate.py

mutants: $(VENV)/dev-ready ## Plant 300 bugs and see which the tests catch: see docs/testing.md
	$(BIN)/python scripts/mutants.py

bench: $(VENV)/dev-ready ## Measure the engines, against Catanatron where it is installed
	$(BIN)/tawantin bench --against catanatron

peers: build/compiled $(VENV)/peers-ready ## Measure the engines and their peers, write the figures of README and docs
	$(BIN)/python -m bench.peers --json docs/performance/peers.json --readme --plots docs/performance

release: $(VENV)/dev-ready ## Check, date the changelog, tag and build: make release VERSION=1.2.0
	$(BIN)/python scripts/release.py "$(VERSION)"

wheel: $(VENV)/dev-ready ## Build a wheel with compiled engines into dist/
	TAWANTIN_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d dist

compiled: $(VENV)/dev-ready ## Compile the engines in place
	$(BIN)/python scripts/compile.py

pure: $(VENV)/dev-ready ## Go back to the interpreted engines
	$(BIN)/python scripts/compile.py --remove

lock: $(VENV)/dev-ready ## Export the requirements again after changing pyproject.toml
	$(BIN)/python scripts/lock.py

build/compiled: $(VENV)/dev-ready $(if $(WHEEL),,build/wheel) FORCE
	@rm -rf $@
	@$(BIN)/python -m pip install --quiet --no-deps --target $@ $(or $(WHEEL),build/wheel/*.whl)

build/wheel: $(VENV)/dev-ready FORCE
	@rm -rf $@
	TAWANTIN_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d $@

clean: ## Remove everything that can be made again
	rm -rf $(VENV) build dist src/tawantin/web web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/run-ready: requirements/run.txt pyproject.toml
	@$(PYTHON) scripts/setup_venv.py run $(VENV)
	@touch $@

$(VENV)/dev-ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) scripts/setup_venv.py dev $(VENV)
	@touch $@ $(VENV)/run-ready

$(VENV)/peers-ready: requirements/peers.txt $(VENV)/dev-ready
	@$(PYTHON) scripts/setup_venv.py peers $(VENV)
	@touch $@
