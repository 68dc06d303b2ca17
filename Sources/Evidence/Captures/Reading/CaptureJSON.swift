internal import Diagnostics
internal import Documents
internal import Model

/// Reads JSON, which is YAML, with room for what tools write.
enum CaptureJSON {
  /// The value that begins at a byte, or the values of several lines as one list.
  static func root(of file: SourceFile, from start: Int) throws(CaptureMistake) -> DocumentNode {
    guard let lines = try valuesInLines(of: file, from: start), lines.count > 1 else {
      return try value(in: start..<file.bytes.count, of: file)
    }
    var items: [DocumentNode] = []
    for line in lines {
      // Each reading begins anew: what stands before it would be read each time.
      let part = SourceFile(path: file.id.path, bytes: Array(file.bytes[line]))
      do throws(CaptureMistake) {
        items.append(try value(in: 0..<part.bytes.count, of: part).moved(by: line.lowerBound))
      } catch {
        throw CaptureMistake(error.diagnostics.map { $0.moved(by: line.lowerBound) })
      }
    }
    return DocumentNode(.sequence(items), bytes: start..<file.bytes.count)
  }

  private static let mostValues = 500_000

  /// Told by the commas between values, before room is made for them.
  private static func hasTooManyValues(_ text: ArraySlice<UInt8>) -> Bool {
    var commas = 0
    var isInText = false
    var isEscaped = false
    for byte in text {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInText
      } else if byte == UInt8(ascii: "\"") {
        isInText.toggle()
      } else if byte == UInt8(ascii: ","), !isInText {
        commas += 1
      }
    }
    return commas > mostValues
  }

  private static var limits: ReadingLimits {
    var limits = ReadingLimits.standard
    limits.nodes = mostValues
    limits.depth = 1_000
    return limits
  }

  private static func value(
    in part: Range<Int>, of file: SourceFile
  ) throws(CaptureMistake) -> DocumentNode {
    guard !hasTooManyValues(file.bytes[part]) else {
      throw CaptureMistake(
        Message(.tooManyValues, Amount(mostValues)), in: file, at: part.lowerBound..<part.lowerBound
      )
    }
    // Before it stands what isn't JSON; a tab can't be part of a text in JSON.
    let blank = file.bytes.enumerated().map { offset, byte in
      let isBlank = byte == 0x09 || offset < part.lowerBound && byte != 0x0A
      return isBlank ? UInt8(ascii: " ") : byte
    }
    let read = DocumentReader(limits: limits).readAll(SourceFile(path: file.id.path, bytes: blank))
    let errors = read.allDiagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let document = read.documents.first else { throw CaptureMistake(errors) }
    return document.root
  }

  /// The lines that are an object each, if all but blank ones are.
  private static func valuesInLines(
    of file: SourceFile, from start: Int
  ) throws(CaptureMistake) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    for line in CaptureLines(of: file, from: start) {
      guard let last = line.utf8.last(where: { $0 > 0x20 }) else { continue }
      guard line.utf8.first == UInt8(ascii: "{"), last == UInt8(ascii: "}") else { return nil }
      lines.append(line.bytes)
      guard lines.count <= ScreenBuilder.mostElements else {
        throw CaptureMistake(.tooManyElements(ScreenBuilder.mostElements), in: file)
      }
    }
    return lines
  }
}

extension DocumentNode {
  fileprivate func moved(by offset: Int) -> DocumentNode {
    let place = bytes.lowerBound + offset..<bytes.upperBound + offset
    switch content {
    case .scalar: return DocumentNode(content, bytes: place)
    case .sequence(let items):
      return DocumentNode(.sequence(items.map { $0.moved(by: offset) }), bytes: place)
    case .mapping(let entries):
      let moved = entries.map {
        Entry(key: $0.key.moved(by: offset), value: $0.value.moved(by: offset))
      }
      return DocumentNode(.mapping(moved), bytes: place)
    }
  }
}

extension Diagnostic {
  fileprivate func moved(by offset: Int) -> Diagnostic {
    let bytes = range.bytes.lowerBound + offset..<range.bytes.upperBound + offset
    let place = SourceRange(file: range.file, bytes: bytes)
    return Diagnostic(message, at: place, severity: severity, notes: notes)
  }
}

// What formats in JSON ask of their values.
extension DocumentNode {
  /// The text of a key, unless it is absent, null or empty.
  func words(of key: String) -> String? {
    guard let value = value(of: key), !value.isNull, let text = value.text, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// Whether a key is there and says yes or no; a text of these words will do.
  func flag(of key: String) -> Bool? {
    switch value(of: key)?.text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// The number of a key; one that isn't finite is a mistake.
  func number(of key: String, in file: SourceFile) throws(CaptureMistake) -> Double? {
    guard let value = value(of: key), !value.isNull else { return nil }
    return try value.number(in: file)
  }

  /// The number that it is; anything else is a mistake.
  func number(in file: SourceFile) throws(CaptureMistake) -> Double {
    guard let text, let number = CaptureNumber.length(text) else {
      throw CaptureMistake(.unmeasuredFrame(text ?? "…"), in: file, at: bytes)
    }
    return number
  }

  /// The frame whose four lengths have these keys; a mistake unless all are there.
  func frame(
    _ keys: (x: String, y: String, width: String, height: String), in file: SourceFile
  ) throws(CaptureMistake) -> Rectangle {
    guard let x = try number(of: keys.x, in: file), let y = try number(of: keys.y, in: file),
      let width = try number(of: keys.width, in: file),
      let height = try number(of: keys.height, in: file)
    else { throw CaptureMistake(.unmeasuredFrame("…"), in: file, at: bytes) }
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}

/// Lengths as tools write them.
enum CaptureNumber {
  /// Tools that failed to measure write the largest numbers that they know.
  private static let longest = 1_000_000.0

  /// No tool writes more digits.
  private static let mostDigits = 60

  /// A finite length of a possible size.
  static func length(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count <= mostDigits, let number = Double(decimal: text), abs(number) <= longest
    else { return nil }
    return number
  }

  /// `{{x, y}, {w, h}}`; nil for anything else.
  static func frame(_ text: some StringProtocol) -> Rectangle? {
    guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    return frame(text.dropFirst(2).dropLast(2), between: "}, {", and: ", ")
  }

  /// `[l,t][r,b]` as a frame; nil for anything else.
  static func bounds(_ text: some StringProtocol) -> Rectangle? {
    guard text.hasPrefix("["), text.hasSuffix("]"),
      let edges = frame(text.dropFirst().dropLast(), between: "][", and: ",")
    else { return nil }
    return Rectangle(
      x: edges.x, y: edges.y, width: edges.width - edges.x, height: edges.height - edges.y)
  }

  /// Two pairs of numbers, with texts between the pairs and in them.
  static func frame(
    _ text: some StringProtocol, between pairs: String, and numbers: String
  ) -> Rectangle? {
    let halves = text.split(separator: pairs, omittingEmptySubsequences: false)
    let texts = halves.flatMap { $0.split(separator: numbers, omittingEmptySubsequences: false) }
    let lengths = texts.compactMap { length($0) }
    guard halves.count == 2, texts.count == 4, lengths.count == 4 else { return nil }
    return Rectangle(lengths)
  }
}

extension Rectangle {
  /// Of its four lengths.
  init(_ lengths: [Double]) {
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}
