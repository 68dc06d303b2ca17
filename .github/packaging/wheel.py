"""A wheel with the program, for `pip install` and for pre-commit, and a module that starts it."""

import base64
import hashlib
import re

from archives import zipped
from origin import ROOT
from release import File

TAGS = {
    # A static program needs no C library, so that it runs beside every one.
    ("linux", "x86_64"): "manylinux2014_x86_64.musllinux_1_1_x86_64",
    ("linux", "arm64"): "manylinux2014_aarch64.musllinux_1_1_aarch64",
    # A Python that was built for an older system takes macOS 26 for 16.
    ("macos", "arm64"): "macosx_16_0_arm64.macosx_26_0_arm64",
    ("macos", "x86_64"): "macosx_16_0_x86_64.macosx_26_0_x86_64",
    ("macos", "universal"): "macosx_16_0_universal2.macosx_26_0_universal2",
}


def wheel(release):
    """Its name and its bytes."""
    tag = TAGS[release.system, release.architecture]
    about = f"reviewlint-{release.version}.dist-info"
    program = f"reviewlint-{release.version}.data/scripts/reviewlint"
    files = [
        File(program, release.program, is_program=True),
        File(f"{about}/METADATA", metadata(release).encode()),
        File(f"{about}/WHEEL", description(tag).encode()),
        File("reviewlint/__init__.py", MODULE.encode()),
        File("reviewlint/__main__.py", MAIN.encode()),
        *[File(f"{about}/licenses/{file.path}", file.data) for file in release.licences()],
    ]
    record = "".join(f"{file.path},{digest(file.data)},{len(file.data)}\n" for file in files)
    files.append(File(f"{about}/RECORD", f"{record}{about}/RECORD,,\n".encode()))
    return f"reviewlint-{release.version}-py3-none-{tag}.whl", zipped(files, release.date)


# Where pip lays the program: beside this Python, in a user's own folder, or below --target.
MODULE = '''"""The App Review compliance linter; `python -m reviewlint` runs it."""

import os
import sysconfig


def program():
    """The path of the program that was installed with this module."""
    folders = [
        sysconfig.get_path("scripts"),
        sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user")),
        os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin"),
    ]
    for folder in folders:
        path = os.path.join(folder, "reviewlint")
        if os.access(path, os.X_OK):
            return path
    raise FileNotFoundError("the program isn't in " + ", ".join(folders))
'''

MAIN = """\
import os
import sys

from reviewlint import program

path = program()
os.execv(path, [path] + sys.argv[1:])
"""


def metadata(release):
    links = {"Homepage": "", "Changelog": "/blob/main/.github/CHANGELOG.md", "Issues": "/issues"}
    return (
        "Metadata-Version: 2.4\n"
        "Name: reviewlint\n"
        f"Version: {release.version}\n"
        "Summary: Checks a described app login against Apple's App Review Guidelines\n"
        "License-Expression: MIT\n"
        "License-File: LICENSE\n"
        "License-File: NOTICES\n"
        "Requires-Python: >=3.10\n"
        "Keywords: app-review,ios,lint,sign-in-with-apple\n"
        + "".join(
            f"Project-URL: {name}, {release.homepage}{path}\n"
            for name, path in links.items()
            if release.homepage
        )
        + "Description-Content-Type: text/markdown\n\n"
        + description_of(release)
    )


def description_of(release):
    """The README; what it links to lies where the project does."""
    text = (ROOT / "README.md").read_text("utf-8")
    if not release.homepage:
        return text
    for start, kind in ((r"\]\(", "blob"), ('src="', "raw")):
        place = f"{release.homepage}/{kind}/{release.version}/"
        text = re.sub(rf"({start})(?!https://)", rf"\g<1>{place}", text)
    return text


def description(tag):
    python, interface, platforms = "py3", "none", tag.split(".")
    tags = "".join(f"Tag: {python}-{interface}-{name}\n" for name in platforms)
    return f"Wheel-Version: 1.0\nGenerator: reviewlint\nRoot-Is-Purelib: false\n{tags}"


def digest(data):
    """As a wheel's record writes it: base64 without padding."""
    text = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"sha256={text}"
