# What a release publishes, from packages that were made before: what failed is left out and named, and
# the rest is there; notes are those of that version.
source "$(dirname "$0")/lib.sh"
needs ruby python3 unzip
case "$(uname -m)" in
  x86_64) platform=linux-x86_64 other=linux-arm64 ;;
  aarch64) platform=linux-arm64 other=linux-x86_64 ;;
esac
address=https://example.org/reviewlint/releases/download/0.1.0
# Each runs on changes of its own.
mkdir -p sources/.github
cp -R "$CHECKOUT/.github/packaging" sources/.github/
cp "$CHECKOUT/LICENSE" "$CHECKOUT/README.md" sources/
printf '# Changes\n\n## 0.2.0\n\n- later\n\n## 0.1.0\n\n- first\n\n## 0.0.9\n\n- before\n' \
  >sources/.github/CHANGELOG.md
publish() { expect "$1" python3 -B sources/.github/packaging/publication.py built dist "$address" "${@:2}"; }
mkdir -p "built/built-$platform" "built/tested-$other"
cp "$PACKAGES"/reviewlint[-_]*linux* "built/built-$platform"/
publish 1
grep -q "there has to be one version, not none" "$said" || { cat "$said"; exit 1; }
mkdir "built/tested-$platform"
# Linux's files wait for no Mac; what is made of all systems does.
publish 0 macos-universal
[ -s "dist/reviewlint-0.1.0-$platform.tar.gz" ] && [ ! -e dist/reviewlint.rb ] &&
  [ ! -e dist/reviewlint.artifactbundle.zip ] || { ls dist; exit 1; }
grep -qx "Not in this release, as building or testing it failed: $other." dist.md || { cat dist.md; exit 1; }
[ "$(tail -n 1 dist.md)" = 'Still to come, with what is for all systems: macos-universal.' ] ||
  { cat dist.md; exit 1; }
# What stands for the program of a Mac is a few bytes; of its two kinds of machines, one failed.
mac=reviewlint-0.1.0-macos-universal
mkdir -p "built/built-macos-universal" built/tested-macos-arm64 "$mac/bin"
echo 'a program' >"$mac/bin/reviewlint"
echo 'a notice' >"$mac/NOTICES"
tar -czf "built/built-macos-universal/$mac.tar.gz" "$mac"
publish 0
[ ! -e "dist/$mac.tar.gz" ] || { echo 'what was not tested is published'; exit 1; }
left=$(tail -n 1 dist.md)
[ "$left" = "Not in this release, as building or testing it failed: $(
  [ $platform = linux-x86_64 ] && echo 'linux-arm64, macos-universal' || echo 'linux-x86_64, macos-universal'
)." ] || { cat dist.md; exit 1; }
[ "$(head -n 1 dist.md)" = '- first' ] && ! grep -q 'later\|before' dist.md || { cat dist.md; exit 1; }
ruby -c dist/reviewlint.rb
! grep macos dist/reviewlint.rb || exit 1
# With all of it, the Mac's archive is in the formula and the bundle.
mkdir built/tested-macos-x86_64 built/images
echo '- beside a shell: `image@sha256:2`' >built/images/images.md
rm -r dist
publish 0
tail -n 1 dist.md | grep -qx -- '- beside a shell: .*' || { cat dist.md; exit 1; }
ruby -c dist/reviewlint.rb
grep -q "$mac" dist/reviewlint.rb
grep -qx '    depends_on macos: :tahoe' dist/reviewlint.rb || { cat dist/reviewlint.rb; exit 1; }
unzip -p dist/reviewlint.artifactbundle.zip '*/info.json' | grep -q x86_64-apple-macosx
(cd dist && sha256sum --check --quiet SHA256SUMS)
# A tag that the program doesn't answer to, and a version that nobody wrote of, are no release.
expect 1 env RELEASE=0.1.1 python3 -B "$CHECKOUT/.github/packaging/packages.py" \
  "$PWD/$(tar -xzvf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint')" none
grep -qx "packages: the tag is 0.1.1, and the program's version 0.1.0" "$said" || { cat "$said"; exit 1; }
expect 1 python3 -B sources/.github/packaging/notes.py 0.3.0
grep -qx "notes: the list of changes says nothing of 0.3.0; before the tag, what stands there under \
'## Unreleased' goes under '## 0.3.0'" "$said" || { cat "$said"; exit 1; }
