# The images of a release: each for both architectures, pushed, and named by their digests; docker is
# stood in for.
source "$(dirname "$0")/lib.sh"
mkdir -p tools
for machine in x86_64 arm64; do
  name=reviewlint-1.2.3-linux-$machine
  mkdir -p "$name/bin"
  echo "$machine" >"$name/bin/reviewlint"
  tar -czf "$name.tar.gz" "$name"
done
cat >tools/docker <<'DOCKER'
#!/bin/sh
echo "$*" >>"$LOG"
case "$1 $2 $3" in
  "build --"*)
    file= program=
    while [ $# -gt 1 ]; do
      case $1 in --file) file=$2 ;; --build-arg) program=${2#PROGRAM=} ;; esac
      shift
    done
    [ -f "$file" ] && [ -s "$1/$program" ] && grep -q "^ARG PROGRAM=" "$file" ;;
  *inspect*) case $* in *-ci*) echo sha256:2 ;; *) echo sha256:1 ;; esac ;;
esac
DOCKER
chmod +x tools/docker
export LOG=$PWD/log PATH="$PWD/tools:$PATH"
expect 0 "$CHECKOUT/.github/images.sh" ghcr.io/owner/reviewlint 1.2.3 output
[ "$(cat output)" = 'name=ghcr.io/owner/reviewlint
plain=sha256:1
shell=sha256:2' ] || { cat output; exit 1; }
grep -qF -- '- beside a shell, for CI: `ghcr.io/owner/reviewlint@sha256:2`' "$said" || { cat "$said"; exit 1; }
for tag in 1.2.3 1.2.3-ci; do
  grep -qx "buildx imagetools create --tag ghcr.io/owner/reviewlint:$tag \
ghcr.io/owner/reviewlint:$tag-arm64 ghcr.io/owner/reviewlint:$tag-amd64" log || { cat log; exit 1; }
done
# Without one of them there is the other.
rm reviewlint-1.2.3-linux-arm64.tar.gz log
expect 0 "$CHECKOUT/.github/images.sh" ghcr.io/owner/reviewlint 1.2.3 output
grep -qx 'buildx imagetools create --tag ghcr.io/owner/reviewlint:1.2.3 ghcr.io/owner/reviewlint:1.2.3-amd64' log
