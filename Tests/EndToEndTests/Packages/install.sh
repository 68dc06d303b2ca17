# What the action fetches is installed only if it is what the release says and GitHub attests.
source "$(dirname "$0")/lib.sh"
needs curl awk sha256sum
case "$(uname -m)" in
  x86_64) platform=linux-x86_64 ;;
  aarch64) platform=linux-arm64 ;;
esac
name=reviewlint-1.2.3-$platform
mkdir -p "$name/bin" releases/1.2.3 tools
echo 'a program' >"$name/bin/reviewlint"
tar -czf "releases/1.2.3/$name.tar.gz" "$name"
(cd releases/1.2.3 && sha256sum ./*.tar.gz | sed 's, \./, ,' >SHA256SUMS)
for tool in bash awk cat curl gzip mkdir sha256sum tar uname; do
  ln -s "$(command -v "$tool")" tools/
done
export VERSION=1.2.3 CHECKSUM= ATTESTED=true REPOSITORY=owner/reviewlint RUNNER_TEMP=$PWD/there
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
ln -s "$(command -v sh)" tools/
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
