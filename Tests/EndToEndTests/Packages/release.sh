# The workflow that releases: which jobs wait for which, what its steps refuse, and how files come into
# a release; what only GitHub or a Mac has is stood in for.
source "$(dirname "$0")/lib.sh"
needs python3
python3 -c 'import yaml' 2>/dev/null || { echo 'there is no python3 here that reads YAML'; exit 77; }
cat >workflow.py <<'PYTHON'
import sys, yaml
jobs = yaml.safe_load(open(sys.argv[1]))["jobs"]

def awaited(name):
    needs = jobs[name].get("needs", [])
    needs = [needs] if isinstance(needs, str) else needs
    return set(needs).union(*map(awaited, needs))

def machines(job):
    runs = job["runs-on"]
    return [each["runner"] for each in job["strategy"]["matrix"]["include"]] if "matrix" in runs else [runs]

def on_mac(name):
    return any(machine.startswith("macos") for machine in machines(jobs[name]))

if len(sys.argv) == 3:  # What a step of that name, or the first one, runs.
    name, _, step = sys.argv[2].partition("/")
    print(next(each["run"] for each in jobs[name]["steps"]
               if "run" in each and each.get("name", "").startswith(step)))
    sys.exit()
assert {name for name in jobs if on_mac(name)} == {"test-macos", "macos"}, jobs.keys()
for name in "publish", "images":
    assert not any(map(on_mac, awaited(name))), f"{name} waits for a Mac"
assert {"test", "linux"} <= awaited("publish")
assert {"publish", "images", "test-macos", "macos"} <= awaited("complete")
# A job that failed leaves out its own files only; a tag that isn't right stops everything.
for name in jobs.keys() - {"tag"}:
    assert "tag" in awaited(name), name
    waits = {"publish", "images", "complete"}
    assert ("!cancelled()" in jobs[name].get("if", "")) == (name in waits), name
for name in "publish", "complete":
    assert "needs.tag.result == 'success'" in jobs[name]["if"], name
assert jobs["publish"]["steps"] == jobs["complete"]["steps"] and "env" not in jobs["complete"]
for name, job in jobs.items():
    assert 0 < job["timeout-minutes"] <= 180, f"{name} may go on for hours"
PYTHON
workflow=$CHECKOUT/.github/workflows/release.yml
expect 0 python3 -B workflow.py "$workflow"
step() { # STATUS FOLDER STEP: runs it as GitHub does.
  python3 -B workflow.py "$workflow" "$3" >step
  expect "$1" env -C "$2" bash --noprofile --norc -eo pipefail "$PWD/step"
}
says() { grep -qxF -- "$1" "$said" || { cat "$said"; exit 1; }; }

mkdir -p sources/Sources/Rules/Source sources/.github
cp -R "$CHECKOUT/.github/packaging" sources/.github/
cp "$CHECKOUT/Sources/Rules/Source/Release.swift" sources/Sources/Rules/Source/
version=$(sed -n 's/.* current = Release(\([0-9]*\), \([0-9]*\), \([0-9]*\))/\1.\2.\3/p' \
  sources/Sources/Rules/Source/Release.swift)
printf '# Changes\n\n## Unreleased\n\n- new\n' >sources/.github/CHANGELOG.md
TAG=$version.1 step 1 sources tag/
says "::error::the tag is $version.1, which isn't what Sources/Rules/Source/Release.swift says"
TAG=$version step 1 sources tag/
says "notes: the list of changes says nothing of $version; before the tag, what stands there under \
'## Unreleased' goes under '## $version'"
printf "## Unreleased\n\n## $version\n\n- new\n" >sources/.github/CHANGELOG.md
TAG=$version step 0 sources tag/
says '- new'

mkdir tools
cat >tools/otool <<<'printf "%s:\n\t/usr/lib/libSystem.B.dylib (compatibility version 1.0.0)\n$OTHER" "$2"'
cat >tools/vtool <<<'printf "    minos 26.0\n    sdk 26.4\n    minos ${LATER:-26.0}\n"'
cat >tools/gh <<'GH'
#!/bin/bash
echo "$*" >>log
case "$1 $2" in
  'release view') [ -e created ] && echo SHA256SUMS && echo one.tar.gz ;;
  'release create') touch created ;;
esac
GH
chmod +x tools/*
export PATH=$PWD/tools:$PATH
linked='macos/Only the system'
OTHER='' step 0 . "$linked"
OTHER='\t/opt/homebrew/lib/libexpat.1.dylib (compatibility version 1.0.0)\n' step 1 . "$linked"
OTHER='' LATER=26.4 step 1 . "$linked"

mkdir files
touch files/one.tar.gz files/SHA256SUMS
expect 0 "$CHECKOUT/.github/publish.sh" 1.2.3 files notes.md
touch files/two.whl
expect 0 "$CHECKOUT/.github/publish.sh" 1.2.3 files notes.md
diff - log <<'LOG' || exit 1
release view 1.2.3 --json assets --jq .assets[].name
release create 1.2.3 --verify-tag --title 1.2.3 --notes-file notes.md files/SHA256SUMS files/one.tar.gz
release view 1.2.3 --json assets --jq .assets[].name
release upload 1.2.3 --clobber files/SHA256SUMS files/two.whl
release edit 1.2.3 --notes-file notes.md
LOG
