"""What the program is linked with: versions, where they come from, and what their licences ask for."""

import os
import pathlib
import re
import subprocess
from dataclasses import dataclass

from origin import ROOT, PackagingError

# Debian's packages with what is linked statically, their licences, and where these are told.
DEBIAN = {
    "libyaml": ("libyaml-dev", "MIT", []),
    "expat": ("libexpat1-dev", "MIT", []),
    "zlib": ("zlib1g-dev", "Zlib", []),
    "glibc": ("libc6-dev", "LGPL-2.1-or-later", ["LGPL-2.1"]),
    "gcc-runtime": (
        "libstdc++-12-dev",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        [],
    ),
}
# What `libraries-mac.sh` builds, their licences, and the file that has the text.
SOURCES = {
    "yaml": ("libyaml", "MIT", "License"),
    "expat": ("expat", "MIT", "COPYING"),
    "z": ("zlib", "Zlib", "LICENSE"),
}


@dataclass(frozen=True)
class Library:
    """A library in the program."""

    name: str
    version: str
    licence: str
    notice: bytes


def libraries(system):
    """All of them; a list that lacks one would be worth nothing."""
    return of_debian() if system == "linux" else of_sources(ROOT / ".build/libraries")


def of_debian():
    found = []
    for name, (package, licence, texts) in DEBIAN.items():
        version = said(["dpkg-query", "-W", "-f", "${Version}", package])
        notice = [read(f"/usr/share/doc/{package}/copyright")]
        notice += [read(f"/usr/share/common-licenses/{text}") for text in texts]
        found.append(Library(name, version, licence, "\n".join(notice).encode()))
    return found + [swift()]


def swift():
    words = said(["swift", "--version"]).split()
    compiler = pathlib.Path(said(["which", "swiftc"]).strip()).resolve()
    return Library(
        "swift-runtime",
        words[words.index("version") + 1],
        "Apache-2.0 WITH Swift-exception",
        read(compiler.parents[1] / "share/swift/LICENSE.txt").encode(),
    )


def of_sources(folder):
    """On a Mac, where the system has Swift's runtime and C's library."""
    script = read(pathlib.Path(__file__).with_name("libraries-mac.sh"))
    found = []
    for key, (name, licence, text) in SOURCES.items():
        match = re.search(rf"^library {key} \S+ (\S+) [0-9a-f]{{64}} ", script, re.M)
        if match is None:
            raise PackagingError(f"libraries-mac.sh builds no {key}")
        (unpacked,) = (folder / key / "source").iterdir()
        found.append(Library(name, match.group(1), licence, read(unpacked / text).encode()))
    return found


def notices(found):
    """The texts that have to go with the program, one after the other."""
    parts = [
        "reviewlint itself is under the licence in LICENSE. Inside of the program are these as well; "
        "`make build`\nlinks it anew, with whatever version of them somebody has.\n"
    ]
    for library in found:
        title = f"{library.name} {library.version} ({library.licence})"
        parts.append(f"\n{title}\n{'=' * len(title)}\n\n{library.notice.decode().strip()}\n")
    return "".join(parts).encode()


def read(path):
    try:
        return pathlib.Path(path).read_text("utf-8")
    except OSError as error:
        raise PackagingError(f"{path}: {os.strerror(error.errno)}") from None


def said(command):
    try:
        answer = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise PackagingError(f"there is no {command[0]} here") from None
    if answer.returncode != 0:
        raise PackagingError(f"'{' '.join(command)}' ends with {answer.returncode}")
    return answer.stdout
