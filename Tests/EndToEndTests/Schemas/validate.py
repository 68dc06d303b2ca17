"""Holds the reports in folders against their schemas, and against what platforms ask beyond them.

Called with the folder of schemas and those of the reports; what is wrong is printed, a line each
that begins with the name of its folder.
"""

import functools
import json
import pathlib
import re
import sys

import jsonschema
from lxml import etree

schemas, *folders = (pathlib.Path(path) for path in sys.argv[1:])
STEERING = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
problems = []


def demand(holds, what):
    if not holds:
        problems.append(what)


@functools.cache
def validator(schema):
    rules = json.loads((schemas / schema).read_text("utf-8"))
    return jsonschema.validators.validator_for(rules)(rules)


@functools.cache
def xml_schema(name):
    return etree.XMLSchema(etree.parse(str(schemas / f"junit/{name}.xsd")))


def validate(document, schema):
    for error in validator(schema).iter_errors(document):
        problems.append(f"{schema}: {list(error.absolute_path)}: {error.message[:300]}")


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def check_place(place, what):
    uri = place["physicalLocation"]["artifactLocation"]["uri"]
    demand(re.fullmatch(r"[A-Za-z0-9._~/%-]+", uri), f"{what}: {uri} is not escaped")
    demand(not uri.startswith(("/", "./", "../")), f"{what}: {uri} is not relative")
    region = place["physicalLocation"]["region"]
    for key in ["startLine", "startColumn", "endLine", "endColumn"]:
        demand(region.get(key, 0) >= 1, f"{what}: no {key}")
    start, end = [(region[f"{at}Line"], region[f"{at}Column"]) for at in ["start", "end"]]
    demand(start <= end, f"{what}: {start} is after {end}")


def check_rule(rule):
    for key in ["shortDescription", "fullDescription", "help"]:
        demand(rule[key]["text"].strip(), f"{rule['id']}: no {key}")
    for key in ["shortDescription", "fullDescription"]:
        demand(len(rule[key]["text"]) <= 1024, f"{rule['id']}: {key} is too long")
    demand(rule["help"]["markdown"].strip(), f"{rule['id']}: no Markdown")
    demand(len(rule["id"]) <= 255, f"{rule['id']}: its name is too long")
    demand(len(rule["properties"]["tags"]) <= 10, f"{rule['id']}: too many tags")
    # What is missing, milder or unreadable is no rule's, and rests on no guideline.
    if not rule["id"].startswith(("input/", "relaxed/")) and rule["id"] != "incomplete":
        cited = [tag for tag in rule["properties"]["tags"] if tag.startswith("reviewlint/")]
        demand(cited or "https://" in rule["help"]["text"], f"{rule['id']}: no link")


def check_sarif(text):
    document = json.loads(text)
    validate(document, "sarif/sarif-2.1.0.schemastore.json")
    validate(document, "sarif/sarif-schema-2.1.0.oasis.json")
    demand("$schema" in document, "sarif: no $schema")
    demand(len(document["runs"]) == 1, "sarif: not one run")
    (run,) = document["runs"]
    demand(run["columnKind"] == "unicodeCodePoints", "sarif: columns count otherwise")
    demand("automationDetails" not in run, "sarif: whoever uploads it can't say the category")
    demand(len(run["results"]) <= 25_000, "sarif: too many results")
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        check_rule(rule)
    seen = set()
    for result in run["results"]:
        name = result["ruleId"]
        demand(rules[result["ruleIndex"]]["id"] == name, f"{name}: another rule's number")
        demand(result["level"] in ["error", "warning", "note"], f"{name}: no level")
        demand(result.get("kind", "fail") == "fail", f"{name}: a kind that GitHub doesn't show")
        demand(result["message"]["text"].strip(), f"{name}: no message")
        demand("](" not in result["message"]["text"], f"{name}: a link")
        demand(len(result["locations"]) == 1, f"{name}: not one place")
        demand(len(result.get("relatedLocations", [])) < 1000, f"{name}: too many places")
        for place in result["locations"] + result.get("relatedLocations", []):
            check_place(place, name)
        fingerprint = result["partialFingerprints"]["primaryLocationLineHash"]
        demand(fingerprint not in seen, f"{name}: {fingerprint} is not its own")
        seen.add(fingerprint)
    (invocation,) = run["invocations"]
    inputs = {result["ruleId"] for result in run["results"] if result["ruleId"].startswith("input/")}
    told = {note["descriptor"]["id"] for note in invocation["toolExecutionNotifications"]}
    demand(inputs == told, f"sarif: told of {told}, shown {inputs}")
    check_steering(document, "sarif")


def check_steering(document, name):
    for text in strings(document):
        demand(not STEERING.search(text), f"{name}: {text[:60]!r} steers")


def check_junit(text):
    document = etree.fromstring(text.encode("utf-8"))
    for name in ["jenkins-junit-10", "surefire-test-report"]:
        schema = xml_schema(name)
        if not schema.validate(document):
            problems.extend(f"{name}: {error}" for error in schema.error_log)
    cases = document.findall("testcase")
    names = {(case.get("classname"), case.get("name")) for case in cases}
    demand(len(names) == len(cases), "junit: two cases have one name")
    demand(len(cases) == int(document.get("tests")), "junit: the tests are counted otherwise")
    for element, count in [("failure", "failures"), ("error", "errors"), ("skipped", "skipped")]:
        found = [case for case in cases if case.find(element) is not None]
        demand(len(found) == int(document.get(count)), f"junit: {count} are counted otherwise")
        for case in found:
            demand(case.find(element).get("message"), f"junit: {case.get('name')}: no reason")
    for element in ["failure", "error"]:
        for found in document.iter(element):
            demand(re.match(r".+:\d+:\d+: ", found.text), f"junit: no place in {found.text[:60]}")
    for element in document.iter():
        texts = list(element.attrib.values()) + [element.text or ""]
        demand(not any(STEERING.search(part) for part in texts), "junit: something steers")


def check_gitlab(text):
    demand(not text.startswith("\ufeff"), "gitlab: it begins with a mark")
    document = json.loads(text)
    validate(document, "gitlab/gl-code-quality-report.derived.schema.json")
    for entry in document:
        validate(entry, "gitlab/gitlab-codeclimate-item.upstream.json")
    fingerprints = [entry["fingerprint"] for entry in document]
    demand(len(set(fingerprints)) == len(fingerprints), "gitlab: two entries are one")
    # The path stays as the file is called, or nothing could be found.
    check_steering([entry["description"] for entry in document], "gitlab")


def check_jsonl(text):
    lines = [json.loads(line) for line in text.splitlines()]
    demand(all("results" in line and "texts" in line for line in lines[:-1]), "jsonl: another line")
    demand("verdict" in lines[-1] and "results" not in lines[-1], "jsonl: no verdict at the end")


CHECKS = {
    "sarif": check_sarif,
    "junit": check_junit,
    "gitlab": check_gitlab,
    "jsonl": check_jsonl,
}

for reports in folders:
    problems.clear()
    for format, check in CHECKS.items():
        check((reports / f"report.{format}").read_bytes().decode("utf-8"))
    for problem in problems:
        print(f"{reports.name}: {' '.join(problem.splitlines())}")
