package import Diagnostics
package import Documents
internal import Expressions

extension NodeReader {
  /// A single value of a field's type; nil when it was reported.
  mutating func value(_ node: DocumentNode, as type: FieldType, scale: Double) -> Value? {
    switch type {
    case .text, .id: text(node).map(Value.string)
    case .number(let limits): number(node, in: limits).map(Value.double)
    case .length(let limits): length(node, in: limits).map { .double($0 / scale) }
    case .boolean: boolean(node).map(Value.boolean)
    case .date: date(node).map { .timestamp(Timestamp(of: $0)) }
    case .choice(let type): word(node, among: type.words).map(Value.string)
    case .colour, .region, .languageTag, .version: text(node, as: type)
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

  private mutating func text(_ node: DocumentNode, as type: FieldType) -> Value? {
    guard let text = text(node) else { return nil }
    guard let mistake = type.mistake(in: text) else { return .string(text) }
    diagnostics.report(mistake, at: range(of: node))
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
