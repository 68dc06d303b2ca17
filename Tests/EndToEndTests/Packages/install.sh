# What the action fetches is installed only if it is what the release says and GitHub attests.
source "$(dirname "$0")/lib.sh"
needs curl awk sha256sum
case "$(uname -m)" in
  x86_64) platform=linux-x86_64 ;;
  aarch64) platform=linux-arm64 ;;
esac
name=reviewlint-1.2.3-$platform
mkdir -p "$name/bin" releases/1.2.3 tools
printf '#!/bin/sh\necho "reviewlint 1.2.3 (commit unknown)"\n' >"$name/bin/reviewlint"
chmod +x "$name/bin/reviewlint"
tar -czf "releases/1.2.3/$name.tar.gz" "$name"
(cd releases/1.2.3 && sha256sum ./*.tar.gz | sed 's, \./, ,' >SHA256SUMS)
for tool in bash awk cat curl gzip mkdir sed sh sha256sum tar uname; do
  ln -s "$(command -v "$tool")" tools/
done
export VERSION=1.2.3 REF= CHECKSUM= ATTESTED=true REPOSITORY=owner/reviewlint RUNNER_TEMP=$PWD/there
export SOURCE=file://$PWD/releases GITHUB_PATH=$PWD/path
install() { # STATUS: also that nothing is on the search path where it is refused.
  rm -rf there path
  expect "$1" env PATH="$PWD/tools" bash "$CHECKOUT/.github/actions/check/install.sh"
  if [ "$1" -eq 0 ]; then test "$(cat path)" = "$PWD/there/reviewlint-1.2.3/$name/bin"
  else test ! -e path; fi
}
says() { grep -qF "$1" "$said" || { cat "$said"; exit 1; }; }
install 2
says "::error::without gh nobody can tell who built $name.tar.gz"
ATTESTED=false install 0
printf '#!/bin/sh\necho "$*" >said-to-gh\ntest ! -e refuses\n' >tools/gh
chmod +x tools/gh
install 0
test "$(cat said-to-gh)" = "attestation verify $PWD/there/reviewlint-1.2.3/$name.tar.gz \
--repo owner/reviewlint --source-ref refs/tags/1.2.3 \
--signer-workflow owner/reviewlint/.github/workflows/release.yml"
touch refuses
install 2
says "::error::$name.tar.gz isn't attested as built by owner/reviewlint from the tag 1.2.3"
rm refuses
CHECKSUM=$(printf forged | sha256sum | cut -d ' ' -f 1) install 2
says "::error::$name.tar.gz has another SHA-256"
echo more >>"releases/1.2.3/$name.tar.gz"
install 2
says "::error::$name.tar.gz has another SHA-256"
echo >releases/1.2.3/SHA256SUMS
install 2
says "::error::the release's SHA256SUMS doesn't name $name.tar.gz"
VERSION=9.9.9 install 37
CHECKSUM=forged install 2
says "::error::'forged' is no SHA-256"
VERSION=../1.2.3 install 2
says "::error::'../1.2.3' is no version of a release"
# What it is without a version: the tag of the action's own ref, or what the sources of its commit say.
tar -czf "releases/1.2.3/$name.tar.gz" "$name"
(cd releases/1.2.3 && sha256sum ./*.tar.gz | sed 's, \./, ,' >SHA256SUMS)
VERSION='' REF=1.2.3 install 0
mkdir -p action/.github/actions/check action/Sources/Rules/Source
sed 's/current = Release(.*)/current = Release(1, 2, 3)/' \
  "$CHECKOUT/Sources/Rules/Source/Release.swift" >action/Sources/Rules/Source/Release.swift
export GITHUB_ACTION_PATH=$PWD/action/.github/actions/check
VERSION='' REF=0123456789012345678901234567890123456789 install 0
VERSION='' REF=main install 2
says "::error::say which version to install; the action's ref 'main' is none"
# What a cache kept is what GitHub keeps it by, is held to the same, and is fetched anew where it isn't that.
checksum=$(sha256sum "releases/1.2.3/$name.tar.gz" | cut -d ' ' -f 1)
expect 0 env GITHUB_OUTPUT=output PATH="$PWD/tools" bash "$CHECKOUT/.github/actions/check/install.sh" --name
diff - output <<OUTPUT
archive=$PWD/there/reviewlint-1.2.3/$name.tar.gz
checksum=$checksum
key=$name-$checksum
OUTPUT
cached() { # STATUS TEXT: with something in the place of the archive.
  rm -rf there path
  mkdir -p there/reviewlint-1.2.3
  cp "$2" "there/reviewlint-1.2.3/$name.tar.gz"
  CHECKSUM=$checksum expect "$1" env PATH="$PWD/tools" bash "$CHECKOUT/.github/actions/check/install.sh"
}
cp "releases/1.2.3/$name.tar.gz" kept
mv releases away
cached 0 kept
touch refuses
cached 2 kept
rm refuses
echo more >>kept
cached 37 kept
mv away releases
cached 0 kept
# A program that says it is another one, or nothing, isn't installed.
printf '#!/bin/sh\necho "reviewlint 1.2.2 (commit unknown)"\n' >"$name/bin/reviewlint"
tar -czf "releases/1.2.3/$name.tar.gz" "$name"
(cd releases/1.2.3 && sha256sum ./*.tar.gz | sed 's, \./, ,' >SHA256SUMS)
install 2
says "::error::$name.tar.gz has another version: reviewlint 1.2.2 (commit unknown)"
# A server that is busy is asked again.
if command -v python3 >/dev/null; then
  printf '#!/bin/sh\necho "reviewlint 1.2.3 (commit unknown)"\n' >"$name/bin/reviewlint"
  tar -czf "releases/1.2.3/$name.tar.gz" "$name"
  CHECKSUM=$(sha256sum "releases/1.2.3/$name.tar.gz" | cut -d ' ' -f 1)
  cat >busy.py <<'PYTHON'
import http.server, sys

class Busy(http.server.SimpleHTTPRequestHandler):
    asked = 0

    def do_GET(self):
        Busy.asked += 1
        self.send_error(503) if Busy.asked < 3 else super().do_GET()

server = http.server.HTTPServer(("127.0.0.1", 0), Busy)
open("port", "w").write(str(server.server_port))
server.serve_forever()
PYTHON
  (cd releases && exec python3 ../busy.py 2>../asked) &
  # Whoever runs this may have blocked other signals; what goes on would be waited for.
  trap "kill -KILL $!" EXIT
  until [ -s releases/port ]; do sleep 0.1; done
  SOURCE=http://127.0.0.1:$(cat releases/port) install 0
  [ "$(grep -c '" 503 -' asked)" -eq 2 ] || { cat asked; exit 1; }
fi
