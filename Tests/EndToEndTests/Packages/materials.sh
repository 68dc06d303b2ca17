# What the program is made of is listed with versions, and the sum is that of the program.
source "$(dirname "$0")/lib.sh"
needs python3 pkg-config
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >program
python3 - "$PACKAGES"/reviewlint-*-linux-*.spdx.json "$(pkg-config --modversion yaml-0.1)" \
  "$(pkg-config --modversion expat)" "$(sha256sum program | cut -d ' ' -f 1)" <<'CHECK'
import json, sys
document = json.load(open(sys.argv[1]))
packages = {package["name"]: package for package in document["packages"]}
assert packages["libyaml"]["versionInfo"] == sys.argv[2], packages["libyaml"]
assert packages["expat"]["versionInfo"] == sys.argv[3], packages["expat"]
assert packages["swift-runtime"]["versionInfo"][0].isdigit(), packages["swift-runtime"]
assert packages["reviewlint"]["checksums"][0]["checksumValue"] == sys.argv[4], "another program"
CHECK
