# The program alone in a folder that it takes for the whole system: no /proc, no /dev, no HOME, no
# locale, no terminal.
source "$(dirname "$0")/lib.sh"
needs chroot unshare
unshare --map-root-user true 2>/dev/null || { echo 'nobody may be root here, not even for show'; exit 77; }
mkdir -p system/work
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >system/reviewlint
chmod +x system/reviewlint
own complete system/work/login.review.yaml
cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" system/work/bad.review.yaml
mkdir -p system/none system/open
printf 'reviewlint: 1\napp: {name: A}\nlogin: {services: [google]}\n' >system/open/a.review.yaml
bare() { # STATUS WORD…
  expect "$1" env -i "$(command -v unshare)" --map-root-user "$(command -v chroot)" system \
    /reviewlint "${@:2}" </dev/null
}
bare 0 --version
bare 0 check --as-of 2026-11-21 work/login.review.yaml
bare 1 check --as-of 2026-11-21 --jobs 4 work
bare 2 check none
bare 0 report --output work/page.html work/login.review.yaml
[ -s system/work/page.html ]
bare 0 check --as-of 2026-11-21 --report json=work/a.json work/login.review.yaml
[ -s system/work/a.json ]
bare 0 fill open/a.review.yaml
bare 0 ask open/a.review.yaml --output open/questions.csv
bare 0 fill open/a.review.yaml --answers open/questions.csv
bare 0 rules test
bare 1 lsp
# What is handed in asks for the day of today.
own complete system/open/b.review.yaml
sed -i -E "s/(checkedOn|expires): [0-9-]+/\1: $(date -u +%F)/" system/open/b.review.yaml
cp -R "$CHECKOUT/rules/examples/evidence" "$CHECKOUT/rules/examples/pawprint-ios" \
  "$CHECKOUT/rules/examples/Pawprint.app" system/open/
bare 0 submit open/b.review.yaml --output open/submission
[ -s system/open/submission/notes.txt ]
echo 'Guideline 4.8 - Design - Login Services' >system/open/mail.txt
bare 0 letter open/mail.txt open/b.review.yaml
bare 0 init open/pawprint-ios
[ -s system/open/pawprint-ios/login.review.yaml ]
bare 0 scan open/Pawprint.app
bare 1 check --app open/Pawprint.app open/a.review.yaml
