"""An artifact bundle for SwiftPM, and a package of plugins that run the program in it."""

import hashlib
import json
import pathlib

from archives import zipped
from release import File

PLUGINS = pathlib.Path(__file__).parent / "Plugins"
TRIPLES = {
    ("linux", "x86_64"): ["x86_64-unknown-linux-gnu"],
    ("linux", "arm64"): ["aarch64-unknown-linux-gnu"],
    ("macos", "arm64"): ["arm64-apple-macosx"],
    ("macos", "x86_64"): ["x86_64-apple-macosx"],
    ("macos", "universal"): ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


def bundle(releases):
    """A bundle with one version for several systems: its name and its bytes."""
    variants, programs = [], []
    for release in releases:
        path = f"{release.name}/bin/reviewlint"
        triples = TRIPLES[release.system, release.architecture]
        variants.append({"path": path, "supportedTriples": triples})
        programs.append(File(f"reviewlint.artifactbundle/{path}", release.program, is_program=True))
    first = releases[0]
    artifact = {"version": first.version, "type": "executable", "variants": variants}
    about = {"schemaVersion": "1.0", "artifacts": {"reviewlint": artifact}}
    files = [
        File("reviewlint.artifactbundle/info.json", (json.dumps(about, indent=2) + "\n").encode()),
        File(
            "reviewlint.artifactbundle/LICENSE",
            next(file.data for file in first.documents() if file.path == "LICENSE"),
        ),
        *programs,
    ]
    return "reviewlint.artifactbundle.zip", zipped(files, first.date)


def plugins(release, packed, address=None):
    """The package of plugins: with an address it fetches the bundle, without one it has it."""
    where = (
        'path: "reviewlint.artifactbundle.zip"'
        if address is None
        else f'url: "{address}",\n      checksum: "{hashlib.sha256(packed).hexdigest()}"'
    )
    files = []
    for source in sorted(PLUGINS.rglob("*")):
        if source.is_file():
            text = source.read_text().replace('path: "BUNDLE"', where)
            files.append(File(f"reviewlint-plugins/{source.relative_to(PLUGINS)}", text.encode()))
    if address is None:
        files.append(File("reviewlint-plugins/reviewlint.artifactbundle.zip", packed))
    return f"reviewlint-plugins-{release.version}.zip", zipped(files, release.date)
