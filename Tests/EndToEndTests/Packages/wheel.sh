# The wheel is installed with pip, used, and taken away without a trace.
source "$(dirname "$0")/lib.sh"
needs python3
# A pip that can serve another Python needn't be installed in that.
if python3 -m pip --python "$(command -v python3)" --version >/dev/null 2>&1; then
  python3 -m venv --without-pip here
  pip() { python3 -m pip --python here/bin/python "$@"; }
else
  python3 -m venv here || { echo "python3 has no venv here"; exit 77; }
  pip() { here/bin/pip "$@"; }
fi
pip install --quiet --no-index "$PACKAGES"/*.whl
gate here/bin/reviewlint
gate here/bin/python -m reviewlint
expect 0 here/bin/python -c 'import reviewlint; print(reviewlint.program())'
[ "$(cat "$said")" = "$PWD/here/bin/reviewlint" ] || { cat "$said"; exit 1; }
about=$(echo here/lib/python3*/site-packages/reviewlint-*.dist-info/METADATA)
grep -qx 'Description-Content-Type: text/markdown' "$about"
grep -qx '# reviewlint' "$about"
pip uninstall --quiet --yes reviewlint
left=$(find here -name '*reviewlint*')
[ -z "$left" ] || { echo "it leaves $left"; exit 1; }
# Which Macs pip takes which wheel for: macOS 26, which a Python built for an older one calls 16.
cat >macs.py <<'PYTHON'
import sys
try:
    from pip._vendor.packaging.tags import mac_platforms
except ImportError:
    sys.exit(0)
sys.path.insert(0, sys.argv[1] + "/.github/packaging")
import wheel
for (system, kind), tags in wheel.TAGS.items():
    if system == "macos":
        for machine in ("arm64", "x86_64") if kind == "universal" else (kind,):
            taken = {
                version for version in ((15, 6), (16, 0), (26, 4))
                if set(tags.split(".")) & set(mac_platforms(version, machine))
            }
            assert taken == {(16, 0), (26, 4)}, (kind, machine, taken)
PYTHON
expect 0 python3 -B macs.py "$CHECKOUT"
