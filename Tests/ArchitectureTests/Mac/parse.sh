# Every source parses as a Mac compiles it: parse.sh CHECKOUT
set -euo pipefail
command -v swiftc >/dev/null || { echo 'there is no swiftc here'; exit 77; }
cd "$1"
parse() { xargs -0 "$@" swiftc -frontend -parse -swift-version 6 -enable-bare-slash-regex \
  -target arm64-apple-macosx26.0; }
# A file of that name has statements outside of any function, and is parsed by itself.
find Package.swift Sources Tests -name '*.swift' ! -name main.swift ! -name Package.swift \
  ! -path '*/Seeds/*' -print0 | parse -n 2000
find Package.swift Sources -name main.swift -print0 -o -name Package.swift -print0 | parse -n 1
