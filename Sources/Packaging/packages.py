"""Makes the packages: packages.py PROGRAM FOLDER; `make packages` runs it."""

import pathlib
import sys

import archives
import bundle
import debian
import materials
import wheel
from release import PackagingError, Release, sums, write


def main(program, folder):
    release = Release.of(program)
    name, packed = bundle.bundle([release])
    write(folder, f"{release.name}.tar.gz", archives.archive(release))
    write(folder, *wheel.wheel(release))
    write(folder, name, packed)
    write(folder, *bundle.plugins(release, packed))
    write(folder, *materials.materials(release))
    if release.system == "linux":
        write(folder, *debian.package(release))
    write(folder, "SHA256SUMS", sums(folder).encode())


if __name__ == "__main__":
    try:
        main(sys.argv[1], pathlib.Path(sys.argv[2]))
    except PackagingError as error:
        sys.exit(f"packages: {error}")
