"""What is handed out: the program, what belongs beside it, and how all of it is named."""

import hashlib
import os
import pathlib
import platform
import subprocess
from dataclasses import dataclass

import linked
from origin import ROOT, PackagingError

# What archives call it, by what `uname -m` says.
ARCHITECTURES = {
    "x86_64": "x86_64",
    "aarch64": "arm64",
    "arm64": "arm64",
    # Both kinds of Mac in one program.
    "universal": "universal",
}


@dataclass(frozen=True)
class File:
    """A file of a package: its path there, its bytes, and whether it can be run."""

    path: str
    data: bytes
    is_program: bool = False

    @property
    def mode(self):
        return 0o755 if self.is_program else 0o644


@dataclass(frozen=True)
class Release:
    """One version of the program for one system."""

    version: str
    commit: str
    system: str
    machine: str
    program: bytes
    # What the program writes of itself: shell completions by their shells, and the manual page.
    completions: dict
    manual: bytes
    # The schemas of formats, by their names.
    schemas: dict
    # What is linked into it, and where it is published, if that is said.
    libraries: list
    homepage: str
    # The second since 1970 that every file is dated with, so that the same source gives the same bytes.
    date: int

    @staticmethod
    def of(program, machine=None):
        """The release that a stripped program is; RELEASE, where it is set, is its version."""

        def said(*arguments):
            answer = subprocess.run([program, *arguments], capture_output=True)
            if answer.returncode != 0:
                raise PackagingError(
                    f"{program} {' '.join(arguments)} ends with {answer.returncode}: "
                    f"{answer.stderr.decode(errors='replace').strip()}"
                )
            return answer.stdout

        words = said("--version").decode().replace("(", " ").replace(")", " ").split()
        tag = os.environ.get("RELEASE", words[1])
        if tag != words[1]:
            raise PackagingError(f"the tag is {tag}, and the program's version {words[1]}")
        system = {"Linux": "linux", "Darwin": "macos"}[platform.system()]
        return Release(
            version=words[1],
            commit=words[3],
            system=system,
            machine=machine or platform.machine(),
            program=pathlib.Path(program).read_bytes(),
            completions={shell: said("completions", shell) for shell in ("bash", "zsh", "fish")},
            manual=said("help", "--man"),
            schemas={name: said("schema", name) for name in formats(said("schema", "--help"))},
            libraries=linked.libraries(system),
            homepage=os.environ.get("HOMEPAGE", ""),
            date=date_of_source(),
        )

    @property
    def architecture(self):
        return ARCHITECTURES[self.machine]

    @property
    def name(self):
        """What archives are called; version managers recognise it."""
        return f"reviewlint-{self.version}-{self.system}-{self.architecture}"

    def licences(self):
        """Whose the program is, and whose what is in it."""
        return [
            File("LICENSE", (ROOT / "LICENSE").read_bytes()),
            File("NOTICES", linked.notices(self.libraries)),
        ]

    def documents(self):
        """What people read and copy, and what editors take."""
        examples = sorted((ROOT / "rules/examples").rglob("*"))
        return (
            self.licences()
            + [File("README.md", (ROOT / "README.md").read_bytes())]
            + [
                File(
                    str(file.relative_to(ROOT / "rules")),
                    file.read_bytes(),
                    is_program=os.access(file, os.X_OK),
                )
                for file in examples
                if file.is_file()
            ]
            + [File(f"schemas/{name}.json", data) for name, data in sorted(self.schemas.items())]
        )


def formats(usage):
    """The formats that have a schema, as the program's help lists them."""
    words = usage.decode().splitlines()[0].removeprefix("usage: reviewlint schema ")
    return [word.strip() for word in words.split("|")]


def date_of_source():
    """When the source was last changed, as far as one can tell; else the beginning of 1980."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    answer = subprocess.run(
        ["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True
    )
    # What an archive of zip can't say is earlier.
    return int(answer.stdout) if answer.returncode == 0 else 315532800


def write(folder, name, data):
    """Writes a package, all of it or nothing, and says so."""
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f".{name}.part"
    unfinished.write_bytes(data)
    unfinished.rename(folder / name)
    print(f"{folder.name}/{name}: {len(data)} bytes")


def sums(folder):
    """The SHA-256 of every package, as `sha256sum --check` reads it."""
    packages = sorted(file for file in folder.iterdir() if file.is_file() and file.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in packages)
