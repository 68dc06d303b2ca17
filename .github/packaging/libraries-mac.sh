#!/bin/sh
# Builds what the program links on a Mac, each library in one version and from its own source, for
# both kinds of Mac and for the oldest system that Package.swift names: libraries-mac.sh FOLDER.
# Homebrew's libraries are for the system and the kind of Mac that they were poured on.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)

# NAME, what pkg-config calls it, VERSION, the SHA-256 and ADDRESS of its source, the folders of its
# headers and its sources there, and these; what the compiler has to know follows.
library() {
  name=$1 package=$2 version=$3 sum=$4 address=$5 headers=$6 sources=$7 names=$8
  shift 8
  own=$folder/$name
  if grep -q "^Version: $version\$" "$folder/$package.pc" 2>/dev/null; then return 0; fi
  rm -rf "$own"
  mkdir -p "$own/source" "$own/objects"
  curl --fail --silent --show-error --location --retry 3 --output "$own/archive" "$address"
  echo "$sum  $own/archive" | shasum -a 256 -c -
  tar -xf "$own/archive" -C "$own/source"
  unpacked=$(echo "$own/source"/*)
  for source in $names; do
    cc -c -O2 -arch arm64 -arch x86_64 -mmacosx-version-min=26.0 \
      -I"$unpacked/$headers" "$@" "$unpacked/$sources/$source.c" -o "$own/objects/$source.o"
  done
  libtool -static -o "$own/lib$name.a" "$own/objects/"*.o
  printf 'Name: %s\nDescription: %s\nVersion: %s\nCflags: -I%s\nLibs: -L%s -l%s\n' \
    "$name" "$name" "$version" "$unpacked/$headers" "$own" "$name" >"$folder/$package.pc"
}

library yaml yaml-0.1 0.2.5 c642ae9b75fee120b2d96c712538bd2cf283228d2337df2cf2988e3c02678ef4 \
  https://github.com/yaml/libyaml/releases/download/0.2.5/yaml-0.2.5.tar.gz include src \
  'api dumper emitter loader parser reader scanner writer' \
  -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=2 -DYAML_VERSION_PATCH=5 \
  -DYAML_VERSION_STRING='"0.2.5"'
# Only what unpacks.
library z zlib 1.3.2 d7a0654783a4da529d1bb793b7ad9c3318020af77667bcae35f95d0e42a792f3 \
  https://github.com/madler/zlib/releases/download/v1.3.2/zlib-1.3.2.tar.xz . . \
  'adler32 crc32 inffast inflate inftrees zutil' -DHAVE_UNISTD_H
# What its own configuration would find out of a Mac; the header is asked for nevertheless.
mkdir -p "$folder/none"
: >"$folder/none/expat_config.h"
library expat expat 2.9.0 1e6371862cc31999b368c3b89b49994f0677e1bab5f1b2b85ae3741f5d803051 \
  https://github.com/libexpat/libexpat/releases/download/R_2_9_0/expat-2.9.0.tar.xz lib lib \
  'xmlparse xmlrole xmltok random_arc4random_buf' -I"$folder/none" \
  -DHAVE_ARC4RANDOM_BUF -DXML_GE=1 -DXML_DTD -DXML_NS -DXML_CONTEXT_BYTES=1024
