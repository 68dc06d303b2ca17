# What the other scripts share. PACKAGES and CHECKOUT are given; each runs in an empty folder.
set -euo pipefail
[ "$(uname -s)" = Linux ] || { echo 'these are packages for Linux'; exit 77; }

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

# An example as somebody has it who made it theirs: NAME FILE.
own() { sed '/^example: true/d' "$CHECKOUT/rules/examples/$1.review.yaml" >"$2"; }

# Checks a good description, a faulty one and none, with the program that the arguments run.
gate() {
  mkdir -p good bad none
  own complete good/login.review.yaml
  cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" bad/
  expect 0 "$@" check --as-of 2026-11-21 good
  expect 1 "$@" check --as-of 2026-11-21 bad
  expect 2 "$@" check --as-of 2026-11-21 none
}

# An image of the packages' program, and a container of it: NAME FILE OPTIONS…; the container's name
# is in `container` then. Ends as skipped where containers can't be made.
build_image() {
  local name=$1 file=$2
  shift 2
  export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
  storage=(--root "$PWD/storage" --runroot "$PWD/run")
  buildah "${storage[@]}" from scratch >/dev/null 2>"$said" ||
    { echo "buildah can't make containers here: $(tail -n 1 "$said")"; exit 77; }
  mkdir -p context
  tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' \
    >context/reviewlint
  expect 0 buildah "${storage[@]}" build --file "$CHECKOUT/.github/$file" --tag "$name" \
    --build-arg PROGRAM=reviewlint "$@" context
  container=$(buildah "${storage[@]}" from "$name")
}
