#!/usr/bin/env bash
# Annotations in the log, a summary of the job, a SARIF report, and the exit status of the gate.
set -uo pipefail
export LC_ALL=C GIT_TERMINAL_PROMPT=0 GIT_LFS_SKIP_SMUDGE=1

results="$(mktemp -d)" || exit 2
commit= # of the base, where one is asked for and can be had
trap 'rm -rf "$results"; [ -z "$commit" ] || git worktree prune' EXIT
summary="${RUNNER_TEMP:-$results}/reviewlint-summary.md"
rm -f -- "$summary" ${SARIF:+"$SARIF"} # of an earlier run, or of whoever put it into the repository

finish() { # VERDICT STATUS PARTIAL RELAXED QUESTIONS
  if [ -s "$summary" ]; then cat "$summary" >>"$GITHUB_STEP_SUMMARY"; fi
  {
    echo "verdict=$1"
    echo "status=$2"
    echo "partial=$3"
    echo "relaxed=$4"
    echo "questions=$5"
    echo "summary=$summary"
    if [ -n "$SARIF" ] && [ -s "$SARIF" ]; then echo "sarif=$SARIF"; fi
  } >>"$GITHUB_OUTPUT"
  exit "$2"
}
refuse() {
  echo "::error::$1"
  echo "$1" >"$summary"
  finish unjudged 2 false false 0
}

# A change isn't judged by what it makes of the rules itself, but by a commit that it can't have made.
case "${GITHUB_EVENT_NAME-}:${GITHUB_REF-}" in
  pull_request:* | pull_request_target:*)
    base="the base branch" source="refs/heads/${GITHUB_BASE_REF-}" ;;
  merge_group:*) base="the commit before this merge group" source=${MERGE_BASE-} ;;
  "push:refs/heads/${DEFAULT_BRANCH:-?}") base="the commit before this push" source=${BEFORE-} ;;
  *) base="the default branch" source=HEAD ;;
esac
case "${CHANGED-}:${GITHUB_EVENT_NAME-}" in
  true:pull_request | true:pull_request_target | true:merge_group) narrowing=1 ;;
  *) narrowing= ;;
esac
fetch() { # From where the job belongs, not from a fork that is checked out; a whole history stays whole.
  local depth=
  if [ "$(git rev-parse --is-shallow-repository)" = true ]; then depth=--depth=1; fi
  [ -n "$source" ] && git -c core.hooksPath=/dev/null fetch --quiet --no-tags \
    --no-recurse-submodules ${depth:+"$depth"} "${GITHUB_SERVER_URL-}/${GITHUB_REPOSITORY-}" "$source"
}
if [ -n "$POLICY" ] || [ -n "$narrowing" ]; then
  # With the job's token, where the checkout has left no credentials.
  token=$(printf 'x-access-token:%s' "${GH_TOKEN-}" | base64 | tr -d '\n')
  if fetch 2>/dev/null || GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.${GITHUB_SERVER_URL-}/.extraheader" \
    GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $token" fetch; then
    commit=$(git rev-parse --verify --quiet 'FETCH_HEAD^{commit}')
  fi
fi
if [ -n "$POLICY" ]; then
  [ -n "$commit" ] || refuse "$base can't be fetched, and so there is no policy to judge by"
  git -c core.hooksPath=/dev/null worktree add --quiet --detach "$results/base" "$commit" ||
    refuse "$base can't be checked out, and so there is no policy to judge by"
  before="$results/base/$(git rev-parse --show-prefix)"
  for file in "$POLICY" ${BASELINE:+"$BASELINE"}; do
    [ -f "$before$file" ] || refuse "$base has no $file; merge it there first"
  done
  POLICY="$before$POLICY" BASELINE="${BASELINE:+"$before$BASELINE"}"
fi

# What is judged: the rules and how they are asked, as `check` and its list of files take them.
options=()
option() { if [ -n "$2" ]; then options+=("$1=$2"); fi; }
lines() { # OPTION TEXT: once for each line.
  while IFS= read -r line; do option "$1" "$line"; done <<<"$2"
}
switch() { if [ "$2" = true ]; then options+=("$1"); fi; }
option --policy "$POLICY"
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

# Whatever a path begins with, it is no option; and where none is given, nothing is checked, which
# the program refuses.
paths=()
while IFS= read -r path; do
  if [ -n "$path" ]; then paths+=("$path"); fi
done <<<"$PATHS"
if [ "${#paths[@]}" -eq 0 ]; then paths=(''); fi

# Of all descriptions, those that rest on a file that isn't the base's: a built app or a capture that
# git doesn't know is another one in each run. All, where that can't be told: where a file went away,
# a name could be taken for two, what all may rest on changed, or descriptions are expected.
list() { reviewlint check --list-files ${options[@]+"${options[@]}"} -- "$@" </dev/null; }
differing() { git diff --no-relative --name-only --no-renames --ignore-submodules=none "$@" "$commit"; }
same() { # FILE: whether git has all that a list names as the base has it.
  BASE="$results/base/" awk -F'\t' '
    FILENAME == ARGV[1] { kept[$0]; next }
    $0 == "" { others = 1; next }
    others && $1 == "skipped" && $2 == "folder" { next }
    others && $1 != "seen" && $1 != "skipped" { other = 1 }
    { for (i = others ? 3 : 1; i <= (others ? 3 : NF); i++)
        if (!($i in kept) && index($i, ENVIRON["BASE"]) != 1) other = 1 }
    END { exit other }
  ' "$results/kept" "$1"
}
narrow() {
  local top up changed=()
  top=$(git rev-parse --show-toplevel) && up=$(git rev-parse --show-cdup) &&
    [ -z "$(find "$top" -name .git -prune -o -name '*[[:cntrl:]]*' -print)" ] &&
    [ -z "$(differing --diff-filter=D)" ] &&
    differing -z | tr '\0' '\n' >"$results/changed" &&
    git -C "$top" ls-files -z | tr '\0' '\n' | grep -vxF -f "$results/changed" >"$results/kept" ||
    return
  if grep -qE '(^|/)(\.reviewlint(/|\.ya?ml$)|reviewlint\.lock$|\.git(attributes|modules)$)|^\.github/' \
    "$results/changed"; then return 1; fi
  if [ -n "${BASELINE-}" ] && [ -z "$POLICY" ]; then
    grep -qxF -- "$(git rev-parse --show-prefix)$BASELINE" "$results/kept" || return
  fi
  list "${paths[@]}" >"$results/all" || return
  awk -F'\t' '$0 == "" { others = 1; next }
    !others { for (i = 2; i <= NF; i++) print $i } others && $2 == "rules" { print $3 }' \
    "$results/all" | sort -u >"$results/rules"
  while IFS= read -r file; do
    case "$file" in /*) ;; *) file="$top/$file" ;; esac
    grep -q expects "$file" # What can't be read may expect something.
    [ $? -eq 1 ] || return
  done <"$results/rules"
  while IFS=$'\t' read -r description _; do
    [ -n "$description" ] || break
    [ -f "$top/$description" ] || return
    { list "$up$description" >"$results/one" && same "$results/one"; } || changed+=("$up$description")
  done <"$results/all"
  paths=(${changed[@]+"${changed[@]}"})
}
if [ -n "$narrowing" ] && [ -n "$commit" ] && narrow && [ "${#paths[@]}" -eq 0 ]; then
  echo 'Nothing changed that a description rests on.' | tee "$summary"
  finish unchanged 0 false false 0
fi

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
finish "$verdict" "$status" "$partial" "$relaxed" "$questions"
