"""What a platform runs of a file of its own, as a shell script: steps.py PLATFORM CHECKOUT <FILE

The script runs in the folder that was checked out, with the program on the search path, and ends as
the job would.
"""

import json
import pathlib
import re
import shlex
import sys

import yaml

ACTION = ".github/actions/check"


def script(shell, text):
    """Runs a text by a shell, and ends with its status unless that is 0."""
    return f"{shell} {shlex.quote(text)} || exit $?\n"


def github(text, checkout):
    """Each step by itself; those of our action are in it, those of others change no status."""
    workflow = yaml.safe_load(text)
    (job,) = workflow["jobs"].values()
    lines = 'runner=$(mktemp -d)\ntrap \'rm -rf "$runner"\' EXIT\n'
    lines += 'export GITHUB_OUTPUT="$runner/output" GITHUB_STEP_SUMMARY="$runner/summary"\n'
    for step in job["steps"]:
        name = step["uses"].split("@")[0]
        if name.endswith(ACTION):
            lines += action(step.get("with", {}), checkout)
        else:
            assert name in ("actions/checkout", "github/codeql-action/upload-sarif"), name
    return lines


def action(given, checkout):
    folder = checkout / ACTION
    described = yaml.safe_load((folder / "action.yml").read_text("utf-8"))
    assert set(given) <= set(described["inputs"]), given
    inputs = {name: str(value["default"]) for name, value in described["inputs"].items()}
    # To an action every input is a text; YAML's true is "true" there.
    words = {True: "true", False: "false"}
    inputs |= {
        name: words[value] if isinstance(value, bool) else str(value) for name, value in given.items()
    }
    lines = f"export GITHUB_ACTION_PATH={shlex.quote(str(folder))}\n"
    for step in described["runs"]["steps"]:
        if step["name"] in ("Release", "Cache", "Install", "Comment"):
            continue  # The program is there already, and nobody to comment for.
        assert "if" not in step and step["shell"] == "bash", step
        for name, value in step["env"].items():
            text = re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda found: inputs[found[1]], value)
            # Of an event there is what GitHub says in variables of its own.
            text = re.sub(r"\$\{\{ github\.[a-z_.]+ \}\}", "", text)
            # A test may say what a person would write there.
            lines += f"export {name}=\"${{INPUT_{name}-{quoted(text)}}}\"\n"
        lines += script("bash --noprofile --norc -eo pipefail -c", step["run"])
    return lines


def quoted(text):
    return re.sub(r'([\\"$`])', r"\\\1", text)


def gitlab(text, checkout):
    (job,) = yaml.safe_load(text).values()
    return script("sh -c", "set -e\n" + "\n".join(job["script"]))


def bitrise(text, checkout):
    workflow = yaml.safe_load(text)["workflows"]["review"]
    lines = 'export BITRISE_TEST_RESULT_DIR="$(mktemp -d)"\n'
    for step in workflow["steps"]:
        for name, value in step.items():
            if name == "script":
                (inputs,) = value["inputs"]
                lines += script("bash -c", inputs["content"])
    return lines


def jenkins(text, checkout):
    steps = re.findall(r"\bsh '([^']*)'", text)
    assert steps and text.count("sh ") == len(steps), text
    return "".join(script("sh -xe -c", step) for step in steps)


def xcode(text, checkout):
    return 'export SRCROOT="$PWD"\ncd /\n' + script("sh -c", text)


def xcode_cloud(text, checkout):
    assert text.startswith("#!/bin/sh\n")
    return 'export CI_PRIMARY_REPOSITORY_PATH="$PWD"\ncd /\n' + script("sh -c", text)


def shell(text, checkout):
    return script("sh -c", text)


def pre_commit(text, checkout):
    """The hooks of the manifest, with all files of the folder as those of the commit."""
    hooks = yaml.safe_load((checkout / ".pre-commit-hooks.yaml").read_text("utf-8"))
    hooks = {hook["id"]: hook for hook in hooks}
    lines = ""
    for repository in yaml.safe_load(text)["repos"]:
        for own in repository["hooks"]:
            hook = hooks[own["id"]] | own
            words = shlex.split(hook["entry"]) + hook.get("args", [])
            search = pathlib.Path(__file__).parent / "hook.py"
            call = [
                sys.executable, str(search), hook.get("files", ""),
                str(hook.get("always_run", False)), str(hook.get("pass_filenames", True)), *words,
            ]  # fmt: skip
            lines += shlex.join(call) + " || exit $?\n"
    return lines


def danger(text, checkout):
    runner = pathlib.Path(__file__).parent / "danger.rb"
    return shlex.join(["ruby", str(runner), text]) + "\n"


def fastlane(text, checkout):
    runner = pathlib.Path(__file__).parent / "fastlane.rb"
    action = checkout / ".github/fastlane/reviewlint.rb"
    return shlex.join(["ruby", str(runner), str(action), text]) + "\n"


def component(text, checkout):
    """A file that is included, with its inputs: those that aren't given are what it says."""
    (included,) = yaml.safe_load(text)["include"]
    path = included["remote"].split("/0.1.0/")[1]
    header, job = (checkout / path).read_text("utf-8").split("\n---\n")
    inputs = yaml.safe_load(header)["spec"]["inputs"]
    assert set(included["inputs"]) <= set(inputs), included
    values = {name: each.get("default") for name, each in inputs.items()} | included["inputs"]
    assert None not in values.values(), values

    def filled(found):
        value = values[found[1]]
        return value if isinstance(value, str) else json.dumps(value)

    # As GitLab does: what is put in is text, and is read with the rest.
    ((name, job),) = yaml.safe_load(re.sub(r"\$\[\[ inputs\.([a-z-]+) \]\]", filled, job)).items()
    assert all(isinstance(value, str) for value in job["variables"].values()), job["variables"]
    lines = "".join(f"export {key}={shlex.quote(value)}\n" for key, value in job["variables"].items())
    return lines + gitlab(yaml.safe_dump({name: job}), checkout)


PLATFORMS = {
    "github": github, "gitlab": gitlab, "bitrise": bitrise, "jenkins": jenkins, "xcode": xcode,
    "xcode-cloud": xcode_cloud, "shell": shell, "pre-commit": pre_commit, "danger": danger,
    "fastlane": fastlane, "component": component,
}  # fmt: skip

platform, root = sys.argv[1:]
print(PLATFORMS[platform](sys.stdin.read(), pathlib.Path(root)), end="")
