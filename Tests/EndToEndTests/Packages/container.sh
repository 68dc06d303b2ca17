# The image from scratch, and the one with a shell on a base of the test's own.
source "$(dirname "$0")/lib.sh"
needs buildah
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
storage=(--root "$PWD/storage" --runroot "$PWD/run")
buildah "${storage[@]}" from scratch >/dev/null 2>"$said" ||
  { echo "buildah can't make containers here: $(tail -n 1 "$said")"; exit 77; }
mkdir -p context
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >context/reviewlint
image() { # NAME FILE OPTIONS…: an image, and a container of it whose name is in `container`.
  local name=$1 file=$2
  shift 2
  expect 0 buildah "${storage[@]}" build --file "$CHECKOUT/.github/$file" --tag "$name" \
    --build-arg PROGRAM=reviewlint "$@" context
  container=$(buildah "${storage[@]}" from "$name")
}
inside() { buildah "${storage[@]}" run --volume "$PWD:$PWD" --workingdir "$PWD" "$container" -- "$@"; }
image plain Containerfile
gate inside /usr/bin/reviewlint
if command -v busybox >/dev/null; then
  mkdir -p base
  cp "$(command -v busybox)" base/sh
  printf 'FROM scratch\nCOPY --chmod=755 sh /bin/sh\n' >base/Containerfile
  expect 0 buildah "${storage[@]}" build --file base/Containerfile --tag shell base
  image withshell Containerfile.ci --build-arg BASE=localhost/shell
  gate inside /bin/sh -c 'reviewlint "$@"' sh
fi
