internal import Diagnostics
package import Engine
package import Localization
internal import Model
internal import Rules

/// The picture of a screen as a file of its own.
package struct PictureFile: Sendable {
  /// Made from the names of the description and the screen; no other picture of the run has it.
  package let name: String
  /// The picture as SVG.
  package let text: String

  private static let longestName = 80

  /// The pictures of a description's screens; those that are there have their names already.
  package static func all(
    of result: LintResult,
    in language: Language,
    beside names: inout Set<String>
  ) -> [PictureFile] {
    let findings = result.findings(.fail)
    return (result.login?.screens ?? []).map { screen in
      var svg = MarkupWriter()
      ScreenPicture(screen, PictureSubject(findings, on: screen), in: language).drawAlone(to: &svg)
      svg.line()
      let name = unused(name(of: screen, in: result), among: &names)
      return PictureFile(name: "\(name).svg", text: svg.text)
    }
  }

  private static func name(of screen: DescribedScreen, in result: LintResult) -> String {
    let file = result.file.id.path.split(separator: "/").last ?? ""
    let document = result.document > 1 ? "-\(result.document)" : ""
    let stem = file.split(separator: ".").first ?? file
    return harmless("\(stem)\(document)-\(screen.id)")
  }

  /// Letters and digits, with hyphens for all else: a name on any system.
  private static func harmless(_ name: String) -> String {
    let kept = name.unicodeScalars.map { $0.properties.isAlphabetic || isDigit($0) ? $0 : "-" }
    return String(String(String.UnicodeScalarView(kept)).prefix(longestName))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "_"
  }

  /// Names that differ only in their case are one name on some systems.
  private static func unused(_ name: String, among names: inout Set<String>) -> String {
    var unused = name
    var number = 2
    while !names.insert(unused.lowercased()).inserted {
      unused = "\(name)-\(number)"
      number += 1
    }
    return unused
  }
}
