# What the other scripts share. PACKAGES and CHECKOUT are given; each runs in an empty folder.
set -euo pipefail

# What the last command said.
said=$PWD/said

# Ends with 77, which the test shows as skipped, where a program is missing.
needs() {
  for program in "$@"; do
    command -v "$program" >/dev/null || { echo "there is no $program here"; exit 77; }
  done
}

# Runs a command, which has to end with that status.
expect() {
  local wanted=$1 status=0
  shift
  "$@" >"$said" 2>&1 || status=$?
  if [ "$status" -ne "$wanted" ]; then
    echo "'$*' ends with $status, not $wanted:"
    cat "$said"
    exit 1
  fi
}

# Checks a good description, a faulty one and none, with the program that the arguments run.
gate() {
  mkdir -p good bad none
  cp "$CHECKOUT/rules/examples/complete.review.yaml" good/
  cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" bad/
  expect 0 "$@" check --as-of 2026-11-21 good
  expect 1 "$@" check --as-of 2026-11-21 bad
  expect 2 "$@" check --as-of 2026-11-21 none
}
