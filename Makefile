# Each of these does the set-up that it needs by itself; the first time takes a few minutes.
#   make run     open the trainer            make test   all checks and tests, as CI runs them
#   make slow    the tests that take long    make bench  the benchmarks, each a ratio
#   make windows the tests with Windows' manners: nothing that is open is replaced or deleted
#   make coverage  what the tests run, by line and branch (make slow does it too)
#   make mutation  which small changes to the engine no test notices, by a sample
#   make soak    the tests again and again in random order on a busy machine, until one is red
#   make bundle  the program frozen, tried and packed; make deb   a Debian package of it
#   make gallery  pictures of every screen, in build/gallery/index.html
#   make clean   remove what was set up      make constraints   pin today's versions
# Another Python: make run PYTHON=python3.13 (after make clean, where there was one before).

PYTHON ?= python3
export PYTHON
# Python 3.11 does not start from a folder named in other letters where all is to be plain C.
ifneq (,$(filter C POSIX,$(LC_ALL)))
export LC_ALL := C.UTF-8
endif
IN := .venv/bin/python -m

.PHONY: run test slow coverage mutation windows bench soak bundle deb gallery translations clean constraints

run: .venv/ready-to-run
	@$(IN) trainer

test: .venv/ready-to-test
	@scripts/test

slow: .venv/ready-to-test coverage
	$(IN) pytest -m slow -o faulthandler_timeout=3600

coverage: .venv/ready-to-test
	QT_QPA_PLATFORM=offscreen $(IN) pytest -q -n auto --maxprocesses 4 --cov=trainer --cov-branch --cov-report=
	.venv/bin/python scripts/coverage

mutation: .venv/ready-to-test
	$(IN) tests.mutation

windows: .venv/ready-to-test
	PYTHONPATH='$(CURDIR)/tests/windows' QT_QPA_PLATFORM=offscreen $(IN) pytest -n auto --maxprocesses 4

bench: .venv/ready-to-test
	$(IN) pytest -m bench -s -o faulthandler_timeout=3600

soak: .venv/ready-to-test
	@scripts/soak $(SEED)

bundle: .venv/ready-to-bundle
	.venv/bin/python packaging/bundle.py

deb: bundle
	.venv/bin/python packaging/linux/deb.py

gallery: .venv/ready-to-test
	$(IN) tests.ui.gallery

translations: .venv/ready-to-test
	@$(IN) tests.wording --list

.venv/ready-to-%: pyproject.toml constraints.txt scripts/setup
	@scripts/setup $*
	@touch $@ $(if $(filter test,$*),.venv/ready-to-run)

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

constraints:
	rm -rf .venv
	CONSTRAINTS=/dev/null scripts/setup test
	$(IN) pip freeze --exclude-editable > constraints.txt
