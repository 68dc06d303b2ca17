internal import Documents
internal import Model

/// Something that rules rest on, and where a person can read it.
package struct CitedSource: Sendable {
  /// What rules name it by, such as `seed/arclin-2019`.
  package let key: String
  package let title: String
  /// Where to read it; empty where nobody knows.
  package let address: String
  package let author: String
  /// When it was written, as exactly as is known; empty where nobody knows.
  package let date: String
  /// The day on which it was read, `YYYY-MM-DD`.
  package let read: String
  /// What else to know of it, such as which copy was read.
  package let note: String
  /// What letters of App Review call a part of it, before the part's number.
  package let partNames: [String]
}

extension CitedSource: CatalogueEntry {
  static let catalogue = "sources"

  var words: [String] { [key] }

  static func read(_ keys: inout MappingReader) -> CitedSource? {
    let key = keys.required("key", .text, "What rules name it by.")
    let title = keys.required("title", .sentence, "What it is called.")
    let address = keys.optional("address", .webAddress, "Where to read it.")
    let author = keys.optional("author", .text, "Who wrote it.")
    let date = keys.optional("date", .text, "When it was written, as exactly as is known.")
    let read = keys.required("read", .day, "The day on which it was read.")
    let note = keys.optional("note", .sentence, "What else to know, such as which copy was read.")
    let partNames = keys.optional("calledIn", .texts, "What letters call its parts.")
    guard let key, let title, let read else { return nil }
    return CitedSource(
      key: key, title: title, address: address ?? "", author: author ?? "", date: date ?? "",
      read: read.day, note: note ?? "", partNames: partNames ?? [])
  }
}

extension RuleBook {
  /// The source of that key; a later entry replaces an earlier one.
  package func source(_ key: String) -> CitedSource? {
    sources.last { $0.key == key }
  }
}
