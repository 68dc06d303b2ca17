#compdef reviewlint
# What zsh completes for reviewlint: a file called _reviewlint in a folder of $fpath.
_reviewlint() {
  if (( CURRENT == 2 )); then
    local -a starts=(
@starts@
    )
    _describe command starts
    return
  fi
  shift words
  (( CURRENT -= 1 ))
  case $words[1] in
@commands@
  esac
}
if [ "$funcstack[1]" = _reviewlint ]; then _reviewlint "$@"; else compdef _reviewlint reviewlint; fi
