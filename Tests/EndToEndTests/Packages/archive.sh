# The archive is checked, unpacked and used where it lies.
source "$(dirname "$0")/lib.sh"
needs sha256sum tar
(cd "$PACKAGES" && sha256sum --check --quiet SHA256SUMS)
tar -xzf "$PACKAGES"/reviewlint-*-linux-*.tar.gz
cd reviewlint-*
gate "$PWD/bin/reviewlint"
for file in share/man/man1/reviewlint.1 share/bash-completion/completions/reviewlint \
  share/zsh/site-functions/_reviewlint share/fish/vendor_completions.d/reviewlint.fish \
  examples/smallest.review.yaml schemas/description.json schemas/results.json; do
  [ -s "$file" ] || { echo "the archive has no $file"; exit 1; }
done
