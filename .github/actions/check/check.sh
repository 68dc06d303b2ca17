#!/usr/bin/env bash
# Annotations in the log, a summary of the job, a SARIF report, and the exit status of the gate.
set -uo pipefail

results="$(mktemp -d)" || exit 2
trap 'rm -rf "$results"; if [ -d "$results/base" ]; then git worktree prune; fi' EXIT
summary="${RUNNER_TEMP:-$results}/reviewlint-summary.md"
rm -f "$summary"

# What is judged: the rules and how they are asked, as `check` and its list of files take them.
options=()
option() { if [ -n "$2" ]; then options+=("$1=$2"); fi; }
lines() { # OPTION TEXT: once for each line.
  while IFS= read -r line; do option "$1" "$line"; done <<<"$2"
}
switch() { if [ "$2" = true ]; then options+=("$1"); fi; }
lines --rules "${RULES-}"
lines --only "${ONLY-}"
lines --skip "${SKIP-}"
option --baseline "${BASELINE-}"
option --as-of "${AS_OF-}"
option --language "${ANSWER_LANGUAGE-}"
option --app "${APP-}"
switch --allow-incomplete "${ALLOW_INCOMPLETE-}"
switch --strict "${STRICT-}"
switch --preview "${PREVIEW-}"

# A change isn't judged by what it makes of the rules itself. What can't be fetched isn't there for
# the program either, which refuses it.
based=
if [ -n "${GITHUB_BASE_REF:-}" ] && { [ -n "$POLICY" ] || [ "${CHANGED-}" = true ]; }; then
  git fetch --quiet --no-tags --depth=1 origin "$GITHUB_BASE_REF" && based=1
fi
if [ -n "$POLICY" ] && [ -n "${GITHUB_BASE_REF:-}" ]; then
  if [ -n "$based" ]; then git worktree add --quiet --detach "$results/base" FETCH_HEAD; fi
  POLICY="$results/base/$POLICY"
fi

# Whatever a path begins with, it is no option; and where none is given, nothing is checked, which
# the program refuses.
paths=()
while IFS= read -r path; do
  if [ -n "$path" ]; then paths+=("$path"); fi
done <<<"$PATHS"
if [ "${#paths[@]}" -eq 0 ]; then paths=(''); fi

finish() { # VERDICT STATUS PARTIAL RELAXED QUESTIONS
  {
    echo "verdict=$1"
    echo "status=$2"
    echo "partial=$3"
    echo "relaxed=$4"
    echo "questions=$5"
    echo "summary=$summary"
  } >>"$GITHUB_OUTPUT"
  exit "$2"
}

# Of all descriptions, those that rest on a file that isn't the base branch's: a built app or a capture
# that git doesn't know is another one in each run. All, where a file went away.
list() { reviewlint check --list-files ${options[@]+"${options[@]}"} -- "$@"; }
same() { # DESCRIPTION: whether git has all that it rests on, as the base branch has it.
  list "$1" >"$results/list" && awk -F'\t' '
    FILENAME == ARGV[1] { kept[$0]; next }
    !$0 { rest = 1; next }
    { for (i = rest ? 3 : 1; i <= (rest ? 3 : NF); i++) if (!($i in kept)) other = 1 }
    END { exit other || (ENVIRON["BASELINE"] != "" && !(ENVIRON["BASELINE"] in kept)) }
  ' "$results/kept" "$results/list"
}
if [ "${CHANGED-}" = true ] && [ -n "$based" ] &&
  git diff -z --relative --name-only --no-renames FETCH_HEAD | tr '\0' '\n' >"$results/changed" &&
  git ls-files -z | tr '\0' '\n' | grep -vxF -f "$results/changed" >"$results/kept" &&
  [ -z "$(git diff --relative --name-only --no-renames --diff-filter=D FETCH_HEAD)" ] &&
  list "${paths[@]}" >"$results/all"; then
  paths=()
  while IFS=$'\t' read -r description _; do
    [ -n "$description" ] || break
    same "$description" || paths+=("$description")
  done <"$results/all"
  if [ "${#paths[@]}" -eq 0 ]; then
    echo 'Nothing changed that a description rests on.' | tee "$summary" >>"$GITHUB_STEP_SUMMARY"
    finish unchanged 0 false false 0
  fi
fi

option --policy "$POLICY"
options+=(--format=github --fail-on="$FAIL_ON"
  --report="markdown=$summary" --report="json=$results/results.json")
if [ -n "$SARIF" ]; then options+=(--report="sarif=$SARIF"); fi
lines --report "$REPORTS"
reviewlint check "${options[@]}" -- "${paths[@]}"
status=$?

verdict=unjudged partial=false relaxed=false questions=0
if [ -s "$results/results.json" ]; then
  # What is said of the whole run has two spaces before it; a list of its own is a line an entry. The
  # verdict on the run comes before those of single descriptions.
  found=$(grep -o '"verdict": *"[a-z]*"' "$results/results.json" | head -n 1)
  found=${found%\"}
  verdict=${found##*\"}
  if grep -q '^  "partial":' "$results/results.json"; then partial=true; fi
  if ! grep -q '^  "tool": {.*"relaxations":\[\]}' "$results/results.json"; then relaxed=true; fi
  questions=$(awk '/^      "questions": \[$/ { open = 1 } /^      \]/ { open = 0 }
    open && /^        \{/ { count++ } END { print count + 0 }' "$results/results.json")
fi
if [ -s "$summary" ]; then cat "$summary" >>"$GITHUB_STEP_SUMMARY"; fi
finish "$verdict" "$status" "$partial" "$relaxed" "$questions"
