# The action, run on this machine by act: annotations, outputs, a summary and the status, with the
# program on the search path and with one from a release.
source "$(dirname "$0")/lib.sh"
needs git act curl sha256sum
case "$(uname -m)" in
  x86_64) platform=linux-x86_64 ;;
  aarch64) platform=linux-arm64 ;;
esac
mkdir -p bin app/.github/workflows app/.github/actions
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >bin/reviewlint
chmod +x bin/reviewlint
export PATH="$PWD/bin:$PATH" HOME="$PWD/home"
mkdir -p "$HOME"
cp -R "$CHECKOUT/.github/actions/check" app/.github/actions/
# act would fetch what only GitHub has a cache for.
sed '/- name: Cache/,/key:/d' "$CHECKOUT/.github/actions/check/action.yml" >app/.github/actions/check/action.yml
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
          reports: jsonl=findings.jsonl
      - run: |
          echo "verdict is ${{ steps.login.outputs.verdict }}"
          echo "status is ${{ steps.login.outputs.status }}"
          echo "partial is ${{ steps.login.outputs.partial }}"
          echo "relaxed is ${{ steps.login.outputs.relaxed }}"
          echo "questions are ${{ steps.login.outputs.questions }}"
          echo "report is $(head -c 1 ${{ steps.login.outputs.sarif }})"
          test -s findings.jsonl
          test "${{ steps.login.outcome }}" = "$(cat outcome)"
WORKFLOW
release() { # NAME CHECKSUM: a workflow that fetches its program.
  cat >"app/.github/workflows/$1.yml" <<WORKFLOW
name: $1
on: workflow_dispatch
jobs:
  $1:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: ./.github/actions/check
        with:
          version: $version
          checksum: $2
          attested: false
          source: file://$PWD/releases
          paths: login.review.yaml
          fail-on: never
          sarif: ''
      - run: |
          command -v reviewlint
          test ! -e reviewlint.sarif
WORKFLOW
}
version=$(bin/reviewlint --version | sed -n '1s/^reviewlint \([0-9.]*\).*/\1/p')
archive="$PWD/releases/$version/reviewlint-$version-$platform.tar.gz"
mkdir -p "${archive%/*}"
cp "$PACKAGES"/reviewlint-*-linux-*.tar.gz "$archive"
release release "$(sha256sum "$archive" | cut -d ' ' -f 1)"
release forged "$(printf forged | sha256sum | cut -d ' ' -f 1)"
cd app
git init -q .
run() { # EXAMPLE OUTCOME: what act says of a push with that description.
  own "$1" login.review.yaml
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
shows 'error file=login.review.yaml,line='
run complete success
shows 'verdict is compliant'
shows 'status is 0'
shows 'partial is false'
shows 'relaxed is false'
shows 'questions are 0'
# Without its own copy there is only the one that the action fetches.
run faulty-social-app failure
rm ../bin/reviewlint
expect 0 act workflow_dispatch -W .github/workflows/release.yml --pull=false \
  -P ubuntu-latest=-self-hosted
shows "reviewlint-$version-$platform/bin/reviewlint"
# act shows the summary of each step.
shows '^- \*Where:\* `login.review.yaml:'
expect 1 act workflow_dispatch -W .github/workflows/forged.yml --pull=false \
  -P ubuntu-latest=-self-hosted
shows 'has another SHA-256'
