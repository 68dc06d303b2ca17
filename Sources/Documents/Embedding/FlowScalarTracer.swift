/// Traces scalars that are plain or in quotes, on one line or folded over several.
struct FlowScalarTracer {
  private var output: ScalarTrace
  private var position = 0

  init(of source: ScalarSource) {
    output = ScalarTrace(of: source)
  }

  private var source: ScalarSource { output.text }

  /// Goes through the scalar.
  mutating func trace() -> ScalarTrace {
    let quote = source.first ?? 0
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    if isQuoted { position = 1 }
    while position < source.bytes.count {
      let byte = source[position]
      if source.isBlank(position) || source.lineBreak(at: position) != nil {
        traceSpace(isEscaped: false)
      } else if isQuoted, byte == quote {
        guard byte == UInt8(ascii: "'"), source[position + 1] == byte else { return output }
        output.put([byte], for: position..<position + 2)
        position += 2
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        traceEscape()
      } else {
        output.copy(position..<position + 1)
        position += 1
      }
    }
    return output
  }

  /// White space stays between words; around line breaks it goes, and the breaks are folded.
  private mutating func traceSpace(isEscaped: Bool) {
    let start = position
    var breaks: [LineBreak] = []
    while true {
      if source.isBlank(position) {
        position += 1
      } else if let lineBreak = source.lineBreak(at: position) {
        breaks.append(lineBreak)
        position = lineBreak.range.upperBound
      } else {
        break
      }
    }
    if isEscaped {
      output.put(breaks)
    } else if breaks.isEmpty {
      output.copy(start..<position)
    } else if breaks[0].isKept {
      output.put(breaks)
    } else if breaks.count == 1 {
      output.put([UInt8(ascii: " ")], for: breaks[0].range.lowerBound..<position)
    } else {
      output.put(breaks.dropFirst())
    }
  }

  private mutating func traceEscape() {
    if let lineBreak = source.lineBreak(at: position + 1) {
      position = lineBreak.range.upperBound
      traceSpace(isEscaped: true)
      return
    }
    let escape = EscapeSequence(in: source, at: position)
    output.put(escape.value, for: position..<position + escape.length)
    position += escape.length
  }
}
