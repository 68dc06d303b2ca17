internal import Diagnostics
internal import World

/// Writes what a shell needs to complete command lines.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let operands = "bash | zsh | fish"
  static let summary = Message("Writes what a shell needs to complete command lines.")
  static let options: [Option] = []
  static var operandWords: [String] { Shell.allCases.map(\.rawValue) }

  private let shell: Shell

  init(_ arguments: Arguments) throws(Refusal) {
    let lack: Message = "completions needs one shell: bash, zsh or fish"
    guard arguments.operands.count < 2 else { throw Refusal(lack) }
    shell = try arguments.operand(of: Self.name, orElse: lack)
  }

  func run(in terminal: Terminal) -> ExitStatus {
    terminal.answer(shell.completions)
  }
}

/// A shell that completes command lines, by the same commands and options that are parsed.
private enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: Self.bashCompletions
    case .zsh: Self.zshCompletions
    case .fish: Self.fishCompletions
    }
  }

  /// The words and what each is for that may stand where a command stands.
  private static var starts: [(word: String, summary: String)] {
    commands.map { ($0.name, $0.summary.text) }
      + [
        ("--help", "Shows the commands."), ("--version", "Shows the version."),
      ]
  }

  /// An operand that is none of a command's words is a file.
  private static func takesFiles(_ command: any Command.Type) -> Bool {
    command.operands.contains("PATH") || command.operands.contains("FILE")
      || command.operands.contains("FOLDER")
  }

  private static var bashCompletions: String {
    var text = """
      # What bash completes for reviewlint: source this file.
      _reviewlint() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" words
        if [ "$word" = = ]; then
          word=
        elif [ "$before" = = ]; then
          before="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W \(starts.map(\.word).joined(separator: " ").inQuotes) -- "$word"))
          return
        fi
        # Where there are no words, bash itself completes files.
        COMPREPLY=()
        case "${COMP_WORDS[1]}:$before" in

      """
    for command in commands {
      let valued = command.options.filter { $0.placeholder != nil }
      for option in valued where !option.words.isEmpty {
        let words = option.words.joined(separator: " ")
        text += "    \(command.name):\(option.name)) words=\(words.inQuotes) ;;\n"
      }
      let others = valued.filter(\.words.isEmpty).map { "\(command.name):\($0.name)" }
      if !others.isEmpty { text += "    \(others.joined(separator: "|"))) ;;\n" }
    }
    text += """
          *)
            case "${COMP_WORDS[1]}:$word" in

      """
    for command in commands {
      let options = (command.options + [.help]).map(\.name).joined(separator: " ")
      let words = command.operandWords.joined(separator: " ")
      text += "        \(command.name):-*) words=\(options.inQuotes) ;;\n"
      if !words.isEmpty { text += "        \(command.name):*) words=\(words.inQuotes) ;;\n" }
    }
    return text + """
            esac
            ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        case "${COMPREPLY[*]}" in *=) compopt -o nospace 2>/dev/null ;; esac
      }
      complete -o default -F _reviewlint reviewlint

      """
  }

  private static var zshCompletions: String {
    var text = """
      #compdef reviewlint
      # What zsh completes for reviewlint: a file called _reviewlint in a folder of $fpath.
      _reviewlint() {
        if (( CURRENT == 2 )); then
          local -a starts=(

      """
    for (word, summary) in starts { text += "      \("\(word):\(summary)".inQuotes)\n" }
    text += """
          )
          _describe command starts
          return
        fi
        shift words
        (( CURRENT -= 1 ))
        case $words[1] in

      """
    for command in commands {
      text += "    \(command.name))\n      _arguments"
      for option in command.options + [.help] {
        let value = option.placeholder.map { ":\($0.forZsh):\(values(of: option))" } ?? ""
        let name = option.placeholder == nil ? option.name : "*\(option.name)="
        text += " \\\n        \("\(name)[\(option.summary.text.forZsh)]\(value)".inQuotes)"
      }
      let words = command.operandWords.joined(separator: " ")
      if !words.isEmpty { text += " \\\n        \("1:operand:(\(words))".inQuotes)" }
      if takesFiles(command) { text += " \\\n        '*:file:_files'" }
      text += "\n      ;;\n"
    }
    return text + """
        esac
      }
      if [ "$funcstack[1]" = _reviewlint ]; then _reviewlint "$@"; else compdef _reviewlint reviewlint; fi

      """
  }

  private static func values(of option: Option) -> String {
    if !option.words.isEmpty { return "(\(option.words.joined(separator: " ")))" }
    switch option.placeholder {
    case "FILE": return "_files"
    case "DIR": return "_files -/"
    default: return " "
    }
  }

  private static var fishCompletions: String {
    var text = "# What fish completes for reviewlint: a file in ~/.config/fish/completions.\n"
    for (word, summary) in starts {
      text +=
        "complete -c reviewlint -n __fish_use_subcommand -f -a \(word) -d \(summary.inQuotes)\n"
    }
    for command in commands {
      let start = "complete -c reviewlint -n '__fish_seen_subcommand_from \(command.name)'"
      if !takesFiles(command) { text += "\(start) -f\n" }
      let words = command.operandWords.joined(separator: " ")
      if !words.isEmpty { text += "\(start) -a \(words.inQuotes)\n" }
      for option in command.options + [.help] {
        text += "\(start) -l \(option.name.dropFirst(2))"
        if !option.words.isEmpty {
          text += " -x -a \(option.words.joined(separator: " ").inQuotes)"
        } else if let placeholder = option.placeholder {
          text += ["FILE", "DIR"].contains(placeholder) ? " -r -F" : " -x"
        }
        text += " -d \(option.summary.text.inQuotes)\n"
      }
    }
    return text
  }
}

extension String {
  /// As one word for any of the shells.
  fileprivate var inQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// As it can stand in an option's description.
  fileprivate var forZsh: String {
    reduce(into: "") { text, letter in
      if "[]:\\".contains(letter) { text += "\\" }
      text.append(letter)
    }
  }
}
