#!/usr/bin/env bash
# Annotations in the log, a summary of the job, a SARIF report, and the exit status of the gate.
set -uo pipefail

results="$(mktemp -d)" || exit 2
trap 'rm -rf "$results"; if [ -n "$POLICY" ]; then git worktree prune; fi' EXIT
arguments=(check --format github --fail-on="$FAIL_ON"
  --report="markdown=$results/summary.md" --report="json=$results/results.json")
if [ -n "$SARIF" ]; then arguments+=(--report="sarif=$SARIF"); fi
if [ -n "$POLICY" ]; then
  # A change isn't judged by what it makes of the rules itself. What can't be fetched isn't there for
  # the program either, which refuses it.
  if [ -n "${GITHUB_BASE_REF:-}" ]; then
    git fetch --quiet --no-tags --depth=1 origin "$GITHUB_BASE_REF" &&
      git worktree add --quiet --detach "$results/base" FETCH_HEAD
    POLICY="$results/base/$POLICY"
  fi
  arguments+=(--policy="$POLICY")
fi
while IFS= read -r report; do
  if [ -n "$report" ]; then arguments+=(--report="$report"); fi
done <<<"$REPORTS"
# Whatever a path begins with, it is no option; and where none is given, nothing is checked, which
# the program refuses.
arguments+=(--)
if [ -z "${PATHS//[[:space:]]/}" ]; then arguments+=(''); fi
while IFS= read -r path; do
  if [ -n "$path" ]; then arguments+=("$path"); fi
done <<<"$PATHS"

reviewlint "${arguments[@]}"
status=$?

verdict=unjudged
if [ -s "$results/results.json" ]; then
  # The verdict on the whole run comes before those of single descriptions.
  found=$(grep -o '"verdict": *"[a-z]*"' "$results/results.json" | head -n 1)
  found=${found%\"}
  verdict=${found##*\"}
fi
if [ -s "$results/summary.md" ]; then cat "$results/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
{
  echo "verdict=$verdict"
  echo "status=$status"
} >>"$GITHUB_OUTPUT"
exit "$status"
