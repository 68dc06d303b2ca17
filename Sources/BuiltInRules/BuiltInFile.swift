/// A file of the folder `rules`, as it was when the program was built.
package struct BuiltInFile: Sendable {
  /// The folders of what isn't rules or catalogues for them.
  package enum Folder {
    package static let examples = "examples/"
    package static let locales = "locales/"
    package static let detection = "detection/"
  }

  /// The path below `rules`.
  package let path: String
  /// What stands before the examples of its rule.
  package let textWithoutExamples: String
  private let examples: String

  init(path: String, _ textWithoutExamples: String, examples: String) {
    self.path = path
    self.textWithoutExamples = textWithoutExamples
    self.examples = examples
  }

  /// All that it says; nothing, if it isn't a text.
  package var text: String { textWithoutExamples + examples }

  /// Whether it has rules or catalogues for rules.
  package var hasRules: Bool { Self.hasRules(at: path) }

  /// Whether a file of that path has.
  package static func hasRules(at path: String) -> Bool {
    path.hasSuffix(".yaml")
      && !["recognition.yaml", "diagnostics.yaml", "secrets.yaml"].contains(path)
      && ![Folder.examples, Folder.locales, Folder.detection].contains(where: path.hasPrefix)
  }
}
