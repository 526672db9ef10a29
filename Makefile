PYTHON ?= python3
PY := .venv/bin/python

.PHONY: help run test check qa prove dev lint bench shots contracts setup packages wheel lock clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-10s %s\n", $$1, $$2}' Makefile

run: setup ## serve the console with its simulated platform
	@$(PY) -m pitboss.run

test: packages ## run every check and every test
	@$(PY) -m tools.test

check: export FAST = 1
check: packages ## run what needs no browser (make test FAST=1): lint, types, unit and simulator tests
	@$(PY) -m tools.test

qa: packages ## run tests of your own (make qa TESTS=test_mine.py), beside make run
	$(if $(TESTS),,$(error Name your tests: make qa TESTS=test_mine.py))
	@$(PY) -m pytest -q -p upstream_sim.testing --import-mode=importlib -o asyncio_default_fixture_loop_scope=function --rootdir="$$(dirname "$(TESTS)")" "$(TESTS)"

prove: packages ## attack the console at length, and draw all examples of every property
	@$(PY) -m tools.prove

dev: packages ## serve and reload on every change
	@$(PY) -m tools.dev

lint: packages ## run every check that runs nothing
	@$(PY) -m tools.lint

bench: setup packages ## measure (BENCH=bff: that part alone)
	@$(PY) -m bench $(BENCH:%=--only %)

shots: setup packages ## photograph every screen into .cache/shots (SHOTS=folder; ONLY=area, path or name)
	@ONLY='$(ONLY)' SHOTS='$(SHOTS)' $(PY) -m tools.shots

contracts: packages ## write again what is made from the contracts
	@$(PY) -m tools.contracts

setup: ## install what it takes to run, and build the web app
	@$(PYTHON) -m tools.setup

packages: ## install what it takes to develop
	@$(PYTHON) -m tools.setup --dev --no-web

wheel: setup packages ## build the wheel that others install, into dist
	@$(PY) -m pip --disable-pip-version-check wheel -q --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

lock: packages ## pin the Python packages again
	@$(PY) -m tools.lock

clean: ## remove everything that was installed or built
	rm -rf .venv .cache node_modules web/dist
