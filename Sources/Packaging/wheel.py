"""A wheel whose only content is the program, for `pip install` and for pre-commit."""

import base64
import hashlib

from archives import zipped
from release import File

TAGS = {
    # A static program needs no C library, so that it runs beside every one.
    ("linux", "x86_64"): "manylinux2014_x86_64.musllinux_1_1_x86_64",
    ("linux", "arm64"): "manylinux2014_aarch64.musllinux_1_1_aarch64",
    ("macos", "arm64"): "macosx_15_0_arm64",
    ("macos", "x86_64"): "macosx_15_0_x86_64",
    ("macos", "universal"): "macosx_15_0_universal2",
}


def wheel(release):
    """Its name and its bytes."""
    tag = TAGS[release.system, release.architecture]
    about = f"reviewlint-{release.version}.dist-info"
    program = f"reviewlint-{release.version}.data/scripts/reviewlint"
    files = [
        File(program, release.program, is_program=True),
        File(f"{about}/METADATA", metadata(release).encode()),
        File(f"{about}/WHEEL", description(tag).encode()),
        *[
            File(f"{about}/licenses/{file.path}", file.data)
            for file in release.documents()
            if file.path == "LICENSE"
        ],
    ]
    record = "".join(f"{file.path},{digest(file.data)},{len(file.data)}\n" for file in files)
    files.append(File(f"{about}/RECORD", f"{record}{about}/RECORD,,\n".encode()))
    return f"reviewlint-{release.version}-py3-none-{tag}.whl", zipped(files, release.date)


def metadata(release):
    return (
        "Metadata-Version: 2.4\n"
        "Name: reviewlint\n"
        f"Version: {release.version}\n"
        "Summary: Checks a described app login against Apple's App Review Guidelines\n"
        "License-Expression: MIT\n"
        "License-File: LICENSE\n"
        "Requires-Python: >=3.8\n"
    )


def description(tag):
    python, interface, platforms = "py3", "none", tag.split(".")
    tags = "".join(f"Tag: {python}-{interface}-{name}\n" for name in platforms)
    return f"Wheel-Version: 1.0\nGenerator: reviewlint\nRoot-Is-Purelib: false\n{tags}"


def digest(data):
    """As a wheel's record writes it: base64 without padding."""
    text = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"sha256={text}"
