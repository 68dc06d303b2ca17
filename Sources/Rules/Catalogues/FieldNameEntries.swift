internal import Documents
internal import Expressions
internal import Model

extension FieldNames: CatalogueEntry {
  static let catalogue = "fieldNames"

  var words: [String] { [locale] }

  static func read(_ keys: inout MappingReader) -> FieldNames? {
    let locale = keys.required("locale", .text)
    let names = keys.namesByMeaning()
    let alone = keys.optional("alone", .mapping { $0.namesByMeaning() })
    let fillers = keys.optional("fillers", .texts)
    guard let locale else { return nil }
    return FieldNames(locale: locale, names: names, alone: alone ?? [:], fillers: fillers ?? [])
  }
}

extension MappingReader {
  /// Names under what they mean.
  fileprivate mutating func namesByMeaning() -> [String: [String]] {
    var names: [String: [String]] = [:]
    for meaning in FieldMeaning.all.words { names[meaning] = optional(meaning, .texts) }
    return names
  }
}
