#!/usr/bin/env bash
# Fetches a release for this machine, makes sure that it is what the project built of that tag, and
# puts its program on the search path of later steps.
set -euo pipefail

refuse() {
  echo "::error::$1"
  exit 2
}

case "$(uname -sm)" in
  'Linux x86_64') platform=linux-x86_64 ;;
  'Linux aarch64') platform=linux-arm64 ;;
  Darwin*) platform=macos-universal ;;
  *) refuse "reviewlint has no release for $(uname -sm)" ;;
esac
name="reviewlint-$VERSION-$platform"
folder="${RUNNER_TEMP:-/tmp}/reviewlint-$VERSION"
archive="$folder/$name.tar.gz"
mkdir -p "$folder"
fetch() { curl --fail --silent --show-error --location --output "$2" "$SOURCE/$VERSION/$1"; }

fetch "$name.tar.gz" "$archive"
if [ -z "$CHECKSUM" ]; then
  fetch SHA256SUMS "$folder/SHA256SUMS"
  CHECKSUM=$(awk -v name="$name.tar.gz" '$2 == name { print $1 }' "$folder/SHA256SUMS")
fi
[ -n "$CHECKSUM" ] || refuse "the release's SHA256SUMS doesn't name $name.tar.gz"
if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
# Two blanks, as both programs want it.
echo "$CHECKSUM  $archive" | $sum --check --quiet || refuse "$name.tar.gz has another SHA-256"
if [ "$ATTESTED" != false ]; then
  command -v gh >/dev/null || refuse "without gh nobody can tell who built $name.tar.gz"
  gh attestation verify "$archive" --repo "$REPOSITORY" --source-ref "refs/tags/$VERSION" \
    --signer-workflow "$REPOSITORY/.github/workflows/release.yml" ||
    refuse "$name.tar.gz isn't attested as built by $REPOSITORY from the tag $VERSION"
fi
tar -xzf "$archive" -C "$folder"
echo "$folder/$name/bin" >>"$GITHUB_PATH"
