/// How a value of a description is named: `screens["sign-in"].buttons[0].frame`.
package struct Path: Hashable, Sendable {
  /// One step of a path.
  package enum Component: Hashable, Sendable {
    case key(String)
    /// An item by its position, from 0.
    case index(Int)
    /// An item by its id.
    case id(String)
  }

  package let components: [Component]

  package init(_ components: [Component]) {
    self.components = components
  }

  /// Reads a path; nil when the text is none.
  package init?(_ text: String) {
    var reader = Reader(rest: Substring(text))
    guard let components = reader.components() else { return nil }
    self.components = components
  }
}

extension Path: CustomStringConvertible {
  package var description: String {
    var text: [UInt8] = []
    for component in components { component.append(to: &text, isFirst: text.isEmpty) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Path.Component {
  /// Adds the step to a path as it is written down.
  func append(to path: inout [UInt8], isFirst: Bool) {
    switch self {
    case .key(let key):
      if !isFirst { path.append(UInt8(ascii: ".")) }
      path += key.utf8
    case .index(let index):
      path.append(UInt8(ascii: "["))
      path += String(index).utf8
      path.append(UInt8(ascii: "]"))
    case .id(let id):
      path += "[\"".utf8
      for byte in id.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          path.append(UInt8(ascii: "\\"))
        }
        path.append(byte)
      }
      path += "\"]".utf8
    }
  }
}

/// Reads a path from left to right.
private struct Reader {
  var rest: Substring

  mutating func components() -> [Path.Component]? {
    guard let first = key() else { return nil }
    var components: [Path.Component] = [.key(first)]
    while let next = rest.first {
      rest.removeFirst()
      switch next {
      case ".":
        guard let key = key() else { return nil }
        components.append(.key(key))
      case "[":
        guard let item = item() else { return nil }
        components.append(item)
      default:
        return nil
      }
    }
    return components
  }

  private mutating func key() -> String? {
    let key = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" && $0 != "\"" && $0 != " " }
    rest.removeFirst(key.count)
    return key.isEmpty ? nil : String(key)
  }

  private mutating func item() -> Path.Component? {
    guard let quote = rest.first else { return nil }
    if quote == "\"" || quote == "'" { return id(quotedWith: quote) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    guard let index = Int(digits), rest.first == "]" else { return nil }
    rest.removeFirst()
    return .index(index)
  }

  private mutating func id(quotedWith quote: Character) -> Path.Component? {
    rest.removeFirst()
    var id = ""
    while let letter = rest.popFirst() {
      if letter == "\\", let escaped = rest.popFirst() {
        id.append(escaped)
      } else if letter == quote {
        guard rest.popFirst() == "]" else { return nil }
        return .id(id)
      } else {
        id.append(letter)
      }
    }
    return nil
  }
}
