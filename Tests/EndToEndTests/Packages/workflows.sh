# The workflows, the action and the hooks as those judge them who know their formats.
source "$(dirname "$0")/lib.sh"
needs actionlint check-jsonschema zizmor
cd "$CHECKOUT"
check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
check-jsonschema --builtin-schema vendor.github-actions .github/actions/*/action.yml
actionlint .github/workflows/*.yml
zizmor --offline --quiet .github
