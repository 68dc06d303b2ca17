internal import Diagnostics

extension Value {
  /// How a single value is written as text; nil for lists, maps, records and the like.
  var text: String? {
    switch self {
    case .string(let text): text
    case .boolean(let answer): answer ? "true" : "false"
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): DecimalNumber.shortest(number)
    case .timestamp(let time): time.text
    case .duration(let span): span.text
    default: nil
    }
  }

  /// The value as an expression would write it; of a section, what is known of it.
  package var words: String {
    switch self {
    case .null: "null"
    case .string(let text): "'" + text.withEscapes + "'"
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .timestamp(let time): time.isMidnight ? String(time.text.prefix(10)) : time.text
    case .list(let items): items.words
    case .map(let map):
      "{"
        + map.entries.map { "\($0.key.value.words): \($0.value.value.words)" }
        .joined(separator: ", ") + "}"
    case .type(let type): type.name
    case .optional(.none): "nothing"
    case .optional(.some(let operand)): operand.value.words
    case .object(let record): record.words
    case .absent, .unwritten: "absent"
    case .undecided: "undecided"
    case .further: "…"
    case .atLeast(let count, _): "at least \(count)"
    case .error(let error): "error: \(error.message.text)"
    default: text ?? typeName
    }
  }
}

extension ContiguousArray<TracedValue> {
  /// Of many items only the first.
  fileprivate var words: String {
    let most = 12
    let shown = prefix(count > most ? 3 : most).map(\.value.words)
    let rest = count > most ? ["… \(count) in all"] : []
    return "[" + (shown + rest).joined(separator: ", ") + "]"
  }
}

extension Record {
  fileprivate var words: String {
    let known = zip(type.fields, slots).filter { $1.value.isPlain }
    return "{" + known.map { "\($0.name): \($1.value.words)" }.joined(separator: ", ") + "}"
  }
}

extension Timestamp {
  fileprivate var isMidnight: Bool { nanoseconds == 0 && seconds % 86_400 == 0 }
}
