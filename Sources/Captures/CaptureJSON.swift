internal import Diagnostics
internal import Documents

/// Reads JSON, which is YAML, with room for what tools write.
enum CaptureJSON {
  /// The value that begins at a byte, or the values of several lines as one list.
  static func root(of file: SourceFile, from start: Int) throws(CaptureMistake) -> DocumentNode {
    let lines = valuesInLines(of: file, from: start)
    guard lines.count > 1 else { return try value(in: start..<file.bytes.count, of: file) }
    guard lines.count <= ScreenBuilder.mostElements else {
      throw CaptureMistake(.tooManyElements(ScreenBuilder.mostElements), in: file)
    }
    var items: [DocumentNode] = []
    for line in lines {
      // Each reading begins anew: what stands before it would be read each time.
      let part = SourceFile(path: file.id.path, bytes: Array(file.bytes[line]))
      do throws(CaptureMistake) {
        items.append(
          try value(in: 0..<part.bytes.count, of: part).moved(by: line.lowerBound)
        )
      } catch {
        throw CaptureMistake(error.diagnostics.map { $0.moved(by: line.lowerBound) })
      }
    }
    return DocumentNode(.sequence(items), bytes: start..<file.bytes.count)
  }

  private static var limits: ReadingLimits {
    var limits = ReadingLimits.standard
    limits.nodes = 1_000_000
    limits.depth = 1_000
    return limits
  }

  private static func value(
    in part: Range<Int>,
    of file: SourceFile
  ) throws(CaptureMistake) -> DocumentNode {
    // Before it stands what isn't JSON; a tab can't be part of a text in JSON.
    let blank = file.bytes.enumerated().map { offset, byte in
      let isBlank = byte == 0x09 || offset < part.lowerBound && byte != 0x0A
      return isBlank ? UInt8(ascii: " ") : byte
    }
    let read = DocumentReader(limits: limits).readAll(
      SourceFile(path: file.id.path, bytes: blank)
    )
    let errors = read.allDiagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let document = read.documents.first else {
      throw CaptureMistake(errors)
    }
    return document.root
  }

  /// The lines that begin with an object each, if all but blank ones do.
  private static func valuesInLines(of file: SourceFile, from start: Int) -> [Range<Int>] {
    let lines = file.bytes[start...].split(separator: UInt8(ascii: "\n"))
      .filter { line in line.contains { $0 > 0x20 } }
    let areValues = lines.allSatisfy { line in
      line.first == UInt8(ascii: "{") && line.last { $0 > 0x20 } == UInt8(ascii: "}")
    }
    return areValues ? lines.map(\.indices) : []
  }
}

extension DocumentNode {
  /// The same as it stands so many bytes later.
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
    _ keys: (x: String, y: String, width: String, height: String),
    in file: SourceFile
  ) throws(CaptureMistake) -> CaptureFrame {
    guard let x = try number(of: keys.x, in: file), let y = try number(of: keys.y, in: file),
      let width = try number(of: keys.width, in: file),
      let height = try number(of: keys.height, in: file)
    else { throw CaptureMistake(.unmeasuredFrame("…"), in: file, at: bytes) }
    return CaptureFrame(x: x, y: y, width: width, height: height)
  }
}
