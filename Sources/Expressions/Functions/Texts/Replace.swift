extension Function {
  static let replace = Function(
    name: "replace",
    summary: "The text with a part replaced, everywhere or so many times.",
    example: "'Sign in'.replace('in', 'up') == 'Sign up'",
    overloads: [
      Overload(
        on: .string,
        [.string, .string],
        result: .string,
        body: { replaced($0, limit: -1) }
      ),
      Overload(on: .string, [.string, .string, .integer], result: .string) { arguments in
        guard let limit = arguments.integer(3) else { return arguments.mismatch }
        return replaced(arguments, limit: limit)
      },
    ]
  )

  private static func replaced(_ arguments: Arguments, limit: Int64) -> Value {
    guard let text = arguments.text(0), let part = arguments.text(1),
      let other = arguments.text(2)
    else { return arguments.mismatch }
    let bytes = Array(text.utf8)
    let places = places(of: Array(part.utf8), in: bytes, limit: limit)
    let (growth, overflows) = places.count.multipliedReportingOverflow(by: other.utf8.count)
    guard !overflows, growth <= arguments.room else { return arguments.tooLarge }
    var result: [UInt8] = []
    var rest = 0
    for place in places {
      result.append(contentsOf: bytes[rest..<place])
      result.append(contentsOf: other.utf8)
      rest = place + part.utf8.count
    }
    result.append(contentsOf: bytes[rest...])
    return .string(String(decoding: result, as: UTF8.self))
  }

  /// An empty part is found before every character and at the end.
  private static func places(of part: [UInt8], in bytes: [UInt8], limit: Int64) -> [Int] {
    var places: [Int] = []
    var start = 0
    while limit < 0 || places.count < limit {
      guard let place = ByteSearch.first(of: part, in: bytes, from: start) else { break }
      places.append(place)
      start = place + max(1, part.count)
      while part.isEmpty, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
      if start > bytes.count { break }
    }
    return places
  }
}
