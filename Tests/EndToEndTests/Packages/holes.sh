# A library with a hole that is known is noticed, whether a version mends it or a distribution did.
source "$(dirname "$0")/lib.sh"
needs python3
holes() { expect "$1" python3 -B "$CHECKOUT/Sources/Packaging/holes.py" "${@:2}"; }
says() { grep -qxF "$1" "$said" || { cat "$said"; exit 1; }; }
holes 0 libyaml=0.2.5
says 'libyaml 0.2.5: no known holes'
holes 1 expat=2.6.4
says 'expat 2.6.4 has CVE-2024-8176, mended in 2.7.0'
grep -q 'CVE-2024-50602' "$said" && { cat "$said"; exit 1; }
holes 1 libyaml=0.1.6
says 'libyaml 0.1.6: 1 known hole'
says 'libyaml 0.1.6 has CVE-2014-9130, mended in 0.1.7'
holes 1 zstd=1.3
says "holes: there is no library 'zstd' here; known are expat, libyaml, zlib"
# What Debian mended in an older version counts as mended.
cat >mended.py <<'PYTHON'
import json, sys
sys.path.insert(0, sys.argv[1] + "/Sources/Packaging")
import holes
book = json.load(open(sys.argv[1] + "/Sources/Packaging/holes.json"))["holes"]
of = lambda version, mended=(): {h["cve"] for h in holes.open_holes(book, "expat", version, mended)}
assert "CVE-2024-45490" in of("2.5.0") and "CVE-2024-45490" not in of("2.5.0", {"CVE-2024-45490"})
assert "CVE-2026-41080" not in of("2.7.0"), "it is harmless here"
within = [each for each in ("2.8.1", "2.8.2", "2.8.3", "2.8.4") if "CVE-2026-76956" in of(each)]
assert within == ["2.8.2", "2.8.3"], "it came with one version and went with another"
names = [hole["cve"] for hole in book]
assert len(names) == len(set(names)), "each hole is there once"
PYTHON
expect 0 python3 -B mended.py "$CHECKOUT"
