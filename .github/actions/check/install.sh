#!/usr/bin/env bash
# Fetches a release for this machine and puts its program on the search path of later steps.
set -euo pipefail

case "$(uname -sm)" in
  'Linux x86_64') platform=linux-x86_64 ;;
  'Linux aarch64') platform=linux-arm64 ;;
  Darwin*) platform=macos-universal ;;
  *) echo "::error::reviewlint has no release for $(uname -sm)"; exit 2 ;;
esac
name="reviewlint-$VERSION-$platform"
folder="${RUNNER_TEMP:-/tmp}/reviewlint-$VERSION"
mkdir -p "$folder"
curl --fail --silent --show-error --location --output "$folder/$name.tar.gz" \
  "$SOURCE/$VERSION/$name.tar.gz"
if [ -n "$CHECKSUM" ]; then
  if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
  # Two blanks, as both programs want it.
  echo "$CHECKSUM  $folder/$name.tar.gz" | $sum --check --quiet
fi
tar -xzf "$folder/$name.tar.gz" -C "$folder"
echo "$folder/$name/bin" >>"$GITHUB_PATH"
