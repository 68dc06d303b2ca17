"""What is published: publication.py MAC_PROGRAM BUILT FOLDER ADDRESS.

Beside what the machines with Linux have built come the packages for macOS, one bundle for all
systems, the formula and the sums of everything.
"""

import hashlib
import pathlib
import shutil
import sys
import tarfile
from dataclasses import replace

import archives
import bundle
import formula
import materials
import wheel
from release import PackagingError, Release, sums, write


def main(program, built, folder, address):
    mac = replace(Release.of(program), system="macos", machine="universal")
    write(folder, f"{mac.name}.tar.gz", archives.archive(mac))
    write(folder, *wheel.wheel(mac))
    write(folder, *materials.materials(mac))
    releases = [mac]
    for package in sorted(built.rglob("reviewlint*")):
        if package.name.endswith((".deb", ".whl", ".tar.gz", ".spdx.json")):
            shutil.copyfile(package, folder / package.name)
        if package.name.endswith(".tar.gz"):
            releases.append(linux(package, mac))
    name, packed = bundle.bundle(releases)
    write(folder, name, packed)
    write(folder, *bundle.plugins(mac, packed, f"{address}/{name}"))
    checked = {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.glob("*.tar.gz")
    }
    write(folder, "reviewlint.rb", formula.formula(mac.version, address, checked))
    write(folder, "SHA256SUMS", sums(folder).encode())


def linux(package, mac):
    """The release that an archive for Linux holds; all but its program is the same."""
    machine = "x86_64" if "x86_64" in package.name else "aarch64"
    release = replace(mac, system="linux", machine=machine)
    if package.name != f"{release.name}.tar.gz":
        raise PackagingError(f"{package.name} is of another version than {mac.version}")
    with tarfile.open(package) as archive:
        program = archive.extractfile(f"{release.name}/bin/reviewlint").read()
    return replace(release, program=program)


if __name__ == "__main__":
    try:
        main(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4])
    except PackagingError as error:
        sys.exit(f"publication: {error}")
