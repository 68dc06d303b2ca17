#!/usr/bin/env bash
# Builds and pushes the images of a release for every architecture whose archive lies here:
# images.sh IMAGE VERSION OUTPUT. OUTPUT gets their digests as a workflow reads them; what people read
# of them is said.
set -euo pipefail
image=$1 version=$2 output=$3
images=$(dirname "$0")

push() { # FILE TAG: the digest of what lists it for all architectures.
  local pushed=() archive machine
  for archive in reviewlint-"$version"-linux-*.tar.gz; do
    case $archive in *-x86_64.*) machine=amd64 ;; *) machine=arm64 ;; esac
    mkdir -p "context/$machine"
    tar -xzOf "$archive" "${archive%.tar.gz}/bin/reviewlint" >"context/$machine/reviewlint"
    docker build --quiet --platform "linux/$machine" --provenance=false --file "$images/$1" \
      --build-arg "PROGRAM=$machine/reviewlint" --tag "$image:$2-$machine" context >&2
    docker push --quiet "$image:$2-$machine" >&2
    pushed+=("$image:$2-$machine")
  done
  docker buildx imagetools create --tag "$image:$2" "${pushed[@]}" >&2
  docker buildx imagetools inspect "$image:$2" --format '{{.Manifest.Digest}}'
}

plain=$(push Containerfile "$version")
shell=$(push Containerfile.ci "$version-ci")
printf 'name=%s\nplain=%s\nshell=%s\n' "$image" "$plain" "$shell" >>"$output"
printf '\nImages, by their digests:\n\n- the program alone: `%s@%s`\n- beside a shell, for CI: `%s@%s`\n' \
  "$image" "$plain" "$image" "$shell"
