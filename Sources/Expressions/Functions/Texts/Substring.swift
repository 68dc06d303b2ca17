extension Function {
  static let substring = Function(
    name: "substring",
    summary: "The characters from a position on, up to another or to the end.",
    example: "'with Apple'.substring(5) == 'Apple'",
    overloads: [
      Overload(on: .string, [.integer], result: .string) { arguments in
        guard let text = arguments.text(0), let start = arguments.integer(1) else {
          return arguments.mismatch
        }
        return part(of: text, from: start, to: nil)
      },
      Overload(on: .string, [.integer, .integer], result: .string) { arguments in
        guard let text = arguments.text(0), let start = arguments.integer(1),
          let end = arguments.integer(2)
        else { return arguments.mismatch }
        return part(of: text, from: start, to: end)
      },
    ]
  )

  private static func part(of text: String, from start: Int64, to end: Int64?) -> Value {
    let scalars = Array(text.unicodeScalars)
    let positions: ClosedRange<Int64> = 0...Int64(scalars.count)
    let end = end ?? positions.upperBound
    guard positions.contains(start) else { return .outside(start) }
    guard positions.contains(end) else { return .outside(end) }
    guard start <= end else { return .invalid("a part can't begin at \(start) and end at \(end)") }
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[Int(start)..<Int(end)])
    return .string(String(part))
  }
}
