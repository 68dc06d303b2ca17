/// What `--help` shows.
enum HelpText {
  static var ofProgram: String {
    var text = """
      reviewlint checks a described app login against Apple's App Review Guidelines.

      usage: reviewlint COMMAND …


      """
    let width = (commands.map { usage(of: $0).count }.max() ?? 0) + 2
    for (group, commands) in commandGroups {
      text += "\(group):\n"
      for command in commands {
        text += "  \(padded(usage(of: command), width))\(command.summary)\n"
      }
      text += "\n"
    }
    return text + """
      reviewlint COMMAND --help shows the options of a command, reviewlint --version the version.

      exit status: 0 \(statuses[0].meaning); 1 \(statuses[1].meaning); 2 \(statuses[2].meaning);
      3 \(statuses[3].meaning).

      """
  }

  static let statuses: [(status: Int, meaning: String)] = [
    (0, "nothing that counts was found"), (1, "something was"), (2, "it could not be judged"),
    (3, "a fault of the program"),
  ]

  static func of(_ command: any Command.Type) -> String {
    var text = "usage: reviewlint \(command.name) \(command.operands)\n\n\(command.summary)\n\n"
    let options = command.options + [.help]
    let names = options.map { [$0.name, $0.placeholder ?? ""].joined(separator: " ") }
    let width = (names.map(\.count).max() ?? 0) + 2
    for (name, option) in zip(names, options) {
      text += "  \(padded(name, width))\(option.summary)\n"
    }
    return text
  }

  private static func usage(of command: any Command.Type) -> String {
    "\(command.name) \(command.operands)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
