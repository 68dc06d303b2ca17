"""What the program is made of: the libraries that it links, as an SPDX document."""

import hashlib
import json
import time

AUTHORS = "Organization: The reviewlint authors"


def materials(release):
    """Its name and its bytes."""
    program = package(
        "reviewlint", release.version, "MIT", AUTHORS, f"pkg:generic/reviewlint@{release.version}"
    ) | {
        "primaryPackagePurpose": "APPLICATION",
        "checksums": [
            {
                "algorithm": "SHA256",
                "checksumValue": hashlib.sha256(release.program).hexdigest(),
            }
        ],
    }
    if release.homepage:
        program["downloadLocation"] = f"{release.homepage}/releases/tag/{release.version}"
        program["homepage"] = release.homepage
    packages = [program] + [
        package(each.name, each.version, each.licence, each.supplier, each.purl, each.cpe)
        | {"downloadLocation": each.download, "primaryPackagePurpose": "LIBRARY"}
        for each in release.libraries
    ]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": release.name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{release.name}-{release.commit}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.date)),
            "creators": [AUTHORS, "Tool: reviewlint-packages"],
        },
        "packages": packages,
        "relationships": [relationship("SPDXRef-DOCUMENT", "DESCRIBES", program)]
        + [relationship(program["SPDXID"], "STATIC_LINK", each) for each in packages[1:]],
    }
    return f"{release.name}.spdx.json", (json.dumps(document, indent=2) + "\n").encode()


def package(name, version, licence, supplier, purl, cpe=""):
    references = [("PACKAGE-MANAGER", "purl", purl)] + [("SECURITY", "cpe23Type", cpe)] * bool(cpe)
    return {
        "SPDXID": f"SPDXRef-{name}",
        "name": name,
        "versionInfo": version,
        "supplier": supplier,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {"referenceCategory": category, "referenceType": kind, "referenceLocator": locator}
            for category, kind, locator in references
        ],
    }


def relationship(one, kind, other):
    return {
        "spdxElementId": one,
        "relationshipType": kind,
        "relatedSpdxElement": other["SPDXID"],
    }
