#!/usr/bin/env bash
# Makes the files of a folder the release of a tag, or adds them to it: publish.sh TAG FOLDER NOTES.
# What people may have fetched already stays as it is; sums and notes are those of all files.
set -euo pipefail
tag=$1 folder=$2 notes=$3
if ! there=$(gh release view "$tag" --json assets --jq '.assets[].name'); then
  exec gh release create "$tag" --verify-tag --title "$tag" --notes-file "$notes" "$folder"/*
fi
added=("$folder/SHA256SUMS")
for file in "$folder"/*; do
  if ! grep -qxF "${file##*/}" <<<"$there"; then added+=("$file"); fi
done
gh release upload "$tag" --clobber "${added[@]}"
gh release edit "$tag" --notes-file "$notes"
