# What the program is made of is listed: each library in the version that is linked, down to Debian's
# own level, with who supplies it and the name that scanners know it by; and its notice goes along.
source "$(dirname "$0")/lib.sh"
needs python3 dpkg-query
tar -xzf "$PACKAGES"/reviewlint-*-linux-*.tar.gz
python3 - "$PACKAGES"/reviewlint-*-linux-*.spdx.json reviewlint-* <<'CHECK'
import hashlib, json, pathlib, re, subprocess, sys
document = json.load(open(sys.argv[1]))
packages = {package["name"]: package for package in document["packages"]}
folder = pathlib.Path(sys.argv[2])
notices = (folder / "NOTICES").read_text("utf-8")
libraries = {
    "libyaml": ("libyaml-dev", "Kirill Simonov"),
    "expat": ("libexpat1-dev", "Thai Open Source Software Center"),
    "zlib": ("zlib1g-dev", "Jean-loup Gailly"),
    "glibc": ("libc6-dev", "GNU LESSER GENERAL PUBLIC LICENSE"),
    "gcc-runtime": ("libstdc++-12-dev", "GCC RUNTIME LIBRARY EXCEPTION"),
}
for name, (package, words) in libraries.items():
    asked = ["dpkg-query", "-W", "-f", "${Version}", package]
    version = subprocess.run(asked, capture_output=True, text=True).stdout
    found = packages[name]
    assert found["versionInfo"] == version, found
    (reference,) = found["externalRefs"]
    assert reference["referenceType"] == "purl", reference
    quoted = package.replace("+", "%2B") + "@" + version.replace("+", "%2B") + "?"
    assert reference["referenceLocator"].startswith("pkg:deb/debian/" + quoted), reference
    assert re.search(r"&distro=[a-z]+-\d+&upstream=", reference["referenceLocator"]), reference
    assert words.lower() in notices.lower(), f"NOTICES lacks that of {name}"
assert packages["swift-runtime"]["versionInfo"][0].isdigit(), packages["swift-runtime"]
assert "Runtime Library Exception to the Apache 2.0 License" in notices
assert set(packages) == {"reviewlint", "swift-runtime"} | set(libraries), set(packages)
for package in packages.values():
    assert package["supplier"].startswith("Organization: "), package
linked = {each["relatedSpdxElement"] for each in document["relationships"]}
assert linked == {package["SPDXID"] for package in packages.values()}, linked
program = (folder / "bin/reviewlint").read_bytes()
(digest,) = packages["reviewlint"]["checksums"]
assert digest["checksumValue"] == hashlib.sha256(program).hexdigest(), "another program"
CHECK
# Whoever has nothing but the wheel, Debian's package or the bundle has the notices as well.
python3 - "$PACKAGES" <<'CHECK'
import pathlib, subprocess, sys, zipfile
folder = pathlib.Path(sys.argv[1])
for pattern in ("*.whl", "*.artifactbundle.zip"):
    (package,) = folder.glob(pattern)
    names = zipfile.ZipFile(package).namelist()
    for ending in ("LICENSE", "NOTICES"):
        assert any(name.endswith("/" + ending) for name in names), (package, ending)
(package,) = folder.glob("*.deb")
listed = subprocess.run(["dpkg-deb", "-c", package], capture_output=True, text=True).stdout
assert "/usr/share/doc/reviewlint/NOTICES" in listed, listed
CHECK
# A Mac's list has what is built for it, each with its own notice.
python3 -B - "$CHECKOUT" "$PWD/built" <<'CHECK'
import pathlib, sys
sys.path.insert(0, sys.argv[1] + "/Sources/Packaging")
import linked
folder = pathlib.Path(sys.argv[2])
for name, (_, _, _, text) in linked.SOURCES.items():
    (folder / name / "source/unpacked").mkdir(parents=True)
    (folder / name / "source/unpacked" / text).write_text(f"the notice of {name}")
found = linked.of_sources(folder)
assert [each.name for each in found] == ["libyaml", "expat", "zlib"], found
for key, each in zip(linked.SOURCES, found):
    assert each.version in each.download and each.purl.endswith(each.download), each
    assert f":{each.version}:" in each.cpe and each.notice == f"the notice of {key}".encode(), each
script = (pathlib.Path(sys.argv[1]) / "Sources/Packaging/libraries-mac.sh").read_text()
assert script.count("\nlibrary ") == len(found), "one is built that isn't listed"
CHECK
