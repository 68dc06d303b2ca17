internal import Diagnostics
internal import Model
internal import Rules

/// Services and devices as people call them: by id, name or model, as `explain` finds them.
struct CatalogueNames {
  private let book: RuleBook
  private let reference: Reference

  init(of book: RuleBook) {
    self.book = book
    reference = Reference.of(book)
  }

  /// What names with commas or spaces between them stand for, or what is wrong with one of them.
  ///
  /// A name may have both in it, such as `iPhone SE (3rd generation)` or `iPhone14,6`.
  func ids(in text: String, _ kind: ReferenceEntry.Kind) throws(Refusal) -> [String] {
    if let id = id(of: text.trimmed, kind) { return [id] }
    var ids: [String] = []
    for part in text.split(separator: ",").map(\.trimmed) where !part.isEmpty {
      if let id = id(of: part, kind) {
        ids.append(id)
        continue
      }
      for word in part.split(whereSeparator: \.isWhitespace).map(String.init) {
        guard let id = id(of: word, kind) else {
          let isOne = !part.split(separator: " ").contains { self.id(of: String($0), kind) != nil }
          throw mistake(isOne ? part : word, kind)
        }
        ids.append(id)
      }
    }
    return ids
  }

  /// Another word for a service stays what it is, as a description may have it.
  private func id(of name: String, _ kind: ReferenceEntry.Kind) -> String? {
    if kind == .service, book.catalogues.provider(name) != nil { return name }
    return reference.entries(named: name).first { $0.kind == kind }?.name
  }

  private func mistake(_ name: String, _ kind: ReferenceEntry.Kind) -> Refusal {
    let hint = Suggestion.clause(for: name, among: reference.candidates(of: [kind]))
    return Refusal("there is no \(kind.rawValue) \(name.quoted)\(hint)")
  }
}
