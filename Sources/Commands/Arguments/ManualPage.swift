internal import Diagnostics

/// The page that `man reviewlint` shows, in the language of roff.
enum ManualPage {
  static var text: String {
    var page = """
      .TH REVIEWLINT 1 "" "reviewlint \(Application.version)"
      .SH NAME
      reviewlint \\- \(escaped("checks a described app login against Apple's App Review Guidelines"))
      .SH SYNOPSIS
      .B reviewlint
      .I COMMAND
      \\[u2026]
      .SH COMMANDS

      """
    for command in commands {
      page += ".SS \(bold(command.name)) \(escaped(command.operands))\n"
      page += escaped(command.summary.text) + "\n"
      for option in command.options + [.help] {
        let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        page += ".TP\n\(bold(option.name))\(value)\n\(escaped(option.summary.text))\n"
      }
    }
    page += ".SH EXIT STATUS\n"
    for (status, meaning) in HelpText.statuses.enumerated() {
      page += ".TP\n\(status)\n\(escaped(meaning.text))\n"
    }
    return page
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Nothing in a text is taken for a request, and what is typed can be copied.
  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "-": text += "\\-"
      case "\\": text += "\\e"
      case "'": text += "\\(aq"
      case _ where scalar.isASCII: text.append(Character(scalar))
      default: text += "\\[u\(scalar.value.digits(atLeast: 4, radix: 16, uppercase: true))]"
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
