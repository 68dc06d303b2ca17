#!/usr/bin/env bash
# One comment on a pull request, which each run of this job brings up to date. Whether it can be
# written changes no verdict: a pull request from elsewhere may not.
set -uo pipefail

marker="<!-- reviewlint $GITHUB_WORKFLOW/$GITHUB_JOB -->"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
{
  echo "$marker"
  # A comment takes some 65,000 characters.
  if [ -s "$SUMMARY" ]; then head -c 60000 "$SUMMARY"; else echo 'Nothing could be judged.'; fi
} >"$body"
comments="repos/$GITHUB_REPOSITORY/issues/$PULL/comments"
own=$(MARKER=$marker gh api --paginate "$comments?per_page=100" \
  --jq '.[] | select(.user.type == "Bot" and (.body | startswith(env.MARKER))) | .id' | head -n 1)
if [ -n "$own" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$own" -F "body=@$body"
else
  gh api --silent --method POST "$comments" -F "body=@$body"
fi || echo "::warning::the comment can't be written; it needs the permission pull-requests: write"
