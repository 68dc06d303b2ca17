internal import BuiltInRules
internal import Diagnostics
internal import Rules
package import World

/// The program: words in, an exit status out.
package struct Application {
  /// The version that `--version` and reports show.
  package static var version: String { "\(Release.current)" }

  private let terminal: Terminal

  package init(in terminal: Terminal) {
    self.terminal = terminal
  }

  /// Runs the command that the words name.
  package func run(_ words: [String]) -> ExitStatus {
    if words == ["help", "--man"] { return show(ManualPage.text, .clean) }
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      return show(HelpText.ofProgram, words.isEmpty ? .unjudged : .clean)
    }
    if name == "--version" { return show(Self.build + Self.compared, .clean) }
    guard let type = commands.first(where: { $0.name == name }) else {
      return Refusal.unknownWord(name, for: "COMMAND", among: commands.map { $0.name })
        .tell(in: terminal)
    }
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return show(HelpText.of(type), .clean)
    }
    do throws(Refusal) {
      let arguments = try Arguments(rest, options: type.parsedOptions)
      try LanguageLibrary.check(arguments, in: terminal.files)
      let command = try type.init(arguments)
      if let reason = terminal.files.reasonForNoCurrentFolder {
        throw Refusal("nobody can tell what the current folder is: \(reason)")
      }
      let status = try command.run(in: terminal)
      if status != .unjudged { try terminal.files.refuseUnseen() }
      return status
    } catch {
      return error.tell(in: terminal)
    }
  }

  /// The version and the commit that the program was built from.
  private static let build = "reviewlint \(version) (commit \(Build.commit))\n"

  /// When what it knows of Apple's pages was last compared with them.
  private static var compared: String {
    let day = BuiltInLibrary.editions.flatMap {
      RuleFileReader.read($0, examplesAreLeftOut: true).file?.comparedOn
    }
    return day.map { Message("last compared with Apple's pages on \($0)").text + "\n" } ?? ""
  }

  private func show(_ text: String, _ status: ExitStatus) -> ExitStatus {
    if status == .clean { return terminal.answer(text) }
    terminal.complain(text)
    return status
  }
}
