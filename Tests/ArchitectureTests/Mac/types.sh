# What speaks to the system means on a Mac what it says: its types are checked against Darwin's
# declarations, with no C library of Linux in sight. types.sh CHECKOUT, in an empty folder.
set -euo pipefail
skip() { echo "$1"; exit 77; }
[ "$(uname -s)" = Linux ] || skip 'a Mac has the declarations themselves'
compiler=$(command -v swiftc) || skip 'there is no swiftc here'
library=$(dirname "$(readlink -f "$compiler")")/../lib/swift
stubs=$1/Tests/ArchitectureTests/Mac
messages=$(echo "$1"/.build/plugins/outputs/*/Diagnostics/destination/EmbeddingPlugin/Messages.swift)
messages=${messages##* }
[ -f "$messages" ] || skip 'nothing has been built here'
mkdir -p resources/linux
for module in Swift _Concurrency _StringProcessing _RegexParser _Builtin_float SwiftOnoneSupport; do
  ln -s "$library/linux/$module.swiftmodule" resources/linux/
done
ln -s "$library/shims" "$library/clang" "$library/apinotes" resources/
compile() { # MODULE FILE…
  swiftc -frontend -emit-module -module-name "$1" -o "$1.swiftmodule" -parse-as-library \
    -resource-dir resources -module-cache-path cache -I . -I "$stubs" -swift-version 6 \
    -package-name reviewlint -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility "${@:2}"
}
echo "module CStart [system] { header \"$1/Sources/CStart/include/CStart.h\" export * }" \
  >module.modulemap
fast=-experimental-skip-non-inlinable-function-bodies
compile Darwin "$stubs/Darwin.swift"
compile Synchronization "$stubs/Synchronization.swift"
compile Diagnostics "$fast" "$1"/Sources/Diagnostics/*.swift "$messages"
compile World -strict-memory-safety -warnings-as-errors "$1"/Sources/World/*.swift
compile Colour -strict-memory-safety -warnings-as-errors "$1/Sources/Model/Geometry/Colour.swift"
# What only Linux has is noticed.
echo 'import Darwin' >linux.swift
echo 'func threads() -> Int32 { get_nprocs() }' >>linux.swift
compile Linux linux.swift >said 2>&1 && { echo 'nothing is refused'; exit 1; }
grep -q "cannot find 'get_nprocs' in scope" said || { cat said; exit 1; }
