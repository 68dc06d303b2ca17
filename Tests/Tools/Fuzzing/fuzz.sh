#!/usr/bin/env bash
# fuzz.sh FOLDER RUNS [TARGET…]: runs each target, or those that are named, on what it begins with and
# what is made of that. What runs the whole program gets a share of the runs, as each takes longer.
set -euo pipefail
folder=$1 runs=$2
shift 2
all=(expression description rules capture project baseline review app answers)
if [ $# -eq 0 ]; then set -- "${all[@]}"; fi

seeds() {
  case $1 in
    expression) split -l 1 Tests/Tools/Fuzzing/Seeds/expressions.txt "$2/seed-" ;;
    description) cp rules/examples/*.review.yaml "$2" ;;
    rules) cp rules/*/[a-z]*-[a-z]*.yaml "$2" ;;
    capture) cp Tests/EvidenceTests/Samples/* "$2" ;;
    app) ;; # It makes them.
    *) cp Tests/Tools/Fuzzing/Seeds/"$1"/* "$2" ;;
  esac
}

mkdir -p "$folder/findings"
for target in "$@"; do
  echo "== $target"
  corpus=$folder/corpus/$target
  mkdir -p "$corpus"
  seeds "$target" "$corpus"
  share=1
  case $target in review | app | answers) share=40 ;; esac
  TARGET=$target SEEDS=$corpus "$folder/release/Fuzzer" -runs=$((runs < 0 ? runs : runs / share)) -seed=1 \
    -max_len=65536 -timeout=60 -verbosity=0 -print_final_stats=1 \
    -artifact_prefix="$folder/findings/$target-" -dict=Tests/Tools/Fuzzing/Words.dict "$corpus"
done
