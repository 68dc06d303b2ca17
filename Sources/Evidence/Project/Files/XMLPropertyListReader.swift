internal import Diagnostics

/// Reads a property list that is written as XML; no entity but XML's own five is known.
struct XMLPropertyListReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = Self.withoutDirectives(String(decoding: bytes, as: UTF8.self))
  }

  func read() throws(PropertyList.Mistake) -> PropertyList {
    let root: XMLElement
    do throws(XMLMistake) {
      // Around the outermost value stands `plist`.
      root = try ExpatParser.root(of: bytes, deepest: PropertyList.deepest + 1)
    } catch {
      let isDeep = if case .tooDeep = error.reason { true } else { false }
      throw PropertyList.Mistake(
        offset: error.bytes.lowerBound, message: isDeep ? .deepList : .brokenList)
    }
    guard root.name == "plist", root.children.count == 1, root.text.isBlank else {
      throw mistake(at: root)
    }
    return try value(root.children[0])
  }

  private func value(_ element: XMLElement) throws(PropertyList.Mistake) -> PropertyList {
    let isOuter = element.name == "array" || element.name == "dict"
    guard isOuter ? element.text.isBlank : element.children.isEmpty else {
      throw mistake(at: element)
    }
    let content: PropertyList.Content
    switch element.name {
    case "true", "false": content = .flag(element.name == "true")
    case "string", "integer", "real", "date", "data": content = .text(element.text)
    case "array":
      var items: [PropertyList] = []
      for child in element.children { items.append(try value(child)) }
      content = .list(items)
    case "dict": content = .dictionary(try entries(of: element))
    default: throw mistake(at: element)
    }
    return PropertyList(content, at: element.bytes.lowerBound)
  }

  private func entries(
    of dictionary: XMLElement
  ) throws(PropertyList.Mistake) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var rest = dictionary.children[...]
    while let key = rest.popFirst() {
      guard key.name == "key", key.children.isEmpty, let next = rest.popFirst() else {
        throw mistake(at: key)
      }
      let placed = PropertyList(try value(next).content, at: key.bytes.lowerBound)
      entries.append(PropertyList.Entry(key: key.text, value: placed))
    }
    return entries
  }

  /// The bytes without what the C preprocessor is told, which some projects let read their files:
  /// `#ifdef` on a line of its own, between elements. No byte moves.
  private static func withoutDirectives(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    var isBetweenElements = true
    var start = 0
    while let first = bytes[start...].firstIndex(where: { $0 > 0x20 }) {
      start = bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = bytes[first..<start]
      if isBetweenElements, line.first == UInt8(ascii: "#"), !line.contains("</".utf8) {
        for index in line.indices { bytes[index] = UInt8(ascii: " ") }
      } else {
        isBetweenElements = line.last { $0 > 0x20 } == UInt8(ascii: ">")
      }
    }
    return bytes
  }

  private func mistake(at element: XMLElement) -> PropertyList.Mistake {
    PropertyList.Mistake(offset: element.bytes.lowerBound, message: .brokenList)
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}
