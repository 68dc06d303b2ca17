"""What people read of a release: notes.py VERSION, from the list of changes."""

import pathlib
import re
import sys

CHANGES = pathlib.Path(__file__).resolve().parents[2] / ".github/CHANGELOG.md"


def notes(text, version, left_out=(), pending=()):
    """What changed in that version and no other, and which files there aren't, or aren't yet."""
    parts = re.split(r"^## (.*)\n", text, flags=re.M)
    sections = dict(zip(parts[1::2], parts[2::2]))
    if not sections.get(version, "").strip():
        sys.exit(
            f"notes: the list of changes says nothing of {version}; before the tag, what stands there "
            f"under '## Unreleased' goes under '## {version}'"
        )
    said = sections[version].strip() + "\n"
    if left_out:
        said += f"\nNot in this release, as building or testing it failed: {', '.join(left_out)}.\n"
    if pending:
        said += f"\nStill to come, with what is for all systems: {', '.join(pending)}.\n"
    return said


if __name__ == "__main__":
    print(notes(CHANGES.read_text("utf-8"), sys.argv[1]), end="")
