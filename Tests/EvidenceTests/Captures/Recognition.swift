import Diagnostics
import Documents
import Evidence
import Expressions
import Model
import Rules
import TestSupport
import Testing

/// The program's own catalogues, and captures held against them.
enum Recognition {
  static let recognizer: LoginRecognizer? = try? recognizer(with: "providers: []")

  /// The recognizer that also knows services of somebody's own.
  static func recognizer(with catalogue: String) throws -> LoginRecognizer {
    var files = [SourceFile(path: "own.yaml", text: catalogue)]
    for path in ["providers.yaml", "button-titles.yaml", "field-names.yaml"] {
      files.append(SourceFile(path: path, text: try Checkout.text(of: "rules/\(path)")))
    }
    let sources = files.compactMap {
      RuleFileReader.read(ReadFile($0), examplesAreLeftOut: true).file
    }
    var builder = RuleBookBuilder(
      sources.map { RuleBookBuilder.Source($0, isBuiltIn: true) }, timeZones: .none)
    let catalogues = builder.build().catalogues
    let file = SourceFile(
      path: "recognition.yaml", text: try Checkout.text(of: "rules/recognition.yaml"))
    return LoginRecognizer(
      try #require(RecognitionCatalogue.read(ReadFile(file)).catalogue), catalogues)
  }

  /// The logins on a screen as `service "title" [x, y, width, height]`.
  static func shown(_ screen: CapturedScreen) throws -> [String] {
    try #require(recognizer).logins(on: screen).logins.map { login in
      let title = login.title.map { " \"\($0)\"" } ?? ""
      return login.service + title + (login.frame.map { " \($0.shown)" } ?? "")
    }
  }

  /// The words of what could be a button on a screen and isn't recognised.
  static func unrecognised(_ screen: CapturedScreen) throws -> [String] {
    try #require(recognizer).logins(on: screen).unrecognised.map(\.name)
  }

  /// The services that buttons with these words are logins of.
  static func services(ofButtons titles: [String]) throws -> [String] {
    let elements = titles.enumerated().map { index, title in
      """
      {"type": "button", "label": "\(title)", "frame": [20, \(100 + 60 * index), 300, 50]}
      """
    }
    let capture = try Capture.of(
      """
      {"reviewlintTree": 1, "size": [400, 9000], "elements": [\(elements.joined(separator: ","))]}
      """
    )
    return try #require(recognizer).logins(on: capture.screens[0]).logins.map(\.service)
  }
}

extension Capture {
  /// What a text says.
  static func of(_ text: String, named path: String = "login.txt") throws -> Capture {
    try Capture(SourceFile(path: path, text: text))
  }

  /// What is wrong with a text, as `line:column text-there: message`.
  static func mistakes(in text: String) -> [String] {
    let file = SourceFile(path: "login.txt", text: text)
    do throws(CaptureMistake) {
      _ = try Capture(file)
      return []
    } catch {
      return file.shown(error.diagnostics)
    }
  }
}

extension Rectangle {
  /// `[x, y, width, height]`, as short as can be.
  var shown: String {
    let lengths = [x, y, width, height].map { length in
      let rounded = (length * 100).rounded() / 100
      return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
    return "[\(lengths.joined(separator: ", "))]"
  }
}
