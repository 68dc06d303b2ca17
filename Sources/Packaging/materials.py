"""What the program is made of: the libraries that it links, as an SPDX document."""

import hashlib
import json
import subprocess
import time

from release import PackagingError


def materials(release):
    """Its name and its bytes."""
    packages = [
        entry("reviewlint", release.version, "MIT", release.program),
        entry("libyaml", library("yaml-0.1"), "MIT"),
        entry("expat", library("expat"), "MIT"),
        entry("swift-runtime", swift(), "Apache-2.0 WITH Swift-exception"),
    ]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": release.name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{release.name}-{release.commit}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.date)),
            "creators": ["Organization: The reviewlint authors"],
        },
        "packages": packages,
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT",
                "relationshipType": "DESCRIBES",
                "relatedSpdxElement": packages[0]["SPDXID"],
            },
            *[
                {
                    "spdxElementId": packages[0]["SPDXID"],
                    "relationshipType": "STATIC_LINK",
                    "relatedSpdxElement": package["SPDXID"],
                }
                for package in packages[1:]
            ],
        ],
    }
    return f"{release.name}.spdx.json", (json.dumps(document, indent=2) + "\n").encode()


def entry(name, version, licence, program=None):
    found = {
        "SPDXID": f"SPDXRef-{name}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
    }
    if program is not None:
        digest = hashlib.sha256(program).hexdigest()
        found["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    return found


def library(name):
    """The version of a library, as pkg-config knows it."""
    return said(["pkg-config", "--modversion", name]).strip()


def swift():
    words = said(["swift", "--version"]).split()
    return words[words.index("version") + 1]


def said(command):
    """What a command says; a list of materials without versions would be worth nothing."""
    try:
        answer = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise PackagingError(f"there is no {command[0]} here") from None
    if answer.returncode != 0:
        raise PackagingError(f"'{' '.join(command)}' ends with {answer.returncode}")
    return answer.stdout
