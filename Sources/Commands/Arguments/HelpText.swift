internal import Diagnostics

/// What `--help` shows.
enum HelpText {
  static var ofProgram: String {
    var text = "reviewlint \(Message(.helpAbout).text).\n\n\(usage("COMMAND …"))\n\n"
    let width = (commands.map { usage(of: $0).count }.max() ?? 0) + 2
    for (group, commands) in commandGroups {
      text += "\(Message(group).text):\n"
      for command in commands {
        text += "  \(padded(usage(of: command), width))\(command.summary.text)\n"
      }
      text += "\n"
    }
    let meanings = statuses.map { Message($0.meaning) }
    let most = Message(.helpExitStatus, meanings[0], meanings[1], meanings[2])
    let last = Message(.helpLastStatus, meanings[3])
    return text + "\(Message(.helpMore).text)\n\n\(most.text)\n\(last.text)\n"
  }

  static let statuses: [(status: Int, meaning: Message)] = [
    (0, .statusClean), (1, .statusFindings), (2, .statusUnjudged), (3, .statusFault),
  ]

  static func of(_ command: any Command.Type) -> String {
    var text = "\(usage(usage(of: command)))\n\n\(command.summary.text)\n\n"
    let options = command.options + [.help]
    let names = options.map { [$0.name, $0.placeholder ?? ""].joined(separator: " ") }
    let width = (names.map(\.count).max() ?? 0) + 2
    for (name, option) in zip(names, options) {
      text += "  \(padded(name, width))\(option.summary.text)\n"
    }
    return text
  }

  private static func usage(_ words: String) -> String {
    Message(.helpUsage, "reviewlint \(words)").text
  }

  private static func usage(of command: any Command.Type) -> String {
    "\(command.name) \(command.operands)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
