# The Makefile as a Mac runs it: with tools that know no more than BSD's do, and a stand-in for what
# only a Mac has. makefile.sh CHECKOUT, in an empty folder.
set -euo pipefail
skip() { echo "$1"; exit 77; }
busybox=$(command -v busybox) || skip 'there is no busybox here'
make=$(command -v make) || skip 'there is no make here'
checkout=$1
mkdir -p tools app/rules app/.github/packaging
tools=$PWD/tools
# The shell is another one, as busybox's takes its own tools before those on the path.
ln -s "$(readlink -f /bin/sh)" tools/sh
for tool in basename cat chmod cp cut dirname expr grep ls mkdir mv rm sed tar test touch true; do
  ln -s "$busybox" "$tools/$tool"
done
tool() { # NAME: what it does comes from standard input.
  { echo "#!$tools/sh"; echo 'set -eu'; cat; } >"$tools/$1"
  chmod +x "$tools/$1"
}
tool uname <<<'echo Darwin'
tool codesign <<<'echo "codesign $*" >>"$LOG"'
tool python3 <<<'echo "python3 $*" >>"$LOG"'
tool strip <<'TOOL'
[ $# -eq 3 ] && [ "$1" = -o ] || { echo "strip: $*" >&2; exit 64; }
cp "$3" "$2"
TOOL
tool install <<'TOOL'
mode=755 folders=
while getopts dm: option; do
  case $option in d) folders=1 ;; m) mode=$OPTARG ;; *) exit 64 ;; esac
done
shift $((OPTIND - 1))
[ -z "$folders" ] || exec mkdir -p "$@"
[ $# -eq 2 ] || exit 64
cp "$1" "$2"
chmod "$mode" "$2"
TOOL
tool swift <<'TOOL'
echo "swift $* PKG_CONFIG_PATH=$PKG_CONFIG_PATH" >>"$LOG"
case "$*" in *--scratch-path*) built=.build/packed/release ;; *) built=.build/release ;; esac
mkdir -p "$built"
printf '#!/bin/sh\necho "$*"\ncase "$*" in *faulty*) exit 1 ;; esac\n' >"$built/reviewlint"
chmod +x "$built/reviewlint"
TOOL
tool curl <<'TOOL'
while [ $# -gt 1 ]; do
  [ "$1" != --output ] || out=$2
  shift
done
name=$(basename "$1" | sed 's/\.tar.*//')
mkdir -p "$name/include" "$name/lib" "$name/src"
tar -cf "$out" "$name"
rm -r "$name"
TOOL
tool shasum <<'TOOL'
[ "$*" = '-a 256 -c -' ]
read -r sum file
[ -f "$file" ] && [ ! -e forged ] || { echo "$file: FAILED"; exit 1; }
echo "sum ${#sum}" >>"$LOG"
TOOL
tool cc <<'TOOL'
case "$*" in *'-arch arm64 -arch x86_64 -mmacosx-version-min=26.0'*) ;; *) exit 64 ;; esac
while [ $# -gt 0 ]; do
  [ "$1" != -o ] || : >"$2"
  shift
done
TOOL
tool libtool <<'TOOL'
[ "$1 $2" = '-static -o' ]
: >"$3"
TOOL
cp "$checkout/Makefile" app/
cp "$checkout/.github/packaging/libraries-mac.sh" app/.github/packaging/
cp -R "$checkout/rules/examples" app/rules/
cd app
export LOG=$PWD/../log
run() { env -i PATH="$tools" LOG="$LOG" "$make" SHELL="$tools/sh" "$@" >said 2>&1; }
fail() { echo "$1"; cat said "$LOG"; exit 1; }
logged() { grep -qxF -- "$1" "$LOG" || fail "'$1' isn't done"; }
touch forged
! run setup || fail 'another archive is taken for the library'
[ ! -e .build/libraries/yaml-0.1.pc ] || fail 'a library is there that was refused'
rm forged
run install DESTDIR="$PWD/root" PREFIX=/usr/local || fail 'make install fails'
logged 'sum 64'
logged "swift build -c release --product reviewlint PKG_CONFIG_PATH=$PWD/.build/libraries"
logged 'codesign --sign - --force .build/stripped/reviewlint'
for file in bin/reviewlint share/man/man1/reviewlint.1 share/zsh/site-functions/_reviewlint \
  share/bash-completion/completions/reviewlint share/fish/vendor_completions.d/reviewlint.fish; do
  [ -s "root/usr/local/$file" ] || fail "$file isn't installed"
done
[ -x root/usr/local/bin/reviewlint ] || fail 'the program is none'
for library in yaml expat z; do
  [ -f ".build/libraries/$library/lib$library.a" ] || fail "there is no $library"
done
run build ARCH=x86_64 || fail 'make build fails for the other kind of Mac'
logged "swift build -c release --product reviewlint --arch x86_64 PKG_CONFIG_PATH=$PWD/.build/libraries"
run demo || fail 'make demo fails'
grep -q '^check .*login.review.yaml$' said || fail 'the demo stops too early'
run packages || fail 'make packages fails'
logged 'python3 -B .github/packaging/packages.py .build/stripped/reviewlint .build/dist'
! run fuzz || fail 'make fuzz goes on'
grep -q 'make fuzz needs Linux' said || fail 'make fuzz fails otherwise'
