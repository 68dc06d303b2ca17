SWIFT ?= swift
BUILT = .build/release
# All libraries inside the program: it starts faster, and a copied binary works alone. Without
# static libraries of libyaml, expat and zlib, Swift's own at least.
archive = $(filter /%,$(shell $${CC:-cc} -print-file-name=$(1)))
ARCHIVES = $(and $(call archive,libyaml.a),$(call archive,libexpat.a),$(call archive,libz.a))
LINUX = $(filter Linux,$(shell uname -s))
ON_MAC = $(filter Darwin,$(shell uname -s))
STATIC = $(if $(LINUX),--static-swift-stdlib $(if $(ARCHIVES),-Xswiftc -static-executable))
# What people install is optimized as a whole, while it is linked: a fleet takes a tenth less time,
# the build twice as long.
LTO = $(if $(LINUX),--experimental-lto-mode=thin)

# The program lies where the system likes, and what it was linked with is read-only when it starts.
HARDENED = $(if $(LINUX),-Xlinker -z -Xlinker now -Xlinker -z -Xlinker relro \
  -Xlinker -z -Xlinker noexecstack $(if $(ARCHIVES),$(POSITION_INDEPENDENT)))
# Only lld knows how to link such a static program, and glibc starts none that has a search path.
POSITION_INDEPENDENT = --disable-local-rpath -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-pie

.PHONY: demo test scaling letters setup build install packages bench peers fuzz clean

# Checks a described login with several faults, then the same app put right: an example is never
# compliant, so that the line which says it is one is taken out, as whoever copies it does at last.
demo: build
	@echo
	@echo '$$ reviewlint check rules/examples/faulty-social-app.review.yaml'
	@$(BUILT)/reviewlint check --as-of 2026-11-21 rules/examples/faulty-social-app.review.yaml; \
	  test $$? -eq 1
	@echo
	@mkdir -p .build/demo
	@cp -R rules/examples/evidence .build/demo/
	@echo '$$ sed /^example:/d rules/examples/repaired-social-app.review.yaml >.build/demo/login.review.yaml'
	@sed /^example:/d rules/examples/repaired-social-app.review.yaml >.build/demo/login.review.yaml
	@echo '$$ reviewlint check .build/demo/login.review.yaml'
	@$(BUILT)/reviewlint check --as-of 2026-11-21 .build/demo/login.review.yaml

# Tests start the program more than a thousand times; of these sources' programs they take the
# optimized one, which spares each of them a tenth of a second. Of thousands of lines what fails is
# shown, what is left out and why, and how it ends.
test: export SWT_SF_SYMBOLS_ENABLED = 0
test: build
	$(SWIFT) build --build-tests
	@{ $(SWIFT) test --skip-build 2>&1; echo $$? >.build/tests.status; } \
	  | awk '/^(◇|✔)/ { drop = !/^✔ Test run / } /^(✘|➜|↳|error|warning|Test Suite)/ { drop = 0 } \
	    !drop && !/^\[[0-9]+\//'; exit $$(cat .build/tests.status)

# What is twice as long takes twice the instructions: valgrind counts those of every reader, report
# and command, which takes minutes. Only Linux has what counts them.
scaling: build
	SCALING=1 $(SWIFT) test --filter ScalingTests

# Prints how the rules fare with real letters from App Review, by their classes.
letters: setup
	LETTERS_TABLE='$(CURDIR)/.build/letters.txt' $(SWIFT) test --quiet --filter LettersTests
	@cat .build/letters.txt

# What `--version` names; without git it is unknown.
COMMIT = $(or $(shell git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null),unknown)

# A program that is copied to other Macs can't need Homebrew's libraries, nor the system that it was
# built on: SwiftPM takes those that `make setup` builds. ARCH=x86_64 builds for that kind of Mac.
LIBRARIES = .build/libraries
ifneq ($(ON_MAC),)
export PKG_CONFIG_PATH := $(CURDIR)/$(LIBRARIES)
endif

BUILD = REVIEWLINT_COMMIT='$(COMMIT)' $(SWIFT) build -c release --product reviewlint $(STATIC) \
  $(HARDENED) $(if $(LINUX),-debug-info-format none) $(if $(ARCH),--arch $(ARCH))
build: setup
	$(BUILD)

# A program without what only a debugger needs. What the linker makes of all names goes as well: some
# are made of the folder that it was built in, and nothing else of that is left.
STRIPPED = .build/stripped/reviewlint
define STRIP
	mkdir -p .build/stripped
	strip $(if $(LINUX),--remove-section=.note.gnu.build-id) -o $(STRIPPED) $(1)/reviewlint
	$(if $(ON_MAC),codesign --sign - --force $(STRIPPED))
endef

PREFIX ?= /usr/local
# What the program says to these words, as a file below share/.
share = @$(STRIPPED) $(1) >.build/stripped/shared && \
  install -d '$(DESTDIR)$(PREFIX)/share/$(dir $(2))' && \
  install -m 644 .build/stripped/shared '$(DESTDIR)$(PREFIX)/share/$(2)'
install: build
	$(call STRIP,$(BUILT))
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(STRIPPED) '$(DESTDIR)$(PREFIX)/bin/reviewlint'
	$(call share,help --man,man/man1/reviewlint.1)
	$(call share,completions bash,bash-completion/completions/reviewlint)
	$(call share,completions zsh,zsh/site-functions/_reviewlint)
	$(call share,completions fish,fish/vendor_completions.d/reviewlint.fish)

# What people install: archives, a wheel, a bundle for SwiftPM.
PACKED = .build/packed
packages: setup
	$(BUILD) $(LTO) --scratch-path $(PACKED)
	$(call STRIP,$(PACKED)/release)
	rm -rf .build/dist
	python3 -B .github/packaging/packages.py $(STRIPPED) .build/dist

# The headers of libyaml, expat and zlib, if they aren't there; on a Mac, the libraries themselves.
setup:
ifneq ($(ON_MAC),)
	.github/packaging/libraries-mac.sh $(LIBRARIES)
else
	@if printf '#include <yaml.h>\n#include <expat.h>\n#include <zlib.h>\n' | $${CC:-cc} -E -x c - $$(pkg-config --cflags yaml-0.1 2>/dev/null) $$(pkg-config --cflags expat 2>/dev/null) >/dev/null 2>&1; then :; \
	elif command -v apt-get >/dev/null 2>&1; then \
	  sudo=$$(test "$$(id -u)" -eq 0 || echo sudo); \
	  $$sudo apt-get update -q && $$sudo apt-get install -q -y libyaml-dev libexpat1-dev zlib1g-dev; \
	else echo 'install the headers of libyaml, expat and zlib (Debian: libyaml-dev, libexpat1-dev, zlib1g-dev)' >&2; exit 1; fi
endif

# Prints how fast the built program is, beside one that only runs libyaml's events over the same
# bytes, and what it may come to at most; valgrind counts instructions, on which other programs
# have no influence. What measures is built apart, as other programs are.
MEASURING = .build/measuring
bench: build
	$(SWIFT) build -c release --scratch-path $(MEASURING) --product Yardstick
	$(SWIFT) build -c release --scratch-path $(MEASURING) --product Benchmarks
	$(MEASURING)/release/Benchmarks $(BUILT)/reviewlint

# Beside linters and evaluators from Python packages, which do less; hyperfine measures.
peers: build
	Tests/Tools/Benchmarks/peers.sh $(BUILT)/reviewlint $(MEASURING)

# What strangers write, put together from scraps, by targets. RUNS bounds each; `make fuzz
# TARGETS=rules RUNS=-1` goes on until something is found. What was come upon is kept, and is where
# the next run begins. The address sanitizer watches memory meanwhile; what isn't freed because the
# program ends is no fault. Xcode has no libFuzzer: this is for Linux.
RUNS ?= 100000
TARGETS ?=
FUZZING = .build/fuzzing
fuzz: export ASAN_OPTIONS = detect_leaks=0
fuzz: setup
	@$(if $(LINUX),:,echo 'make fuzz needs Linux' >&2; exit 1)
	FUZZING=1 $(SWIFT) build -c release --sanitize address --scratch-path $(FUZZING) --product Fuzzer
	Tests/Tools/Fuzzing/fuzz.sh $(FUZZING) '$(RUNS)' $(TARGETS)

clean:
	rm -rf .build
