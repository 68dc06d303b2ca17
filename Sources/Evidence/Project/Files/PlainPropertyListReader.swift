internal import Diagnostics

/// Reads a property list in the old style: `{key = value;}`, as project files are written.
struct PlainPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PropertyList.Mistake) -> PropertyList {
    try skipSpace()
    let value = try value(depth: 0)
    try skipSpace()
    guard position == bytes.count else { throw mistake() }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyList.Mistake) -> PropertyList {
    let start = position
    guard depth < PropertyList.deepest else {
      throw PropertyList.Mistake(offset: start, message: .deepList)
    }
    switch current {
    case UInt8(ascii: "{"):
      position += 1
      return PropertyList(.dictionary(try entries(depth)), at: start)
    case UInt8(ascii: "("):
      position += 1
      return PropertyList(.list(try items(depth)), at: start)
    case UInt8(ascii: "<"): return PropertyList(.text(try data()), at: start)
    default: return PropertyList(.text(try word()), at: start)
    }
  }

  private mutating func entries(_ depth: Int) throws(PropertyList.Mistake) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return entries }
      let start = position
      let key = try word()
      try skipSpace()
      guard take(UInt8(ascii: "=")) else { throw mistake() }
      try skipSpace()
      let value = try value(depth: depth + 1)
      try skipSpace()
      guard take(UInt8(ascii: ";")) else { throw mistake() }
      entries.append(PropertyList.Entry(key: key, value: PropertyList(value.content, at: start)))
    }
  }

  private mutating func items(_ depth: Int) throws(PropertyList.Mistake) -> [PropertyList] {
    var items: [PropertyList] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return items }
      items.append(try value(depth: depth + 1))
      try skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: ")")) else { throw mistake() }
      return items
    }
  }

  private mutating func data() throws(PropertyList.Mistake) -> String {
    let start = position
    while position < bytes.count, current != UInt8(ascii: ">") { position += 1 }
    guard take(UInt8(ascii: ">")) else { throw mistake(at: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() throws(PropertyList.Mistake) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte = current, Self.isWord(byte) { position += 1 }
    guard position > start else { throw mistake() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(PropertyList.Mistake) -> String {
    let start = position
    let quote = bytes[position]
    var text: [UInt8] = []
    position += 1
    while let byte = current {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = current else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    throw mistake(at: start)
  }

  private mutating func skipSpace() throws(PropertyList.Mistake) {
    while let byte = current {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let start = position
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        guard position < bytes.count else { throw mistake(at: start) }
        position += 2
      } else {
        return
      }
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private static let marks = Set("_$/:.-+@".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || marks.contains(byte)
  }

  private func mistake(at offset: Int? = nil) -> PropertyList.Mistake {
    PropertyList.Mistake(offset: offset ?? position, message: .brokenList)
  }
}
