# Clones in two folders make the same packages, byte for byte; it takes two builds for release.
source "$(dirname "$0")/lib.sh"
[ -n "${REPRODUCIBLE:-}" ] || { echo 'left out: it takes long, and REPRODUCIBLE=1 asks for it'; exit 77; }
needs git make swift sha256sum
for folder in one further/below/another; do
  git clone --quiet "$CHECKOUT" "$folder"
  expect 0 make --directory "$folder" packages
  (cd "$folder" && sha256sum .build/stripped/reviewlint .build/dist/*) >"${folder##*/}.sums"
done
[ "$(wc -l <one.sums)" -ge 6 ] || { echo 'packages are missing:'; cat one.sums; exit 1; }
diff one.sums another.sums || { echo 'these are not the same'; exit 1; }
