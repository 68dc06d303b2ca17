internal import Expressions

/// What a capture says of a field of a screen or a button: a layer holds it, `import` prints it.
package struct CapturedValue: Sendable {
  package enum Content: Hashable, Sendable {
    /// A text, or one of some words.
    case text(String)
    case answer(Bool)
    case length(Double)
    /// Those of a section that may be written as a list.
    case lengths([Double])
  }

  /// What a tool wrote down under a key, if it did, and where.
  package typealias Fact = (key: String, content: Content?, bytes: Range<Int>)

  package let field: Field
  let slot: Int
  /// Nil where the capture can't tell, and what else counts would be a claim about it.
  package let content: Content?
  /// Where the capture says so.
  package let bytes: Range<Int>
}

extension Section {
  /// What facts say of its fields; what a field can't be isn't known.
  func values(of facts: [CapturedValue.Fact]) -> [CapturedValue] {
    facts.compactMap { fact in
      let slot = slot(fact.key)
      let field = fields[slot]
      let content = fact.content.flatMap { field.type.accepts($0) ? $0 : nil }
      guard content != nil || field.isOpenWhenUnknown else { return nil }
      return CapturedValue(field: field, slot: slot, content: content, bytes: fact.bytes)
    }
  }

  static let capturedScreenFields = plainDescription.section("screens")
  static let capturedButtonFields = capturedScreenFields.section("buttons")
}

extension FieldType {
  fileprivate func accepts(_ content: CapturedValue.Content) -> Bool {
    switch (self, content) {
    case (.choice(let type), .text(let word)): type.words.contains(word)
    case (_, .text(let text)): accepts(text)
    case (.boolean, .answer): true
    case (.length(let limits), .length(let length)): limits.contains(length)
    case (.section(let section), .lengths(let lengths)):
      section.fields.count == lengths.count
        && zip(section.fields, lengths).allSatisfy { $0.type.accepts(.length($1)) }
    default: false
    }
  }
}
