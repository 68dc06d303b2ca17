"""What people read of a release: notes.py VERSION [LEFT_OUT…], from the list of changes."""

import pathlib
import re
import sys

CHANGES = pathlib.Path(__file__).resolve().parents[2] / ".github/CHANGELOG.md"


def notes(text, version, left_out):
    """What changed in that version and no other, and which files there aren't."""
    parts = re.split(r"^## (.*)\n", text, flags=re.M)
    sections = dict(zip(parts[1::2], parts[2::2]))
    if not sections.get(version, "").strip():
        sys.exit(f"notes: the list of changes says nothing of {version}")
    said = sections[version].strip() + "\n"
    if left_out:
        said += f"\nNot in this release, as building or testing it failed: {', '.join(left_out)}.\n"
    return said


if __name__ == "__main__":
    print(notes(CHANGES.read_text("utf-8"), sys.argv[1], sys.argv[2:]), end="")
