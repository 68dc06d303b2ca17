# Whatever `check` takes in CI reaches it from the action, GitLab's component and fastlane's action.
source "$(dirname "$0")/lib.sh"
needs git python3 ruby
python3 -c 'import yaml' 2>/dev/null || { echo 'there is no python3 here that reads YAML'; exit 77; }
mkdir tools
cat >tools/reviewlint <<'PROGRAM'
#!/bin/sh
printf '%s\n' "$@" >"$LOG"
for word in "$@"; do
  case $word in --report=json=*) echo '{"verdict": "compliant"}' >"${word#--report=json=}" ;; esac
done
PROGRAM
chmod +x tools/reviewlint
export PATH=$PWD/tools:$PATH
cat >wanted <<'WANTED'
--allow-incomplete
--app=build/An App.app
--as-of=2026-11-21
--baseline=accepted.json
--fail-on=note
--language=fr
--only=4.8
--policy=ours.yaml
--preview
--rules=rules.yaml
--skip=wechat
--strict
an app
WANTED
reaches() { # WHAT: the words that the program got, each option with its value, but for reports.
  sed -e '/^check$/d' -e 's,/.*/base/,,' -e '/^--$/d' -e '/^--format=/d' -e '/^--report=/d' "$LOG" |
    awk '/^--report$/ { getline; next } /^--(rules|policy|only|skip|baseline|fail-on|as-of|language|app)$/ {
      name = $0; getline; print name "=" $0; next } { print }' | LC_ALL=C sort | diff wanted - ||
    { echo "$1 says something else"; exit 1; }
}
platform() { python3 -B "$CHECKOUT/Tests/EndToEndTests/Platforms/steps.py" "$1" "$CHECKOUT" >script; }

# Policy and baseline are those of the branch that a change is made to.
git() { command git -c user.name=Somebody -c user.email=somebody@example.org "$@"; }
git init -q -b main base
touch base/ours.yaml base/accepted.json
(cd base && git add -A && git commit -q -m Begin)
git clone -q "file://$PWD/base" change
export GITHUB_SERVER_URL=file://$PWD GITHUB_REPOSITORY=base GITHUB_EVENT_NAME=pull_request GITHUB_BASE_REF=main
export CI_PIPELINE_SOURCE=merge_request_event CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main CI_DEFAULT_BRANCH=main

export LOG=$PWD/action
platform github <<'WORKFLOW'
jobs:
  check:
    steps:
      - uses: OWNER/reviewlint/.github/actions/check@0.1.0
        with: {paths: an app, fail-on: note, rules: rules.yaml, policy: ours.yaml, baseline: accepted.json,
          only: '4.8', skip: wechat, allow-incomplete: 'true', strict: 'true', preview: 'true',
          as-of: '2026-11-21', language: fr, app: build/An App.app}
WORKFLOW
expect 0 env -C change sh ../script
reaches 'the action'

export LOG=$PWD/component
platform component <<'PIPELINE'
include:
  - remote: https://raw.githubusercontent.com/OWNER/reviewlint/0.1.0/.github/gitlab/check.yml
    inputs: {image: here, paths: "'an app'", fail-on: note, rules: rules.yaml, policy: ours.yaml,
      baseline: accepted.json, only: '4.8', skip: wechat, allow-incomplete: true, strict: true,
      preview: true, as-of: '2026-11-21', language: fr, app: build/An App.app}
PIPELINE
expect 0 env -C change sh ../script
reaches 'the component'

export LOG=$PWD/fastlane
platform fastlane <<'LANE'
lane :review do
  reviewlint(paths: ["an app"], fail_on: "note", rules: ["rules.yaml"], policy: "ours.yaml", only: ["4.8"],
             baseline: "accepted.json", skip: ["wechat"], allow_incomplete: true, strict: true,
             preview: true, as_of: "2026-11-21", language: "fr", app: "build/An App.app")
end
LANE
expect 0 sh script
grep -qx 'verdict: compliant' "$said" || { cat "$said"; exit 1; }
reaches "fastlane's action"
# Ruby's linter has nothing against the action.
command -v rubocop >/dev/null || exit 0
expect 0 rubocop --config "$CHECKOUT/Tests/EndToEndTests/Platforms/rubocop.yml" "$CHECKOUT/.github/fastlane/reviewlint.rb"
