# What a release publishes for Homebrew, from archives that were made before.
source "$(dirname "$0")/lib.sh"
needs ruby python3
mkdir -p built packages
cp "$PACKAGES"/reviewlint-*-linux-*.tar.gz built/
# Packing megabytes again and again takes long: what stands for the program of a Mac is a few bytes.
mkdir -p linux
tar -xzOf built/*.tar.gz --wildcards '*/bin/reviewlint' >linux/reviewlint
printf '#!/bin/sh\nexec "%s/linux/reviewlint" "$@"\n' "$PWD" >program
chmod +x linux/reviewlint program
expect 0 python3 -B "$CHECKOUT/Sources/Packaging/publication.py" "$PWD/program" built packages \
  https://example.org/reviewlint/releases/download/0.1.0
ruby -c packages/reviewlint.rb
(cd packages && sha256sum --check --quiet SHA256SUMS)
