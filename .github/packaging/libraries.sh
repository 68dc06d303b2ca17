#!/usr/bin/env bash
# Installs what a release links, and what puts it together, in an image of Debian 12: from a snapshot
# of a day, each in one version. `make` and `python3` are all that is there beside the libraries.
set -euo pipefail

day=20261101T000000Z
archive=http://snapshot.debian.org/archive
# The snapshot is signed by Debian, and is older than its signature says it may be.
cat >/etc/apt/sources.list <<LIST
deb [check-valid-until=no] $archive/debian/$day bookworm main
deb [check-valid-until=no] $archive/debian-security/$day bookworm-security main
LIST
rm -f /etc/apt/sources.list.d/*
apt-get update -q
apt-get install -q -y --no-install-recommends libexpat1=2.5.0-1+deb12u5 \
  libexpat1-dev=2.5.0-1+deb12u5 libyaml-0-2=0.2.5-1 libyaml-dev=0.2.5-1 make=4.3-4.1 \
  python3=3.11.2-1+b1 zlib1g-dev=1:1.2.13.dfsg-1
