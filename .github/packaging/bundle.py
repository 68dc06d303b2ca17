"""An artifact bundle for SwiftPM, and a package of plugins that run the program in it."""

import hashlib
import json
import pathlib
from dataclasses import dataclass

from archives import zipped
from origin import ROOT
from release import File

PLUGINS = pathlib.Path(__file__).parent / "Plugins"
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-arm64": ["aarch64-unknown-linux-gnu"],
    "macos-arm64": ["arm64-apple-macosx"],
    "macos-x86_64": ["x86_64-apple-macosx"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


@dataclass(frozen=True)
class Part:
    """A program in a bundle, and the notices of what is in it."""

    name: str
    version: str
    platform: str
    program: bytes
    notices: bytes

    @staticmethod
    def of(release):
        _, notices = release.licences()
        platform = f"{release.system}-{release.architecture}"
        return Part(release.name, release.version, platform, release.program, notices.data)


def bundle(parts, date):
    """A bundle with one version for several systems: its name and its bytes."""
    variants, files = [], []
    for part in parts:
        path = f"{part.name}/bin/reviewlint"
        variants.append({"path": path, "supportedTriples": TRIPLES[part.platform]})
        files += [File(path, part.program, is_program=True), File(f"{part.name}/NOTICES", part.notices)]
    artifact = {"version": parts[0].version, "type": "executable", "variants": variants}
    about = {"schemaVersion": "1.0", "artifacts": {"reviewlint": artifact}}
    files = [
        File("info.json", (json.dumps(about, indent=2) + "\n").encode()),
        File("LICENSE", (ROOT / "LICENSE").read_bytes()),
        *files,
    ]
    files = [
        File(f"reviewlint.artifactbundle/{file.path}", file.data, file.is_program) for file in files
    ]
    return "reviewlint.artifactbundle.zip", zipped(files, date)


def plugins(version, date, packed, address=None):
    """The package of plugins: with an address it fetches the bundle, without one it has it."""
    where = (
        'path: "reviewlint.artifactbundle.zip"'
        if address is None
        else f'url: "{address}",\n      checksum: "{hashlib.sha256(packed).hexdigest()}"'
    )
    files = [File("reviewlint-plugins/LICENSE", (ROOT / "LICENSE").read_bytes())]
    for source in sorted(PLUGINS.rglob("*")):
        if source.is_file():
            text = source.read_text().replace('path: "BUNDLE"', where)
            files.append(File(f"reviewlint-plugins/{source.relative_to(PLUGINS)}", text.encode()))
    if address is None:
        files.append(File("reviewlint-plugins/reviewlint.artifactbundle.zip", packed))
    return f"reviewlint-plugins-{version}.zip", zipped(files, date)
