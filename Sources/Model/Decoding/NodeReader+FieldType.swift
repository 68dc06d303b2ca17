package import Diagnostics
package import Documents
internal import Expressions

extension NodeReader {
  /// A single value of a field's type; nil when it was reported.
  mutating func value(_ node: DocumentNode, as type: FieldType, scale: Double) -> Value? {
    switch type {
    case .text: text(node).map(Value.string)
    case .number(let limits): number(node, in: limits).map(Value.double)
    case .length(let limits): length(node, in: limits).map { .double($0 / scale) }
    case .boolean: boolean(node).map(Value.boolean)
    case .date: date(node).map { .timestamp(Timestamp(of: $0)) }
    case .choice(let type): word(node, among: type.words).map(Value.string)
    case .colour(let names): text(node, as: type) { .notAColour($0, names) }
    case .region(let words, _): text(node, as: type) { .notARegion($0, words) }
    case .languageTag: text(node, as: type) { .notALanguageTag($0) }
    case .version: text(node, as: type) { Message(.notAVersion, $0.quoted) }
    case .facts: facts(node)
    case .list, .section: preconditionFailure("lists and sections are read by the decoder")
    }
  }

  private mutating func length(_ node: DocumentNode, in limits: ClosedRange<Double>) -> Double? {
    guard limits.lowerBound == FieldType.aboveZero else {
      return number(node, in: limits)
    }
    guard let number = number(node, in: -.infinity...limits.upperBound) else { return nil }
    if number > 0 { return number }
    diagnostics.report(Message(.notAboveZero, (node.text ?? "").quoted), at: range(of: node))
    return nil
  }

  private mutating func text(
    _ node: DocumentNode, as type: FieldType, otherwise message: (String) -> Message
  ) -> Value? {
    guard let text = text(node) else { return nil }
    if type.accepts(text) { return .string(text) }
    diagnostics.report(message(text), at: range(of: node))
    return nil
  }
}

extension FieldType {
  /// Whether a value can be one of its own; sections are said field by field.
  package func takes(_ node: DocumentNode, in file: SourceFile) -> Bool {
    switch self {
    case .section, .list(.section): return false
    case .list(let item): return node.items?.allSatisfy { item.takes($0, in: file) } ?? false
    default:
      var reader = NodeReader(of: file)
      return reader.value(node, as: self, scale: 1) != nil
    }
  }
}

extension Message {
  fileprivate static func notAColour(_ text: String, _ names: [String]) -> Self {
    let hint = Suggestion.clause(for: text, among: names)
    let known = (["\"#RRGGBB\""] + names).alternatives
    return Self(.notAColour, text.quoted, known, hint)
  }

  fileprivate static func notARegion(_ text: String, _ words: [String]) -> Self {
    let code = text.uppercased()
    let meant = Region.isCode(code) ? code : Suggestion.nearest(to: text, among: words)
    let hint: Message = meant.map { Message(.didYouMeanQuoted, $0) } ?? .empty
    let further: Message = words.isEmpty ? .empty : Message(.orElse, words.alternatives)
    return Self(.notARegion, text.quoted, further, hint)
  }

  fileprivate static func notALanguageTag(_ text: String) -> Self {
    let meant = String(text.map { $0 == "_" ? "-" : $0 })
    let hint: Message =
      LanguageTag.isWellFormed(meant) ? Message(.didYouMean, meant.quoted) : .empty
    return Self(.notALanguageTag, text.quoted, hint)
  }
}
