internal import Diagnostics

struct PropertyList: Sendable {
  enum Content: Sendable {
    /// Numbers, dates and data are texts as well.
    case text(String)
    case flag(Bool)
    case list([PropertyList])
    case dictionary([Entry])
  }

  struct Entry: Sendable {
    let key: String
    let value: PropertyList
  }

  /// Why bytes are no property list, and where that shows.
  struct Mistake: Error {
    let offset: Int
    let message: Message
  }

  let content: Content
  /// The offset at which it is written; for an entry's value, that of its key.
  let offset: Int

  /// Lists and dictionaries inside one another.
  static let deepest = 200

  /// Reads any way of writing one.
  init(reading bytes: [UInt8]) throws(Mistake) {
    if bytes.starts(with: "bplist".utf8) {
      do throws(AppMistake) {
        self = try BinaryPropertyListReader.read(bytes)
        return
      } catch {
        throw Mistake(offset: 0, message: .brokenList)
      }
    }
    let first = bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "<") {
      self = try XMLPropertyListReader(bytes).read()
    } else {
      var reader = PlainPropertyListReader(bytes)
      self = try reader.read()
    }
  }

  init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var items: [PropertyList] {
    if case .list(let items) = content { items } else { [] }
  }

  var entries: [Entry] {
    if case .dictionary(let entries) = content { entries } else { [] }
  }

  subscript(key: String) -> PropertyList? {
    entries.first { $0.key == key }?.value
  }

  /// Whether it says yes, or something.
  var isOn: Bool {
    switch content {
    case .text(let text): !["", "NO", "0", "false"].contains(text)
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    }
  }
}

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
