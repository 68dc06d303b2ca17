internal import Diagnostics

/// What `--help` shows.
enum HelpText {
  static var ofProgram: String {
    var text =
      "reviewlint \("checks a described app login against Apple's App Review Guidelines").\n\n\(usage("COMMAND …"))\n\n"
    let width = (commands.map { usage(of: $0).count }.max() ?? 0) + 2
    for (group, commands) in commandGroups {
      text += "\(Message(group).text):\n"
      for command in commands {
        text += "  \(usage(of: command).padded(to: width))\(command.summary.text)\n"
      }
      text += "\n"
    }
    let meanings = statuses.map { Message($0.meaning) }
    let most = Message("exit status: 0 \(meanings[0]); 1 \(meanings[1]); 2 \(meanings[2]);")
    let last = Message("3 \(meanings[3]).")
    return text
      + "\(Message("""
      reviewlint COMMAND --help shows the options of a command, reviewlint --version the \
      version.
      """).text)\n\n\(most.text)\n\(last.text)\n"
  }

  static let statuses: [(status: Int, meaning: Message)] = [
    (0, "nothing that counts was found"), (1, "something was"), (2, "it could not be judged"),
    (3, "a fault of the program"),
  ]

  static func of(_ command: any Command.Type) -> String {
    var text = "\(usage(usage(of: command)))\n\n\(command.summary.text)\n\n"
    let options = command.options + [.help]
    let names = options.map { [$0.name, $0.placeholder ?? ""].joined(separator: " ") }
    let width = (names.map(\.count).max() ?? 0) + 2
    for (name, option) in zip(names, options) {
      text += "  \(name.padded(to: width))\(option.summary.text)\n"
    }
    return text
  }

  private static func usage(_ words: String) -> String {
    Message("usage: \("reviewlint \(words)")").text
  }

  private static func usage(of command: any Command.Type) -> String {
    "\(command.name) \(command.operands)"
  }
}

extension String {
  /// With spaces behind it, at least one, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
