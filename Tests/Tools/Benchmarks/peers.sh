#!/usr/bin/env bash
# Tools that share a part of the work, each over the same description. All of them do less:
# yamllint looks at style, check-jsonschema at the shape, celpy evaluates a single condition.
set -euo pipefail
program=$(realpath "$1")
folder=$2/peers
example=$(realpath rules/examples/complete.review.yaml)

if ! command -v hyperfine >/dev/null; then
  echo 'hyperfine is not installed (Debian: hyperfine)' >&2
  exit 1
fi
test -x "$folder/bin/python3" || python3 -m venv "$folder"
"$folder/bin/pip" install -q yamllint check-jsonschema cel-python pyyaml

cat > "$folder/shape.json" <<'END'
{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "required": ["reviewlint", "app"],
  "properties": {
    "reviewlint": {"const": 1},
    "app": {"type": "object", "required": ["name"]},
    "login": {"type": "object"},
    "screens": {"type": "array", "items": {"type": "object"}}
  }
}
END
cat > "$folder/condition.py" <<'END'
import sys
import celpy
import yaml

with open(sys.argv[1]) as file:
    description = celpy.json_to_cel(yaml.load(file, yaml.CSafeLoader))
environment = celpy.Environment()
program = environment.program(environment.compile("screens.all(s, size(s.buttons) > 0)"))
program.evaluate({"screens": description["screens"]})
END

hyperfine --shell=none --ignore-failure --warmup 3 --export-markdown "$folder/table.md" \
  --command-name 'reviewlint check: every rule' \
  "$program check --as-of 2026-11-21 $example" \
  --command-name 'yamllint: style only' "$folder/bin/yamllint -d relaxed $example" \
  --command-name 'check-jsonschema: shape only' \
  "$folder/bin/check-jsonschema --schemafile $folder/shape.json $example" \
  --command-name 'cel-python: one condition' \
  "$folder/bin/python3 $folder/condition.py $example"
echo
cat "$folder/table.md"
