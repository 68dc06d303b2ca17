# The action, run on this machine by act: annotations, outputs, a summary and the status.
source "$(dirname "$0")/lib.sh"
needs git act
mkdir -p bin app/.github/workflows app/.github/actions
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >bin/reviewlint
chmod +x bin/reviewlint
export PATH="$PWD/bin:$PATH" HOME="$PWD/home"
mkdir -p "$HOME"
cp -R "$CHECKOUT/.github/actions/check" app/.github/actions/
cat >app/.github/workflows/login.yml <<'WORKFLOW'
name: login
on: push
jobs:
  login:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - id: login
        uses: ./.github/actions/check
        continue-on-error: true
        with:
          paths: login.review.yaml
          reports: csv=findings.csv
      - run: |
          echo "verdict is ${{ steps.login.outputs.verdict }}"
          echo "status is ${{ steps.login.outputs.status }}"
          echo "report is $(head -c 1 ${{ steps.login.outputs.sarif }})"
          test -s findings.csv
          test "${{ steps.login.outcome }}" = "$(cat outcome)"
WORKFLOW
cd app
git init -q .
run() { # EXAMPLE OUTCOME: what act says of a push with that description.
  cp "$CHECKOUT/rules/examples/$1.review.yaml" login.review.yaml
  echo "$2" >outcome
  git add -A
  git -c user.name=Somebody -c user.email=somebody@example.org commit -q -m "Describe $1"
  expect 0 act push --pull=false -P ubuntu-latest=-self-hosted
}
shows() { grep -q "$1" "$said" || { echo "act doesn't say '$1':"; cat "$said"; exit 1; }; }
run faulty-social-app failure
shows 'verdict is violations'
shows 'status is 1'
shows 'report is {'
run complete success
shows 'verdict is compliant'
shows 'status is 0'
