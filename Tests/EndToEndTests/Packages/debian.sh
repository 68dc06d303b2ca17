# The package passes lintian, is installed, used and removed.
source "$(dirname "$0")/lib.sh"
needs dpkg lintian
package=$(echo "$PACKAGES"/reviewlint_*.deb)
lintian --allow-root --fail-on error,warning --suppress-tags no-changelog "$package"
root=$PWD/root
mkdir -p "$root"/var/lib/dpkg/{info,updates}
touch "$root"/var/lib/dpkg/status
expect 0 dpkg --root="$root" --force-script-chrootless --force-not-root -i "$package"
gate "$root/usr/bin/reviewlint"
# What was damaged is found by the sums.
expect 0 dpkg --root="$root" --verify reviewlint
[ ! -s "$said" ] || { cat "$said"; exit 1; }
echo more >>"$root/usr/share/doc/reviewlint/README.md"
dpkg --root="$root" --verify reviewlint >verified || true
grep -q 'README.md' verified || { echo 'nobody sees what was damaged'; exit 1; }
! dpkg-deb -f "$package" Maintainer | grep -e invalid -e localhost || exit 1
if command -v man >/dev/null; then
  man --warnings -l "$root/usr/share/man/man1/reviewlint.1.gz" 2>warnings >/dev/null
  [ ! -s warnings ] || { cat warnings; exit 1; }
fi
expect 0 dpkg --root="$root" --force-not-root -r reviewlint
left=$(find "$root/usr" -type f 2>/dev/null || true)
[ -z "$left" ] || { echo "it leaves $left"; exit 1; }
