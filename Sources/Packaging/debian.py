"""A package for Debian and what descends from it."""

import gzip
import hashlib
import os
import pathlib
import subprocess
import tempfile
import time

from origin import PackagingError
from release import File

# Who answers for it, as Debian's own tools are told.
MAINTAINER = "{} <{}>".format(
    os.environ.get("DEBFULLNAME", "The reviewlint authors"),
    os.environ.get("DEBEMAIL", "reviewlint@users.noreply.github.com"),
)


def package(release):
    """Its name and its bytes; made with dpkg-deb."""
    with tempfile.TemporaryDirectory() as temporary:
        folder, packed = pathlib.Path(temporary, "root"), pathlib.Path(temporary, "packed.deb")
        contents = files(release)
        for file in [*about(release, contents), *contents]:
            lay(file, folder, release.date)
        for each in [folder, *folder.rglob("*")]:
            if each.is_dir():
                each.chmod(0o755)
                os.utime(each, (release.date, release.date))
        try:
            subprocess.run(
                ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, packed],
                check=True,
                stdout=subprocess.DEVNULL,
                env={**os.environ, "SOURCE_DATE_EPOCH": str(release.date)},
            )
        except FileNotFoundError:
            raise PackagingError("there is no dpkg-deb here") from None
        return f"reviewlint_{release.version}_{release.debian_architecture}.deb", packed.read_bytes()


def lay(file, folder, date):
    place = folder / file.path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(file.data)
    place.chmod(file.mode)
    os.utime(place, (date, date))


def files(release):
    documents = "usr/share/doc/reviewlint"
    return [
        File("usr/bin/reviewlint", release.program, is_program=True),
        File("usr/share/man/man1/reviewlint.1.gz", packed(release.manual)),
        File("usr/share/bash-completion/completions/reviewlint", release.completions["bash"]),
        File("usr/share/zsh/vendor-completions/_reviewlint", release.completions["zsh"]),
        File("usr/share/fish/vendor_completions.d/reviewlint.fish", release.completions["fish"]),
        File(f"{documents}/changelog.gz", packed(changelog(release).encode())),
        File("usr/share/lintian/overrides/reviewlint", OVERRIDES.encode()),
        *[
            File(f"{documents}/{'copyright' if file.path == 'LICENSE' else file.path}", file.data)
            for file in release.documents()
        ],
    ]


def about(release, contents):
    """What dpkg reads of a package: also the sums by which it finds out what was damaged."""
    sums = "".join(f"{hashlib.md5(file.data).hexdigest()}  {file.path}\n" for file in contents)
    return [
        File("DEBIAN/control", control(release).encode()),
        File("DEBIAN/md5sums", sums.encode()),
    ]


# One program that needs nothing else is the whole idea.
OVERRIDES = """\
# It carries all it needs, so that it runs beside any C library.
reviewlint: embedded-library expat [usr/bin/reviewlint]
reviewlint: embedded-library libyaml [usr/bin/reviewlint]
reviewlint: embedded-library zlib [usr/bin/reviewlint]
# A static program that lies where the system likes looks like a library.
reviewlint: shared-library-lacks-prerequisites [usr/bin/reviewlint]
"""


def control(release):
    size = (len(release.program) + sum(len(file.data) for file in release.documents())) // 1024
    return (
        "Package: reviewlint\n"
        f"Version: {release.version}\n"
        f"Architecture: {release.debian_architecture}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\n"
        "Section: devel\n"
        "Priority: optional\n"
        + (f"Homepage: {release.homepage}\n" if release.homepage else "")
        + "Description: App Review compliance linter for described logins\n"
        " It reads a description of an app's login and checks it against Apple's App\n"
        " Review Guidelines and Human Interface Guidelines, with rules that teams can\n"
        " add to.\n"
    )


def changelog(release):
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(release.date))
    return (
        f"reviewlint ({release.version}) unstable; urgency=medium\n\n"
        "  * What changed is told in the project's own list of changes.\n\n"
        f" -- {MAINTAINER}  {day}\n"
    )


def packed(data):
    return gzip.compress(data, compresslevel=9, mtime=0)
