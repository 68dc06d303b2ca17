# All sources parse as they are compiled on a Mac; types can't be looked at without its SDK.
source "$(dirname "$0")/lib.sh"
needs swiftc
cd "$CHECKOUT"
parse() { xargs -0 -r "$@" swiftc -frontend -parse -target arm64-apple-macosx15.0; }
# A file of that name has statements outside of any function, and is parsed by itself.
find Sources -name '*.swift' ! -name main.swift -print0 | parse -n 2000
find Sources -name main.swift -print0 | parse -n 1
