#!/bin/sh
# Checks the descriptions below a folder in parts, several at once, and joins them on one page:
#
#   check_fleet.sh FOLDER PAGE [OPTION…]
#
# The options, such as --rules FILE, go to every part and to the page. SIZE descriptions are a part,
# JOBS parts are checked at once. The exit status is that of `report --fail-on error`.
set -eu

folder=$1 page=$2
shift 2
PARTS=$(mktemp -d)
export PARTS
trap 'rm -rf "$PARTS"' EXIT

# The day is the same for all, even if midnight comes. A part ends with 0, or tells why it can't be
# judged, and then the page tells it too: what counts is decided there.
day=${DAY:-$(date -u +%Y-%m-%d)}
find "$folder" -name '*.review.yaml' -type f -print0 |
  xargs -0 -n "${SIZE:-500}" -P "${JOBS:-4}" sh -c '
    exec reviewlint check --format json --fail-on never --jobs 1 "$@" >"$(mktemp "$PARTS/XXXXXXXX")"
  ' sh --as-of "$day" "$@" || echo 'check_fleet: not every part could be judged' >&2

reviewlint report --from "$PARTS"/* --output "$page" --fail-on error --as-of "$day" "$@"
