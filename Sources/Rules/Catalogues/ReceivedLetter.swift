internal import Documents
internal import Model

/// A letter that App Review sent to those whose rule file it stands in.
package struct ReceivedLetter: Sendable {
  /// What tells it from any other: the same text has the same.
  package let mark: String
  /// The ids of the classes that it belongs to.
  package let classes: [String]
  /// The numbers of the guidelines that it names.
  package let guidelines: [String]
  /// When it came, `YYYY-MM-DD`.
  package let date: String

  package init(mark: String, classes: [String], guidelines: [String], date: String) {
    self.mark = mark
    self.classes = classes
    self.guidelines = guidelines
    self.date = date
  }

  /// The key that such letters stand under.
  package static let key = catalogue

  /// As an item of their list.
  package var line: String {
    let classes = classes.joined(separator: ", ")
    let guidelines = guidelines.map { "'\($0)'" }.joined(separator: ", ")
    return "{mark: '\(mark)', classes: [\(classes)], guidelines: [\(guidelines)], date: \(date)}"
  }
}

extension ReceivedLetter: CatalogueEntry {
  static let catalogue = "receivedLetters"

  var words: [String] { [mark] }

  static func read(_ keys: inout MappingReader) -> ReceivedLetter? {
    let mark = keys.required("mark", .text, "What tells it from any other.")
    let classes = keys.required("classes", .texts, "The classes that it belongs to.")
    let guidelines = keys.optional("guidelines", .texts, "The guidelines that it names.")
    let date = keys.required("date", .day, "When it came.")
    guard let mark, let classes, let date else { return nil }
    return ReceivedLetter(
      mark: mark,
      classes: classes,
      guidelines: guidelines ?? [],
      date: date.day
    )
  }
}
