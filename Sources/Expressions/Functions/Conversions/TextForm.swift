/// How single values are written as text.
enum TextForm {
  /// Nil for what has no one text: lists, maps, records and the like.
  static func text(of value: Value) -> String? {
    switch value {
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
}
