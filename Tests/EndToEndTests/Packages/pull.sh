# A pull request: what is checked of it, by which options, and the one comment it gets.
source "$(dirname "$0")/lib.sh"
needs git
mkdir -p bin base/apps/one base/apps/two
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >bin/reviewlint
chmod +x bin/reviewlint
export PATH="$PWD/bin:$PATH"
git() { command git -c user.name=Somebody -c user.email=somebody@example.org "$@"; }
commit() { git add -A && git commit -q -m "$1"; }
git init -q -b main base
for app in one two; do own complete base/apps/$app/login.review.yaml; done
own captured base/apps/two/captured.review.yaml
mkdir base/apps/two/captures
cp "$CHECKOUT"/rules/examples/captures/* base/apps/two/captures/
(cd base && commit Begin)
git clone -q base pull
cd pull
defaults() { # What action.yml has for what nobody says.
  export PATHS=. FAIL_ON=error RULES= POLICY= BASELINE= ALLOW_INCOMPLETE=false STRICT=false PREVIEW=false ONLY= SKIP=
  export AS_OF=2026-11-21 ANSWER_LANGUAGE= APP= CHANGED=true REPORTS= SARIF= RUNNER_TEMP=$PWD/..
  export GITHUB_EVENT_NAME=pull_request GITHUB_SERVER_URL=file://${PWD%/*} GITHUB_REPOSITORY=base
  export GITHUB_BASE_REF=main GITHUB_OUTPUT=$PWD/../output GITHUB_STEP_SUMMARY=$PWD/../summary
  rm -f "$GITHUB_OUTPUT" "$GITHUB_STEP_SUMMARY"
}
action() { # STATUS DESCRIPTIONS: how many of them are judged.
  expect "$1" bash "$CHECKOUT/.github/actions/check/check.sh"
  local judged=0
  if grep -q '^seen: ' "$said"; then judged=$(sed -n 's/^seen: descriptions \([0-9]*\).*/\1/p' "$said"); fi
  [ "$judged" = "$2" ] || { echo "$judged descriptions are judged, not $2:"; cat "$said"; exit 1; }
}
says() { grep -qx "$1" "$GITHUB_OUTPUT" || { cat "$GITHUB_OUTPUT" "$said"; exit 1; }; }
defaults
action 0 0
says 'verdict=unchanged'
echo 'Nothing to see.' >README.md
commit 'Say nothing'
defaults
action 0 0
# A description, what it rests on, a file that went away, and rules.
cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" apps/one/login.review.yaml
commit 'Change a description'
defaults
action 1 1
says 'verdict=violations'
says 'partial=false'
git reset -q --hard HEAD~1
echo '<!-- changed -->' >>apps/two/captures/sign-in.xml
commit 'Change a capture'
defaults
action 1 1
git reset -q --hard HEAD~1
git rm -q README.md
commit 'Take something away'
defaults
action 0 0
git rm -q apps/two/captures/sign-in.xml
commit 'Take a capture away'
defaults
expect 2 bash "$CHECKOUT/.github/actions/check/check.sh"
git reset -q --hard origin/main
# A name that git would quote, a capture that the run made, a built app, and a baseline.
mkdir apps/Übung
own complete apps/Übung/login.review.yaml
commit 'Describe another app'
defaults
action 0 1
git reset -q --hard origin/main
sed -i 's/captures:/made:/; s,captures/,made/,' apps/two/captured.review.yaml
cp -R apps/two/captures apps/two/made
printf 'made\n' >.gitignore
commit 'Take captures in each run'
git push -q origin HEAD:made
defaults
GITHUB_BASE_REF=made action 1 1
defaults
cp -R "$CHECKOUT/rules/examples/Pawprint.app" ../built.app
GITHUB_BASE_REF=made APP=$PWD/../built.app expect 1 bash "$CHECKOUT/.github/actions/check/check.sh"
grep -q '^seen: descriptions 3' "$said" || { cat "$said"; exit 1; }
git reset -q --hard origin/main
rm -r apps/two/made
reviewlint check --quiet --as-of 2026-11-21 --write-baseline accepted.json apps/one
commit 'Accept what is found'
defaults
BASELINE=accepted.json action 1 3
git reset -q --hard origin/main
printf 'override:\n  apple-button-first: off\n' >.reviewlint.yaml
commit 'Switch a rule off'
defaults
action 1 3
says 'relaxed=true'
git reset -q --hard origin/main
# Without a base all is checked, in parts where somebody asks for parts.
defaults
GITHUB_EVENT_NAME=push ONLY='apple-button-first
apple-button-margin' action 0 3
says 'partial=true'
defaults
GITHUB_EVENT_NAME=push PATHS=apps/two/captured.review.yaml ALLOW_INCOMPLETE=true action 0 1
grep -qx 'questions=[1-9][0-9]*' "$GITHUB_OUTPUT" || { cat "$GITHUB_OUTPUT"; exit 1; }
says 'verdict=incomplete'
defaults
GITHUB_EVENT_NAME=push BASELINE=none.json action 2 3
defaults
GITHUB_EVENT_NAME=push STRICT=true ALLOW_INCOMPLETE=true expect 2 bash "$CHECKOUT/.github/actions/check/check.sh"

# One comment: written first, brought up to date then; that it can't be changes nothing.
cd ..
cat >bin/gh <<'GH'
#!/bin/sh
echo "$*" >>"$LOG"
case "$*" in
  *--paginate*) [ ! -e comment ] || echo 17 ;;
  *POST*) [ ! -e refused ] && touch comment ;;
  *PATCH*) cp "${5#body=@}" comment ;;
esac
GH
chmod +x bin/gh
export LOG=$PWD/log GITHUB_WORKFLOW=ci GITHUB_JOB=check GITHUB_REPOSITORY=owner/app PULL=3 SUMMARY=$PWD/summary.md
comment() { expect 0 bash "$CHECKOUT/.github/actions/check/comment.sh"; }
touch refused
comment
grep -q '^::warning::the comment' "$said" || { cat "$said"; exit 1; }
rm refused log
comment
grep -q '^api --silent --method POST repos/owner/app/issues/3/comments -F body=@' log || { cat log; exit 1; }
echo 'All is well.' >summary.md
comment
grep -q '^api --silent --method PATCH repos/owner/app/issues/comments/17 -F body=@' log || { cat log; exit 1; }
