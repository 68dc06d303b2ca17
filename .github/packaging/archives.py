"""Archives that hold the same bytes whenever and wherever they are made."""

import gzip
import io
import tarfile
import time
import zipfile

from release import File


def tar_gz(folder, files, date):
    """A compressed tar archive with everything in one folder."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in files:
            entry = tarfile.TarInfo(f"{folder}/{file.path}")
            entry.size, entry.mode, entry.mtime = len(file.data), file.mode, date
            archive.addfile(entry, io.BytesIO(file.data))
    return gzip.compress(packed.getvalue(), compresslevel=9, mtime=0)


def zipped(files, date):
    """A zip archive whose programs can be run once they are unpacked."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for file in files:
            entry = zipfile.ZipInfo(file.path, time.gmtime(max(date, 315532800))[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix: only then are modes kept
            entry.external_attr = (0o100000 | file.mode) << 16
            archive.writestr(entry, file.data, compresslevel=9)
    return packed.getvalue()


def archive(release):
    """The program with its manual, completions, examples and schemas: unpack it, and run it."""
    files = [
        File("bin/reviewlint", release.program, is_program=True),
        File("share/man/man1/reviewlint.1", release.manual),
        File("share/bash-completion/completions/reviewlint", release.completions["bash"]),
        File("share/zsh/site-functions/_reviewlint", release.completions["zsh"]),
        File("share/fish/vendor_completions.d/reviewlint.fish", release.completions["fish"]),
    ]
    return tar_gz(release.name, files + release.documents(), release.date)
