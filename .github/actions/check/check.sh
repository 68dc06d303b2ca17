#!/usr/bin/env bash
# Annotations in the log, a summary of the job, a SARIF report, and the exit status of the gate.
set -uo pipefail

words() { # The words of a text, one a line; nothing in them is expanded.
  tr -s ' \t\n' '\n' <<<"$1" | sed '/^$/d'
}

results="$(mktemp -d)"
trap 'rm -rf "$results"' EXIT
arguments=(check --format github --fail-on "$FAIL_ON"
  --report "markdown=$results/summary.md" --report "json=$results/results.json")
if [ -n "$SARIF" ]; then arguments+=(--report "sarif=$SARIF"); fi
while read -r report; do arguments+=(--report "$report"); done < <(words "$REPORTS")
while read -r path; do arguments+=("$path"); done < <(words "$PATHS")

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
