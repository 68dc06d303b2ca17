/// Reads a property list that is written as XML; no entity but XML's own five is known.
struct XMLPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(PropertyList.Mistake) -> PropertyList {
    let outer = try tag()
    guard outer.name == "plist", !outer.isEnd, !outer.isEmpty else { throw mistake() }
    let value = try value(try tag(), depth: 0)
    let end = try tag()
    guard end.name == "plist", end.isEnd else { throw mistake() }
    return value
  }

  private struct Tag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    let offset: Int
  }

  private mutating func value(
    _ tag: Tag,
    depth: Int
  ) throws(PropertyList.Mistake) -> PropertyList {
    guard depth < PropertyList.deepest else {
      throw PropertyList.Mistake(offset: tag.offset, message: .deepList)
    }
    guard !tag.isEnd else { throw mistake(at: tag.offset) }
    switch tag.name {
    case "true", "false":
      if !tag.isEmpty { _ = try text(upTo: tag.name) }
      return PropertyList(.flag(tag.name == "true"), at: tag.offset)
    case "string", "integer", "real", "date", "data":
      let text = tag.isEmpty ? "" : try text(upTo: tag.name)
      return PropertyList(.text(text), at: tag.offset)
    case "array":
      return PropertyList(.list(tag.isEmpty ? [] : try items(depth)), at: tag.offset)
    case "dict":
      return PropertyList(.dictionary(tag.isEmpty ? [] : try entries(depth)), at: tag.offset)
    default: throw mistake(at: tag.offset)
    }
  }

  private mutating func items(_ depth: Int) throws(PropertyList.Mistake) -> [PropertyList] {
    var items: [PropertyList] = []
    while true {
      let tag = try tag()
      if tag.isEnd, tag.name == "array" { return items }
      items.append(try value(tag, depth: depth + 1))
    }
  }

  private mutating func entries(
    _ depth: Int
  ) throws(PropertyList.Mistake) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    while true {
      let start = try tag()
      if start.isEnd, start.name == "dict" { return entries }
      guard start.name == "key", !start.isEnd else { throw mistake(at: start.offset) }
      let key = start.isEmpty ? "" : try text(upTo: "key")
      let value = try value(try tag(), depth: depth + 1)
      let placed = PropertyList(value.content, at: start.offset)
      entries.append(PropertyList.Entry(key: key, value: placed))
    }
  }

  /// The next tag; comments, instructions and the document type are stepped over.
  private mutating func tag() throws(PropertyList.Mistake) -> Tag {
    while true {
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      guard position < bytes.count else { throw mistake() }
      if bytes[position] == UInt8(ascii: "#") {
        // A file that goes through the C preprocessor: `#ifdef` on a line of its own.
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        continue
      }
      guard bytes[position] == UInt8(ascii: "<") else { throw mistake() }
      if starts(with: "<!--") {
        try skip(behind: "-->")
      } else if starts(with: "<?") {
        try skip(behind: "?>")
      } else if starts(with: "<!") {
        // What a document type declares itself could be an entity, which isn't known.
        try skip(behind: ">")
      } else {
        return try plainTag()
      }
    }
  }

  private mutating func plainTag() throws(PropertyList.Mistake) -> Tag {
    let start = position
    position += 1
    let isEnd = starts(with: "/")
    if isEnd { position += 1 }
    let nameStart = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    let rest = position
    try skip(behind: ">")
    let isEmpty = position - 2 >= rest && bytes[position - 2] == UInt8(ascii: "/")
    return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty, offset: start)
  }

  /// The characters before an end tag, which is stepped over.
  private mutating func text(upTo name: String) throws(PropertyList.Mistake) -> String {
    var text: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if starts(with: "<!--") {
          try skip(behind: "-->")
        } else if starts(with: "<![CDATA[") {
          let start = position + 9
          try skip(behind: "]]>")
          text += bytes[start..<(position - 3)]
        } else {
          let end = try plainTag()
          guard end.isEnd, end.name == name else { throw mistake(at: end.offset) }
          return String(decoding: text, as: UTF8.self)
        }
      case UInt8(ascii: "&"): text += try entity()
      default:
        text.append(bytes[position])
        position += 1
      }
    }
    throw mistake()
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private mutating func entity() throws(PropertyList.Mistake) -> [UInt8] {
    let start = position
    let semicolon = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let semicolon else { throw mistake() }
    let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
    position = semicolon + 1
    if let known = Self.entities[name] { return Array(known.utf8) }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { throw mistake(at: start) }
    return Array(String(scalar).utf8)
  }

  private mutating func skip(behind end: StaticString) throws(PropertyList.Mistake) {
    let start = position
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw mistake(at: start)
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[position...].starts(with: text.description.utf8)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
  }

  private func mistake(at offset: Int? = nil) -> PropertyList.Mistake {
    PropertyList.Mistake(offset: offset ?? position, message: .brokenList)
  }
}
