# Fifth Colony. `make play` and a browser are all it takes; `make help` lists the rest.

# HOST, PORT, DATABASE_URL, VALKEY_URL and the rest are read by app/settings.py from the environment.
# One more than the two cores of a small machine: browsers, and servers that come back, are waited for.
WORKERS ?= 3

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

VENV := $(CURDIR)/.venv
export PATH := $(VENV)/bin:$(PATH)
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# What was compiled once is kept: else every worker translates all tests, and every server under test all modules, anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	$(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install -qq --no-deps --require-hashes -r

RUN := .venv/.installed-run
DEV := .venv/.installed-dev
NODE := .venv/.node
MODULES := frontend/node_modules/.installed
DIST := frontend/dist/.built
FRONTEND := $(wildcard frontend/package.json)
FRONTEND_SOURCES := $(if $(FRONTEND),$(shell find frontend -type f \
	-not -path '*/node_modules/*' -not -path 'frontend/dist/*' -not -path 'frontend/tests/*' -not -path 'frontend/screens/*' -not -name '*.md'))
FRONTEND_MODULES := $(if $(FRONTEND),$(MODULES))
FRONTEND_DIST := $(if $(FRONTEND),$(DIST))
TYPES := $(VENV)/bin/python -m app.web.schema_export

.PHONY: help play serve install install-dev frontend migrate test test-long lint fmt types bench lock screenshots clean

help: ## list what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# --- play -------------------------------------------------------------------------------------------------------------

play: install frontend serve ## install, build, migrate and serve on http://HOST:PORT (default http://localhost:8000)

serve: $(RUN)
	@LOG_FORMAT=$${LOG_FORMAT:-text} exec $(VENV)/bin/python scripts/serve.py --migrate

migrate: $(RUN) ## bring the database to the newest schema
	@$(VENV)/bin/alembic upgrade head

install: $(RUN)

install-dev: $(DEV)

frontend: $(FRONTEND_DIST)

# --- what they stand on -----------------------------------------------------------------------------------------------

.venv/bin/python:
	@[ -n "$(PYTHON)" ] || { echo "Python 3.11 or newer is needed: install it, or say where it is with 'make PYTHON=/path/to/python3'."; exit 1; }
	@echo "Making .venv with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv .venv

$(RUN): requirements.lock | .venv/bin/python
	@echo "Installing the server's dependencies"
	@$(INSTALL) requirements.lock
	@touch $@

$(DEV): requirements-dev.lock $(RUN)
	@echo "Installing the tools for tests and checks"
	@$(INSTALL) requirements-dev.lock
	@touch $@

# Node from the machine if it is new enough, else from a wheel into .venv/bin.
$(NODE): requirements-node.lock | .venv/bin/python
	@if node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && npm --version >/dev/null 2>&1; then :; \
	else echo "Installing Node into .venv"; $(INSTALL) requirements-node.lock; fi
	@touch $@

$(MODULES): frontend/package.json frontend/package-lock.json | $(NODE)
	@echo "Installing the frontend's dependencies"
	@cd frontend && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(DIST): $(MODULES) $(FRONTEND_SOURCES)
	@echo "Building the frontend"
	@cd frontend && npm run build --silent -- --logLevel warn
	@touch $@

# --- tests and checks -------------------------------------------------------------------------------------------------

test: $(DEV) $(FRONTEND_DIST) ## run every test but the long ones
	$(if $(FRONTEND),@cd frontend && npm test --silent)
	@$(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal $(ARGS)

test-long: $(DEV) $(FRONTEND_DIST) ## run the tests that take minutes
	@$(VENV)/bin/python -m pytest -q -m long --timeout 3600 $(ARGS)

lint: $(DEV) $(FRONTEND_MODULES) ## form, types, import rule, generated files, rule coverage
	ruff check .
	ruff format --check .
	pyright
	lint-imports --no-cache
	$(VENV)/bin/python scripts/check_standalone.py
	@for script in $(wildcard scripts/rules_*.py); do echo "$(VENV)/bin/python $$script"; PYTHONPATH=. $(VENV)/bin/python $$script || exit 1; done
	$(TYPES) --check
	$(if $(FRONTEND),cd frontend && npm run check --silent)
	hadolint Dockerfile

types: $(DEV) ## make the frontend's types from the server's schemas
	$(TYPES)

fmt: $(DEV) ## put the Python code into form
	ruff check --fix .
	ruff format .

bench: $(DEV) ## measure; results go to bench/RESULTS.md
	PYTHONPATH=. $(VENV)/bin/python -m bench $(ARGS)

screenshots: $(DEV) $(FRONTEND_DIST) ## renew docs/images with a real browser
	PYTHONPATH=. $(VENV)/bin/python scripts/screenshots.py

# --- locks ------------------------------------------------------------------------------------------------------------

COMPILE := $(VENV)/bin/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-annotate -q

lock: $(DEV) ## renew the lock files from pyproject.toml (ARGS=--upgrade takes newer releases)
	$(COMPILE) $(ARGS) pyproject.toml -o requirements.lock
	$(COMPILE) $(ARGS) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE) $(ARGS) requirements-node.in -o requirements-node.lock

clean: ## remove what make made (not the data)
	rm -rf .venv frontend/node_modules frontend/dist .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
