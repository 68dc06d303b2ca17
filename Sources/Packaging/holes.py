"""Fails where a library that the program links has a known hole: holes.py [LIBRARY=VERSION…].

Without versions, those that a build here would link. What a distribution has mended in an older
version is known by its package's changelog. Which holes there are is in `holes.json`: by hand, as
`fixed` in upstream's version (null: in none that is known), there `since` another (without it: since
the first) or `harmless`, with a reason.
"""

import gzip
import json
import pathlib
import re
import subprocess
import sys

NAMES = {
    "expat": ("expat", "libexpat1-dev"),
    "libyaml": ("yaml-0.1", "libyaml-dev"),
    "zlib": ("zlib", "zlib1g-dev"),
}


def main(words):
    book = json.loads(pathlib.Path(__file__).with_name("holes.json").read_text())
    given = dict(word.split("=", 1) for word in words)
    unknown = [name for name in given if name not in NAMES]
    if unknown:
        sys.exit(f"holes: there is no library '{unknown[0]}' here; known are {', '.join(NAMES)}")
    found = []
    for library, (package, _) in NAMES.items():
        if given and library not in given:
            continue
        version = given.get(library) or linked(package)
        mended = set() if given else mendings(library)
        holes = open_holes(book["holes"], library, version, mended)
        print(f"{library} {version}: {len(holes) or 'no'} known hole{'s' * (len(holes) != 1)}")
        found += [f"{library} {version} has {hole['cve']}, {remedy(hole)}" for hole in holes]
    if found:
        sys.exit("\n".join(found))


def open_holes(holes, library, version, mended):
    """The holes of a library in a version that nobody mended."""
    return [
        hole
        for hole in holes
        if hole["library"] == library
        and "harmless" not in hole
        and hole["cve"] not in mended
        and number(version) >= number(hole.get("since", "0"))
        and (hole["fixed"] is None or number(version) < number(hole["fixed"]))
    ]


def number(version):
    return tuple(int(part) for part in version.split("."))


def remedy(hole):
    return f"mended in {hole['fixed']}" if hole["fixed"] else "mended in no release that is known"


def linked(package):
    """The version of a library, as pkg-config knows it; without it nobody can tell."""
    try:
        answer = subprocess.run(
            ["pkg-config", "--modversion", package], capture_output=True, text=True
        )
    except FileNotFoundError:
        sys.exit("holes: without pkg-config nobody knows which libraries are linked")
    version = answer.stdout.strip()
    if answer.returncode != 0 or not re.fullmatch(r"\d+(\.\d+)+", version):
        sys.exit(f"holes: pkg-config doesn't know the version of '{package}'")
    return version


def mendings(library):
    """The holes that a distribution mended in what is installed, by the package's changelog."""
    for name in NAMES[library][1], NAMES[library][1].removesuffix("-dev"):
        file = pathlib.Path("/usr/share/doc") / name / "changelog.Debian.gz"
        if file.exists():
            return set(re.findall(r"CVE-\d+-\d+", gzip.open(file, "rt").read()))
    return set()


if __name__ == "__main__":
    main(sys.argv[1:])
