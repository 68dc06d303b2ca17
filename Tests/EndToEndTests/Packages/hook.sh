# pre-commit takes the hook from a local repository and runs the program on the search path.
source "$(dirname "$0")/lib.sh"
needs git pre-commit
mkdir -p bin hooks app
tar -xzOf "$PACKAGES"/reviewlint-*-linux-*.tar.gz --wildcards '*/bin/reviewlint' >bin/reviewlint
chmod +x bin/reviewlint
export PATH="$PWD/bin:$PATH" PRE_COMMIT_HOME="$PWD/cache"
commit() { # FOLDER: everything in it, as somebody.
  git -C "$1" add -A
  git -C "$1" -c user.name=Somebody -c user.email=somebody@example.org commit -q -m 'Add it'
}
git init -q hooks
cp "$CHECKOUT/.pre-commit-hooks.yaml" hooks/
pre-commit validate-manifest hooks/.pre-commit-hooks.yaml
commit hooks
git init -q app
cat >app/.pre-commit-config.yaml <<CONFIGURATION
repos:
  - repo: $PWD/hooks
    rev: $(git -C hooks rev-parse HEAD)
    hooks:
      - id: reviewlint
CONFIGURATION
cp "$CHECKOUT/rules/examples/faulty-social-app.review.yaml" app/login.review.yaml
git -C app add -A
cd app
expect 1 pre-commit run
grep -q 'apple-button-not-smaller' "$said" || { cat "$said"; exit 1; }
own complete login.review.yaml
git add -A
expect 0 pre-commit run
grep -q Passed "$said" || { cat "$said"; exit 1; }
# No name is an option, rules count without a change of what they judge, and nothing is no yes.
own complete ./--report=html=x.review.yaml
git add -A
expect 0 pre-commit run
[ ! -e x.review.yaml ] || { echo 'a name was taken for an option'; exit 1; }
git -c user.name=Somebody -c user.email=somebody@example.org commit -q -m 'Add descriptions'
echo 'rules: 1' >.reviewlint.yaml
git add -A
expect 1 pre-commit run
git rm -q -f -- .reviewlint.yaml login.review.yaml --report=html=x.review.yaml
expect 1 pre-commit run
grep -q 'there is no description here' "$said" || { cat "$said"; exit 1; }
