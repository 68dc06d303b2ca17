"""What the program is linked with: versions, where they come from, and what their licences ask for."""

import os
import pathlib
import re
import subprocess
import urllib.parse
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
# What `libraries-mac.sh` builds, with the name that scanners know it by.
SOURCES = {
    "yaml": ("libyaml", "MIT", "cpe:2.3:a:pyyaml:libyaml", "License"),
    "expat": ("expat", "MIT", "cpe:2.3:a:libexpat_project:libexpat", "COPYING"),
    "z": ("zlib", "Zlib", "cpe:2.3:a:zlib:zlib", "LICENSE"),
}


@dataclass(frozen=True)
class Library:
    """A library in the program."""

    name: str
    version: str
    licence: str
    supplier: str
    # How scanners look it up.
    purl: str
    cpe: str
    download: str
    notice: bytes


def libraries(system):
    """All of them; a list that lacks one would be worth nothing."""
    return of_debian() if system == "linux" else of_sources(ROOT / ".build/libraries")


def of_debian():
    issue = dict(re.findall(r'^(ID|VERSION_ID)="?([^"\n]*)"?$', read("/etc/os-release"), re.M))
    distribution = f"{issue['ID']}-{issue['VERSION_ID']}"
    found = []
    for name, (package, licence, texts) in DEBIAN.items():
        format = "${Version} ${Architecture} ${source:Package}"
        version, architecture, source = said(["dpkg-query", "-W", "-f", format, package]).split()
        quoted = urllib.parse.quote(version, safe=":~")
        found.append(
            Library(
                name,
                version,
                licence,
                "Organization: Debian",
                f"pkg:deb/debian/{urllib.parse.quote(package)}@{quoted}?arch={architecture}"
                f"&distro={distribution}&upstream={source}",
                "",
                f"https://snapshot.debian.org/package/{source}/{quoted}/",
                "\n".join(
                    [read(f"/usr/share/doc/{package}/copyright")]
                    + [read(f"/usr/share/common-licenses/{text}") for text in texts]
                ).encode(),
            )
        )
    return found + [swift()]


def swift():
    words = said(["swift", "--version"]).split()
    version = words[words.index("version") + 1]
    tag = f"swift-{version}-RELEASE"
    compiler = pathlib.Path(said(["which", "swiftc"]).strip()).resolve()
    return Library(
        "swift-runtime",
        version,
        "Apache-2.0 WITH Swift-exception",
        "Organization: Swift.org",
        f"pkg:github/swiftlang/swift@{tag}",
        f"cpe:2.3:a:apple:swift:{version}:*:*:*:*:*:*:*",
        f"https://github.com/swiftlang/swift/releases/tag/{tag}",
        read(compiler.parents[1] / "share/swift/LICENSE.txt").encode(),
    )


def of_sources(folder):
    """On a Mac, where the system has Swift's runtime and C's library."""
    script = read(pathlib.Path(__file__).with_name("libraries-mac.sh"))
    found = []
    for key, (name, licence, cpe, text) in SOURCES.items():
        pattern = rf"^library {key} \S+ (\S+) ([0-9a-f]{{64}}) \\\n *(\S+)"
        match = re.search(pattern, script, re.M)
        if match is None:
            raise PackagingError(f"libraries-mac.sh builds no {key}")
        version, digest, address = match.groups()
        (unpacked,) = (folder / key / "source").iterdir()
        purl = f"pkg:generic/{name}@{version}?checksum=sha256:{digest}&download_url={address}"
        found.append(
            Library(
                name,
                version,
                licence,
                f"Organization: {name}",
                purl,
                f"{cpe}:{version}:*:*:*:*:*:*:*",
                address,
                read(unpacked / text).encode(),
            )
        )
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
