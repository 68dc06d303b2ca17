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
    let most = Message("exit status: 0 \(statuses[0]); 1 \(statuses[1]); 2 \(statuses[2]);")
    let last = Message("3 \(statuses[3]).")
    return text
      + "\(Message("""
      reviewlint COMMAND --help shows the options of a command, reviewlint --version the \
      version.
      """).text)\n\n\(most.text)\n\(last.text)\n"
  }

  /// What each exit status means, from 0 on.
  static let statuses: [Message] = [
    "nothing that counts was found", "something was", "it could not be judged",
    "a fault of the program",
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
