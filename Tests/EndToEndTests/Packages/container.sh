# The image from scratch, and the one with a shell on a base of the test's own.
source "$(dirname "$0")/lib.sh"
needs buildah
inside() { buildah "${storage[@]}" run --volume "$PWD:$PWD" --workingdir "$PWD" "$container" -- "$@"; }
build_image plain Containerfile
gate inside /usr/bin/reviewlint
if command -v busybox >/dev/null; then
  mkdir -p base
  cp "$(command -v busybox)" base/sh
  printf 'FROM scratch\nCOPY --chmod=755 sh /bin/sh\n' >base/Containerfile
  expect 0 buildah "${storage[@]}" build --file base/Containerfile --tag shell base
  build_image withshell Containerfile.ci --build-arg BASE=localhost/shell
  gate inside /bin/sh -c 'reviewlint "$@"' sh
fi
