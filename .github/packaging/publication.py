"""What is published: publication.py BUILT FOLDER ADDRESS [PENDING…].

BUILT has a folder `built-PLATFORM` with the packages for each, and one `tested-MACHINE` for each
machine on which all tests passed. Beside the packages come the sums of everything, and as FOLDER.md
what people read of the release, at last with what `images/images.md` says. A platform whose build or
tests failed is left out, and named there; so is one that is PENDING, without which there are no bundle
for all systems and no formula yet.
"""

import hashlib
import pathlib
import re
import shutil
import sys
import tarfile

import bundle
import formula
import notes
from origin import PackagingError
from release import date_of_source, sums, write

# On which machines what is handed out for a platform has to be tested.
PLATFORMS = {
    "linux-x86_64": ["linux-x86_64"],
    "linux-arm64": ["linux-arm64"],
    "macos-universal": ["macos-arm64", "macos-x86_64"],
}
PUBLISHED = (".whl", ".tar.gz")


def main(built, folder, address, *pending):
    parts, left_out = [], []
    for platform, machines in PLATFORMS.items():
        if platform in pending:
            continue
        packages = sorted(
            file for file in built.glob(f"built-{platform}/**/*") if file.name.endswith(PUBLISHED)
        )
        if not packages or not all((built / f"tested-{machine}").is_dir() for machine in machines):
            left_out.append(platform)
            continue
        for package in packages:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(package, folder / package.name)
        parts.append(part(platform, packages))
    versions = {each.version for each in parts}
    if len(versions) != 1:
        raise PackagingError(f"there has to be one version, not {sorted(versions) or 'none'}")
    (version,) = versions
    if not pending:
        join(folder, address, version, parts)
    write(folder, "SHA256SUMS", sums(folder).encode())
    said = notes.notes(notes.CHANGES.read_text("utf-8"), version, left_out, pending)
    images = built / "images/images.md"
    if images.exists():
        said += images.read_text("utf-8")
    write(folder.parent, f"{folder.name}.md", said.encode())


def join(folder, address, version, parts):
    """What is made of all systems."""
    date = date_of_source()
    name, packed = bundle.bundle(parts, date)
    write(folder, name, packed)
    write(folder, *bundle.plugins(version, date, packed, f"{address}/{name}"))
    checked = {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.glob("*.tar.gz")
    }
    write(folder, "reviewlint.rb", formula.formula(version, address, checked))


def part(platform, packages):
    """What the bundle takes of a platform's archive."""
    (archive,) = [file for file in packages if file.name.endswith(".tar.gz")]
    match = re.fullmatch(rf"(reviewlint-(.+)-{platform})\.tar\.gz", archive.name)
    if match is None:
        raise PackagingError(f"{archive.name} is no archive for {platform}")
    name, version = match.groups()
    with tarfile.open(archive) as packed:
        program = packed.extractfile(f"{name}/bin/reviewlint").read()
        notices = packed.extractfile(f"{name}/NOTICES").read()
    return bundle.Part(name, version, platform, program, notices)


if __name__ == "__main__":
    try:
        main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), *sys.argv[3:])
    except PackagingError as error:
        sys.exit(f"publication: {error}")
