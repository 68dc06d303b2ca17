# The archive is checked, unpacked and used where it lies.
source "$(dirname "$0")/lib.sh"
needs sha256sum tar
(cd "$PACKAGES" && sha256sum --check --quiet SHA256SUMS)
tar -xzf "$PACKAGES"/reviewlint-*-linux-*.tar.gz
cd reviewlint-*
gate "$PWD/bin/reviewlint"
for file in examples/xargs/check_fleet.sh examples/kubernetes/check-fleet.yaml examples/spark/check_fleet.py \
  share/man/man1/reviewlint.1 share/bash-completion/completions/reviewlint \
  share/zsh/site-functions/_reviewlint share/fish/vendor_completions.d/reviewlint.fish \
  examples/smallest.review.yaml LICENSE NOTICES; do
  [ -s "$file" ] || { echo "the archive has no $file"; exit 1; }
done
expect 0 bin/reviewlint schema --help
for format in $(sed -n 's/^usage: reviewlint schema//p' "$said" | tr -d '|'); do
  bin/reviewlint schema "$format" | cmp - "schemas/$format.json"
done
[ "$(ls schemas | wc -l)" -ge 2 ]
expect 1 env PATH="$PWD/bin:$PATH" examples/xargs/check_fleet.sh examples page.html
[ -s page.html ]
