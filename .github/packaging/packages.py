"""Makes the packages: packages.py PROGRAM FOLDER [MACHINE]; `make packages` runs it."""

import pathlib
import sys

import archives
import bundle
import wheel
from origin import PackagingError
from release import Release, sums, write


def main(program, folder, machine=None):
    release = Release.of(program, machine)
    name, packed = bundle.bundle([bundle.Part.of(release)], release.date)
    write(folder, f"{release.name}.tar.gz", archives.archive(release))
    write(folder, *wheel.wheel(release))
    write(folder, name, packed)
    write(folder, *bundle.plugins(release.version, release.date, packed))
    write(folder, "SHA256SUMS", sums(folder).encode())


if __name__ == "__main__":
    try:
        main(sys.argv[1], pathlib.Path(sys.argv[2]), *sys.argv[3:])
    except PackagingError as error:
        sys.exit(f"packages: {error}")
