# The workflows, the action and the hooks as those judge them who know their formats.
source "$(dirname "$0")/lib.sh"
needs actionlint check-jsonschema zizmor
cd "$CHECKOUT"
check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
check-jsonschema --builtin-schema vendor.github-actions .github/actions/*/action.yml
actionlint .github/workflows/*.yml
zizmor --offline --quiet .github
# GitLab's component is two texts: its inputs, and a job with them in it.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sed '1,/^---$/d' .github/gitlab/check.yml >"$work/job.yml"
check-jsonschema --builtin-schema vendor.gitlab-ci "$work/job.yml"
# Whoever fetches the action's scripts runs them with macOS's bash, which is 3.2.
! grep -nE 'mapfile|readarray|declare -A|local -n|\$\{[a-z_]+(,,|\^\^)|&>>|\|&' .github/actions/check/*.sh .ci/* .github/packaging/*.sh
