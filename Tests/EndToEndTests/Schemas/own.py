"""Holds what the program reads and writes against its own schemas, and mutants that it refuses.

Called with the program and the checkout; what is wrong is printed, a line each.
"""

import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

program, checkout = sys.argv[1], pathlib.Path(sys.argv[2])


class Loader(yaml.SafeLoader):
    """Takes words for what YAML 1.2 does, as editors do: dates and NO are texts."""


class FastLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Does the same where libyaml can: it knows no character that JSON writes as a pair."""


Loader.yaml_implicit_resolvers = FastLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", "true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", "~|null|Null|NULL|", "~nN\0"),
    ("int", "[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
    ("merge", "<<", "<"),
]:
    for letter in first:
        Loader.yaml_implicit_resolvers.setdefault("" if letter == "\0" else letter, []).append(
            (f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"))
        )


def documents_of(text):
    """What is in a text of YAML."""
    try:
        return list(yaml.load_all(text, FastLoader))
    except yaml.YAMLError:
        return list(yaml.load_all(text, Loader))


def answer(*words, folder=checkout):
    return subprocess.run([program, *words], capture_output=True, text=True, cwd=folder)


def validator(subject):
    schema = json.loads(answer("schema", subject).stdout)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def complain(about, error):
    print(f"{about}: {list(error.absolute_path)}: {error.message[:300]}")


descriptions, results = validator("description"), validator("results")
rules = validator("rules")
read, mutants = 0, {}
files = sorted(checkout.glob("rules/examples/*.review.yaml"))
files += sorted(checkout.glob("Tests/EndToEndTests/Cases/*/*.review.*"))
files = [file for file in files if file.is_file()]


def mutations(value, path=()):
    """Each mistake of some kinds that can be made in a document, with what kind it is."""
    if isinstance(value, dict):
        yield "an unknown key", path, {**value, "noSuchKey": 1}
        for key, inner in value.items():
            if isinstance(inner, str):
                yield "another word", (*path, key), "noSuchWord"
            if isinstance(inner, bool) or isinstance(inner, (int, float)):
                yield "a list for a value", (*path, key), [[1]]
            if isinstance(inner, (list, dict)):
                yield "a number for a collection", (*path, key), 7
            yield "nothing", (*path, key), None
            yield from mutations(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from mutations(inner, (*path, index))


def changed(document, path, value):
    document = copy.deepcopy(document)
    if not path:
        return value
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return document


def refused(documents):
    """Whether the program finds errors in each of the documents; it is started once for all."""
    with tempfile.TemporaryDirectory() as folder:
        for number, document in enumerate(documents):
            pathlib.Path(folder, str(number)).mkdir()
            pathlib.Path(folder, str(number), "m.review.json").write_text(json.dumps(document))
        found = json.loads(answer("check", "--format", "json", ".", folder=folder).stdout)
    told = [told for description in found["descriptions"] for told in description["diagnostics"]]
    errors = [told for told in found["diagnostics"] + told if told["severity"] == "error"]
    faulty = {error["file"] for error in errors}
    return [f"{number}/m.review.json" in faulty for number in range(len(documents))]


# Mutants that the program is asked about: what they are called, whether they are valid, and they.
asked = []
for file in files:
    own = [word for rules in sorted(file.parent.glob("*.rules.yaml")) for word in ("--rules", str(rules))]
    checked = answer("check", "--format", "json", "--as-of", "2026-11-21", file.name, *own, folder=file.parent)
    if checked.returncode == 2 and not checked.stdout:
        continue
    found = json.loads(checked.stdout)
    for error in results.iter_errors(found):
        complain(f"results of {file}", error)
    if found["verdict"] == "unjudged" or (file.parent / ".reviewlint.yaml").exists() or own:
        continue
    documents = documents_of(file.read_text("utf-8"))
    for document in documents:
        read += 1
        for error in descriptions.iter_errors(document):
            complain(file, error)
    if file.parent.name == "examples":
        for number, (kind, path, value) in enumerate(mutations(documents[0])):
            mutant = changed(documents[0], path, value)
            is_valid = descriptions.is_valid(mutant)
            # Other words may be names; the schema knows where they aren't.
            if not is_valid:
                mutants[kind] = mutants.get(kind, 0) + 1
            # Every tenth of those that aren't valid tells.
            if number % 10 == 0 if not is_valid else kind != "another word" and "custom" not in path:
                asked.append((f"{file.name} with {kind} at {path}", is_valid, mutant))
for (name, is_valid, _), is_refused in zip(asked, refused([mutant for _, _, mutant in asked])):
    if is_refused == is_valid:
        print(f"{name} is valid" if is_valid else f"{name} is read, but not valid")


def loaded(file):
    """PyYAML takes a question mark inside an address for a key's."""
    (document,) = documents_of(file.read_text("utf-8").replace("?", "%3F"))
    return document


# Rule files: the program's own, and those of cases that are read.
left_out = {"recognition.yaml", "diagnostics.yaml", "reference.yaml", "secrets.yaml",
            "sections.yaml", "situations.yaml"}
own = [
    file
    for file in sorted(checkout.glob("rules/**/*.yaml"))
    if file.relative_to(checkout / "rules").parts[0] not in ("examples", "locales", "detection")
    and file.name not in left_out
]
house = checkout / "Tests/EndToEndTests/CaseFiles/house/house.yaml"
valid_rules, rule_mutants = 0, {}
for file in own + [house]:
    document = loaded(file)
    valid_rules += 1
    for error in rules.iter_errors(document):
        complain(file, error)
for file in sorted(checkout.glob("Tests/EndToEndTests/Cases/*/*.yaml")):
    if ".review." in file.name:
        continue
    listed = answer("rules", "list", "--rules", file.name, folder=file.parent)
    if listed.returncode == 0:
        valid_rules += 1
        for error in rules.iter_errors(loaded(file)):
            complain(file, error)


def refuses_rules(document):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "m.yaml").write_text(json.dumps(document))
        return answer("rules", "list", "--rules", "m.yaml", folder=folder).returncode == 2


# What expressions and parameters are can be known only when rules are loaded.
free = {"parameters", "set", "each", "let", "names", "override"}
document = loaded(house)
sources = [("rules", document)]
for name in ["providers", "devices", "laws", "editions", "button-titles", "guidelines",
             "letters", "field-names"]:
    whole = loaded(checkout / f"rules/{name}.yaml")
    sources.append((name, {key: value[:2] for key, value in whole.items()}))
for name, document in sources:
    for number, (kind, path, value) in enumerate(mutations(document)):
        mutant = changed(document, path, value)
        is_valid = rules.is_valid(mutant)
        if not is_valid:
            rule_mutants[kind] = rule_mutants.get(kind, 0) + 1
        elif name == "rules" and kind != "another word" and not free & set(path):
            if number % 5 == 0 and refuses_rules(mutant) and kind != "nothing":
                print(f"house.yaml with {kind} at {path} is valid")
        if not is_valid and name == "rules" and number % 5 == 0 and not refuses_rules(mutant):
            print(f"house.yaml with {kind} at {path} is read, but not valid")

if valid_rules < 80:
    print(f"only {valid_rules} rule files are valid")
for kind in ["an unknown key", "a number for a collection", "nothing", "another word"]:
    if rule_mutants.get(kind, 0) < (10 if kind == "another word" else 40):
        print(f"only {rule_mutants.get(kind, 0)} mutants of rules with {kind}")

if read < 20:
    print(f"only {read} descriptions were read")
for kind, count in mutants.items():
    if count < 100:
        print(f"only {count} mutants with {kind}")
if "--numbers" in sys.argv:
    print(f"{read} descriptions, mutants: {mutants}, {len(asked)} read by the program")
    print(f"{valid_rules} rule files, mutants: {rule_mutants}")
