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

  /// A script with what the commands have in the places of `@name@`.
  private static func script(_ bytes: [UInt8], _ parts: [String: [String]]) -> String {
    parts.reduce(String(decoding: bytes, as: UTF8.self)) { text, part in
      text.replacing("@\(part.key)@", with: part.value.joined(separator: "\n"))
    }
  }

  private static var bashCompletions: String {
    var (values, words): ([String], [String]) = ([], [])
    for command in commands {
      let valued = command.options.filter { $0.placeholder != nil }
      for option in valued where !option.words.isEmpty {
        let words = option.words.joined(separator: " ")
        values.append("    \(command.name):\(option.name)) words=\(words.inQuotes) ;;")
      }
      let others = valued.filter(\.words.isEmpty).map { "\(command.name):\($0.name)" }
      if !others.isEmpty { values.append("    \(others.joined(separator: "|"))) ;;") }
      let options = (command.options + [.help]).map(\.name).joined(separator: " ")
      let operands = command.operandWords.joined(separator: " ")
      words.append("        \(command.name):-*) words=\(options.inQuotes) ;;")
      if !operands.isEmpty {
        words.append("        \(command.name):*) words=\(operands.inQuotes) ;;")
      }
    }
    let names = starts.map(\.word).joined(separator: " ").inQuotes
    return script(
      PackageResources.completions_bash, ["starts": [names], "values": values, "words": words])
  }

  private static var zshCompletions: String {
    let descriptions = starts.map { "      \("\($0.word):\($0.summary)".inQuotes)" }
    let cases = commands.map { command in
      var text = "    \(command.name))\n      _arguments"
      for option in command.options + [.help] {
        let value = option.placeholder.map { ":\($0.forZsh):\(values(of: option))" } ?? ""
        let name = option.placeholder == nil ? option.name : "*\(option.name)="
        text += " \\\n        \("\(name)[\(option.summary.text.forZsh)]\(value)".inQuotes)"
      }
      let words = command.operandWords.joined(separator: " ")
      if !words.isEmpty { text += " \\\n        \("1:operand:(\(words))".inQuotes)" }
      if takesFiles(command) { text += " \\\n        '*:file:_files'" }
      return text + "\n      ;;"
    }
    return script(
      PackageResources.completions_zsh, ["starts": descriptions, "commands": cases])
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
