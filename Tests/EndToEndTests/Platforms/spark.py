"""Runs the example for Spark over the descriptions below the current folder: spark.py EXAMPLE."""

import json
import os
import pathlib
import runpy
import sys
import tempfile

import yaml

ENDINGS = (".review.yaml", ".review.yml", ".review.json")


def line(path):
    text = path.read_text("utf-8")
    return json.dumps(yaml.safe_load(text), default=str)


paths = [pathlib.Path(folder, name) for folder, _, names in os.walk(".") for name in names]
lines = [line(path) for path in sorted(paths) if path.name.endswith(ENDINGS)]
with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as fleet:
    fleet.write("".join(f"{line}\n" for line in lines))
    fleet.flush()
    sys.argv = [sys.argv[1], "--input", fleet.name]
    runpy.run_path(sys.argv[0], run_name="__main__")
