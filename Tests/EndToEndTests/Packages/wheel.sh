# The wheel is installed with pip, used, and taken away without a trace.
source "$(dirname "$0")/lib.sh"
needs python3
python3 -m venv here || { echo "python3 has no venv here"; exit 77; }
here/bin/pip install --quiet --no-index "$PACKAGES"/*.whl
gate here/bin/reviewlint
here/bin/pip uninstall --quiet --yes reviewlint
left=$(find here -name '*reviewlint*')
[ -z "$left" ] || { echo "it leaves $left"; exit 1; }
