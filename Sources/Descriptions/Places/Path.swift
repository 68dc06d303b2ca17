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
    components.reduce("", +)
  }

  fileprivate static func escaped(_ id: String) -> String {
    guard id.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return id
    }
    return id.reduce(into: "") { text, letter in
      if letter == "\"" || letter == "\\" { text.append("\\") }
      text.append(letter)
    }
  }
}

extension Path.Component {
  /// A path as it is written down, and a step further.
  package static func + (path: String, step: Path.Component) -> String {
    var text = path
    switch step {
    case .key(let key):
      if path.isEmpty { return key }
      text.reserveCapacity(path.utf8.count + key.utf8.count + 1)
      text += "."
      text += key
    case .index(let index): text += "[" + String(index) + "]"
    case .id(let id): text += "[\"" + Path.escaped(id) + "\"]"
    }
    return text
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
