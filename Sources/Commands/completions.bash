# What bash completes for reviewlint: source this file.
_reviewlint() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" words
  if [ "$word" = = ]; then
    word=
  elif [ "$before" = = ]; then
    before="${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W @starts@ -- "$word"))
    return
  fi
  # Where there are no words, bash itself completes files.
  COMPREPLY=()
  case "${COMP_WORDS[1]}:$before" in
@values@
    *)
      case "${COMP_WORDS[1]}:$word" in
@words@
      esac
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  case "${COMPREPLY[*]}" in *=) compopt -o nospace 2>/dev/null ;; esac
}
complete -o default -F _reviewlint reviewlint
