internal import Documents
internal import Expressions

/// A parameter's value, typed by how it is written: `44.0` a double, `14` an integer.
struct ParameterValue {
  let value: Value

  /// Nil for mappings and for nothing.
  init?(_ node: DocumentNode) {
    switch node.content {
    case .scalar(let text, let style):
      guard !node.isNull else { return nil }
      value = style == .plain ? Self.plain(text) : .string(text)
    case .sequence(let items):
      let values = items.compactMap { ParameterValue($0) }
      guard values.count == items.count else { return nil }
      value = .list(ContiguousArray(values.map { TracedValue($0.value) }))
    case .mapping:
      return nil
    }
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
    return Double(text).map(Value.double) ?? .string(text)
  }
}
