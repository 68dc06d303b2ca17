#!/bin/sh
# Checks the descriptions below a folder in parts, several at once, and shows them on one page:
#
#   check_fleet.sh FOLDER PAGE [OPTION…]
#
# The options, such as --rules FILE, go to every part. SIZE descriptions are a part, JOBS parts are
# checked at once. The exit status is that of `check FOLDER`.
set -eu

folder=$1 page=$2
shift 2
case $folder in -*) folder=./$folder ;; esac
# The day is the same for all, even if midnight comes.
day=${DAY:-$(date -u +%Y-%m-%d)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

same() { # Whether `find` comes to the descriptions that the program comes to, and there are some.
  find "$folder" -type f \
    \( -name '*.review.yaml' -o -name '*.review.yml' -o -name '*.review.json' \) \
    -print0 >"$work/found" &&
    reviewlint check --list-files "$@" -- "$folder" >"$work/listed" &&
    [ "$(tr '\0' '\n' <"$work/found" | wc -l)" -eq "$(sed '/^$/,$d' "$work/listed" | wc -l)" ]
}

# Nothing to check, something unreadable, or what rule files leave out: one run says it all.
if ! same "$@" 2>/dev/null; then
  reviewlint report --output="$page" --fail-on error --as-of "$day" "$@" -- "$folder"
  exit
fi

# A part tells why it can't be judged, and the page tells it too; should one tell nothing, the whole
# can't be judged.
PARTS=$work/parts FOUND=$work/found-open unjudged=
export PARTS FOUND
mkdir "$PARTS"
xargs -0 -n "${SIZE:-500}" -P "${JOBS:-4}" sh -c '
  part=$(mktemp "$PARTS/XXXXXXXX") || exit 2
  status=0
  reviewlint check --format json --jobs 1 "$@" >"$part" || status=$?
  if [ "$status" -eq 1 ]; then : >"$FOUND"; else exit "$status"; fi
' sh --as-of "$day" "$@" -- <"$work/found" || unjudged=1

status=0
reviewlint report --from "$PARTS"/* --output="$page" || status=$?
if [ -n "$unjudged" ]; then
  echo 'check_fleet: not every part could be judged' >&2
  status=2
elif [ "$status" -eq 0 ] && [ -e "$FOUND" ]; then
  status=1
fi
exit "$status"
