#!/usr/bin/env bash
# Fetches a release for this machine, or takes it from a cache, makes sure that it is what the project
# built of that tag, and puts its program on the search path of later steps. With --name it only says
# what it would fetch.
set -euo pipefail

refuse() {
  echo "::error::$1"
  exit 2
}

release='^[0-9]+\.[0-9]+\.[0-9]+$'
if [ -z "$VERSION" ] && [[ $REF =~ $release ]]; then VERSION=$REF; fi
if [ -z "$VERSION" ] && [[ $REF =~ ^[0-9a-f]{40}$ ]]; then
  # The action lies in the sources of its commit, which say what they are.
  current='^.* current = Release(\([0-9]*\), \([0-9]*\), \([0-9]*\))$'
  VERSION=$(sed -n "s/$current/\1.\2.\3/p" \
    "$GITHUB_ACTION_PATH/../../../Sources/Rules/Source/Release.swift")
fi
if [ -z "$VERSION" ]; then
  command -v reviewlint >/dev/null ||
    refuse "say which version to install; the action's ref '$REF' is none"
  exit 0
fi
[[ $VERSION =~ $release ]] || refuse "'$VERSION' is no version of a release"

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
fetch() {
  curl --fail --silent --show-error --location --retry 4 --retry-connrefused \
    --output "$2" "$SOURCE/$VERSION/$1"
}

if [ -z "$CHECKSUM" ]; then
  fetch SHA256SUMS "$folder/SHA256SUMS"
  CHECKSUM=$(awk -v name="$name.tar.gz" '$2 == name { print $1; exit }' "$folder/SHA256SUMS")
  [ -n "$CHECKSUM" ] || refuse "the release's SHA256SUMS doesn't name $name.tar.gz"
fi
[[ $CHECKSUM =~ ^[0-9a-fA-F]{64}$ ]] || refuse "'$CHECKSUM' is no SHA-256"
if [ "${1-}" = --name ]; then
  printf '%s\n' "archive=$archive" "checksum=$CHECKSUM" "key=$name-$CHECKSUM" >>"$GITHUB_OUTPUT"
  exit
fi

if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
# Two blanks, as both programs want it.
verified() { [ -f "$archive" ] && echo "$CHECKSUM  $archive" | $sum -c >/dev/null 2>&1; }
verified || fetch "$name.tar.gz" "$archive"
verified || refuse "$name.tar.gz has another SHA-256"
if [ "$ATTESTED" != false ]; then
  command -v gh >/dev/null || refuse "without gh nobody can tell who built $name.tar.gz"
  gh attestation verify "$archive" --repo "$REPOSITORY" --source-ref "refs/tags/$VERSION" \
    --signer-workflow "$REPOSITORY/.github/workflows/release.yml" ||
    refuse "$name.tar.gz isn't attested as built by $REPOSITORY from the tag $VERSION"
fi
tar -xzf "$archive" -C "$folder"
said=$("$folder/$name/bin/reviewlint" --version) || refuse "the program of $name.tar.gz doesn't run"
[[ $said == "reviewlint $VERSION"* ]] || refuse "$name.tar.gz has another version: $said"
echo "$folder/$name/bin" >>"$GITHUB_PATH"
