"""Holds the files that the page of instructions shows against the schemas of their platforms.

Called with the folder of schemas and the page; what is wrong is printed, a line each.
"""

import json
import pathlib
import re
import sys

import jsonschema
import yaml

schemas, page = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
root = pathlib.Path(__file__).resolve().parents[3]
shown = dict(re.findall(r"`([^`\n]+)`:\n\n```yaml\n(.*?)```", page.read_text("utf-8"), re.DOTALL))


def validate(name, document, schema):
    rules = json.loads((schemas / f"ci-configs/{schema}.schema.json").read_text("utf-8"))
    kind = jsonschema.validators.validator_for(rules)
    for error in kind(rules).iter_errors(document):
        print(f"{name}: {list(error.absolute_path)}: {error.message[:300]}")


def read(name):
    if name not in shown:
        print(f"{name} is not shown")
        return None
    return yaml.safe_load(shown[name])


workflow = read(".github/workflows/reviewlint.yml")
# In YAML 1.1 `on` is a boolean; GitHub reads it as a word.
workflow = {"on" if key is True else key: value for key, value in workflow.items()}
validate("GitHub's workflow", workflow, "github-workflow")
validate("GitLab's file", read(".gitlab-ci.yml"), "gitlab-ci")
ours = yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text("utf-8"))
validate("the hooks", ours, "pre-commit-hooks")
for repo in read(".pre-commit-config.yaml")["repos"]:
    for hook in repo["hooks"]:
        if hook["id"] not in [known["id"] for known in ours]:
            print(f"there is no hook {hook['id']}")
action = yaml.safe_load((root / ".github/actions/check/action.yml").read_text("utf-8"))
text = page.read_text("utf-8")
begun = re.search(r"cat >\.github/workflows/\S+ <<'END'\n(.*?)\nEND\n", text, re.DOTALL)
team = yaml.safe_load(begun[1])
team = {"on" if key is True else key: value for key, value in team.items()}
validate("the team's workflow", team, "github-workflow")
steps = workflow["jobs"]["check"]["steps"] + team["jobs"]["reviewlint"]["steps"]
for step in steps + action["runs"]["steps"]:
    # A tag of somebody else's may be another commit tomorrow.
    if not re.search(r"/actions/check@|@[0-9a-f]{40}$", step.get("uses", "/actions/check@")):
        print(f"{step['uses']} is no commit")
    if step.get("uses", "").startswith("actions/checkout@"):
        if step.get("with", {}).get("persist-credentials") is not False:
            print("a checkout leaves its credentials to all later steps")
for step in steps:
    for name in step.get("with", {}) if "actions/check@" in step.get("uses", "") else []:
        if name not in action["inputs"]:
            print(f"the action has no input {name}")
if "workflows" not in read("bitrise.yml"):
    print("Bitrise's file has no workflow")
