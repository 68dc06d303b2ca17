"""Checks a fleet of described logins with Apache Spark, and counts by rule.

    spark-submit check_fleet.py --reviewlint /usr/local/bin/reviewlint --count 1000000
    spark-submit check_fleet.py --reviewlint reviewlint --input 'descriptions/*.jsonl'

Spark's `pipe` hands every partition to one `reviewlint check --stream`: a description in a line
goes in, its result in a line comes out. Nothing of reviewlint has to know about Spark.

The exit status is that of `reviewlint check`: 0 where every description complies, 1 where one has
violations or lacks facts, 2 where one could not be judged or there is none.
"""

import argparse
import collections
import json
import shlex
import sys

from pyspark.sql import SparkSession

STYLES = ["black", "white", "whiteOutline"]
DEVICES = ["iphone-15", "iphone-se-3", "iphone-15-pro-max"]


def description(number):
    """One login as a line of JSON; what is wrong with it depends on its number."""
    width = 280 if number % 7 == 0 else 327
    height = 28 if number % 11 == 0 else 44
    services = [{"id": "google"}] if number % 13 == 0 else [{"id": "google"}, {"id": "apple"}]
    buttons = [{"service": "google", "title": "Continue with Google", "frame": [24, 560, 327, 44]}]
    if number % 13:
        buttons.append(
            {
                "service": "apple",
                "title": "Continue with Apple",
                "frame": [24, 500, width, height],
                "style": STYLES[number % 3],
                "source": "system",
            }
        )
    return json.dumps(
        {
            "reviewlint": 1,
            "app": {"name": f"App {number}", "version": "1.0", "platforms": ["iphone"]},
            "login": {"services": services, "wall": "none"},
            "screens": [
                {
                    "id": "sign-in",
                    "purpose": "signIn",
                    "device": DEVICES[number % len(DEVICES)],
                    "appearance": "light",
                    "buttons": buttons,
                }
            ],
            "afterSignIn": [],
        }
    )


def counts(lines):
    """What the results of a partition count for: verdicts, and what each rule has to say."""
    totals = collections.Counter()
    for line in lines:
        result = json.loads(line)
        totals["verdict", result["verdict"], ""] += 1
        for entry in result["results"]:
            totals["rule", entry["rule"], entry["outcome"]] += 1
    return totals.items()


def status(verdicts, expected):
    """The exit status, and what is wrong where nothing could be judged.

    It rests on the results alone: Spark drops the exit status of what it pipes through.
    """
    judged = sum(verdicts.values())
    if judged != expected:
        return 2, f"{expected} descriptions went in, {judged} results came out"
    if judged == 0:
        return 2, "there is no description"
    if set(verdicts) - {"compliant", "incomplete", "violations"}:
        return 2, "not every description could be judged"
    return (0 if set(verdicts) == {"compliant"} else 1), None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--reviewlint", default="reviewlint", help="the program")
    parser.add_argument("--input", help="descriptions, one in a line; without it a fleet is made")
    parser.add_argument("--count", type=int, default=1_000_000, help="how many, without it")
    parser.add_argument("--as-of", help="the day of checking, YYYY-MM-DD")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("reviewlint").getOrCreate()
    if options.input:
        lines = spark.sparkContext.textFile(options.input)
    else:
        lines = spark.sparkContext.range(options.count).map(description)
    # What counts is decided here, of the whole.
    command = [options.reviewlint, "check", "--stream", "--jobs", "1"]
    if options.as_of:
        command += ["--as-of", options.as_of]
    results = lines.pipe(shlex.join(command))
    totals = results.mapPartitions(counts).reduceByKey(lambda one, other: one + other).collectAsMap()

    verdicts = {name: count for (kind, name, _), count in totals.items() if kind == "verdict"}
    expected = lines.count() if options.input else options.count
    for (kind, name, outcome), count in sorted(totals.items()):
        print(f"{count:>10}  {kind}  {name}  {outcome}".rstrip())
    spark.stop()
    code, mistake = status(verdicts, expected)
    if mistake:
        print(mistake, file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
