internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model

/// A parameter's value, typed by how it is written: `44.0` a double, `14` an integer, `2026-11-21`
/// a day.
struct ParameterValue {
  let value: Value

  /// Nil for nothing, and for lists and mappings that have nothing in them or nothing of one type.
  init?(_ node: DocumentNode) {
    switch node.content {
    case .scalar(let text, let style):
      guard !node.isNull else { return nil }
      value = style == .plain ? Self.plain(text) : .string(text)
    case .sequence(let items):
      guard let values = Self.values(of: items) else { return nil }
      value = .list(ContiguousArray(values.map { TracedValue($0) }))
    case .mapping(let entries):
      guard !entries.isEmpty, let values = Self.values(of: entries.map(\.value)) else {
        return nil
      }
      let pairs = zip(entries, values).map { entry, value in (entry.name, TracedValue(value)) }
      value = .map(ValueMap(texts: pairs))
    }
  }

  /// Values of one type; whole numbers among others count as doubles.
  private static func values(of nodes: [DocumentNode]) -> [Value]? {
    let values = nodes.compactMap { ParameterValue($0)?.value }
    guard values.count == nodes.count else { return nil }
    let types = Set(values.map(\.parameterType))
    if types.count <= 1 { return values }
    guard types == [.integer, .double] else { return nil }
    return values.map { $0.widened(to: .double) }
  }

  /// Whether it is a text without quotes as well.
  static func isText(_ text: String) -> Bool {
    if case .string = plain(text) { true } else { false }
  }

  private static func plain(_ text: String) -> Value {
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    let looksLikeNumber = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard looksLikeNumber else { return .string(text) }
    if let integer = Int64(text) { return .integer(integer) }
    if let day = CalendarDate(text) { return .timestamp(Timestamp(of: day)) }
    return Double(text).map(Value.double) ?? .string(text)
  }
}
