"""A Homebrew formula that installs a release's archives, for a tap."""

# What Homebrew calls the architectures of machines with Linux.
LINUX = {"x86_64": "on_intel", "arm64": "on_arm"}


def formula(version, address, sums):
    """Its bytes, from the SHA-256 of the archives by their names."""

    def source(system, architecture):
        name = f"reviewlint-{version}-{system}-{architecture}.tar.gz"
        if name not in sums:
            return None
        return f'url "{address}/{name}"\nsha256 "{sums[name]}"'

    parts = []
    if universal := source("macos", "universal"):
        parts.append(block("on_macos do", f"{universal}\n\ndepends_on macos: :tahoe"))
    linux = [
        block(f"{word} do", found)
        for architecture, word in LINUX.items()
        if (found := source("linux", architecture))
    ]
    if linux:
        parts.append(block("on_linux do", "\n\n".join(linux)))
    body = "\n\n".join(
        [
            'desc "App Review compliance linter for described logins"\n'
            f'homepage "{address.split("/releases/")[0]}"\n'
            f'version "{version}"\n'
            'license "MIT"',
            *parts,
            INSTALLATION,
            TEST,
        ]
    )
    return (block("class Reviewlint < Formula", body) + "\n").encode()


INSTALLATION = """\
def install
  bin.install "bin/reviewlint"
  man1.install "share/man/man1/reviewlint.1"
  bash_completion.install "share/bash-completion/completions/reviewlint"
  zsh_completion.install "share/zsh/site-functions/_reviewlint"
  fish_completion.install "share/fish/vendor_completions.d/reviewlint.fish"
  pkgshare.install "examples", "schemas"
end"""

TEST = """\
test do
  answer = shell_output("#{bin}/reviewlint check #{pkgshare}/examples/complete.review.yaml", 1)
  assert_match "example-replaced", answer
end"""


def block(opening, body):
    lines = "\n".join(f"  {line}" if line else "" for line in body.split("\n"))
    return f"{opening}\n{lines}\nend"
