import YAML

/// The trees of a file's documents as bytes; `Documents/Reading/StoredTreeReader.swift` says how.
///
/// A test reads each text as any other file is read, and finds the same trees. What our own files
/// don't need isn't known here, such as tags and merges.
struct StoredTree {
  /// Why a file can't be stored; the build ends with it.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// A list or mapping whose end has not come yet, or a document.
  private struct Open {
    let kind: Character
    let start: Int
    var isFlow = false
    var anchor: String?
    var count = 0
    var text = ""
  }

  private(set) var text = ""
  private var open: [Open] = []
  /// Nodes that aliases repeat, by their names.
  private var anchors: [String: String] = [:]
  /// Where what was written last ends: collections by indentation have no end of their own.
  private var end = 0
  private let bytes: [UInt8]
  /// The byte at which each Unicode scalar begins.
  private let offsets: [Int]

  init(of file: String, at path: String) throws {
    let bytes = Array(file.utf8)
    self.bytes = bytes
    offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    let parser = YAMLParser(reading: bytes)
    while let event = parser.next() {
      guard event.tag == nil else { throw Mistake(description: "rules/\(path) has a tag") }
      if case .streamEnd = event.content { return }
      take(event)
    }
    throw Mistake(description: "rules/\(path): \(parser.complaint.problem)")
  }

  private mutating func take(_ event: YAMLEvent) {
    let start = offsets[event.start] + properties(of: event)
    let range = start..<max(start, offsets[event.end])
    switch event.content {
    case .documentStart:
      end = range.upperBound
      open.append(Open(kind: "-", start: range.lowerBound))
    case .documentEnd(let isExplicit):
      if isExplicit { end = range.upperBound }
      let document = open.removeLast()
      text += Self.numbers(document.start, max(document.start, end) - document.start)
      text += document.text
      anchors = [:]
    case .scalar(let value, let style): add(value, style, range, event.anchor)
    case .alias(let name):
      end = range.upperBound
      put(anchors[name] ?? "", nil)
    case .sequenceStart(let isFlow):
      open.append(Open(kind: "[", start: range.lowerBound, isFlow: isFlow, anchor: event.anchor))
    case .mappingStart(let isFlow):
      open.append(Open(kind: "{", start: range.lowerBound, isFlow: isFlow, anchor: event.anchor))
    case .sequenceEnd, .mappingEnd: close(range)
    case .streamStart, .streamEnd: break
    }
  }

  /// How many bytes an anchor and the blanks behind it take up before a node.
  private func properties(of event: YAMLEvent) -> Int {
    guard event.anchor != nil else { return 0 }
    let written = bytes[offsets[event.start]...]
    let blanks = written.drop { $0 > 0x20 }.prefix { $0 <= 0x20 }
    return blanks.endIndex - written.startIndex
  }

  private mutating func add(
    _ value: [UInt8], _ style: YAMLEvent.Style, _ range: Range<Int>, _ anchor: String?
  ) {
    end = range.upperBound
    if style == .literal || style == .folded {
      end -= bytes[range].reversed().prefix { $0 == 0x20 || $0 == 0x0A }.count
    }
    let numbers = Self.numbers(range.lowerBound, end - range.lowerBound, value.count)
    put("\(Self.letter(of: style))\(numbers)\(String(decoding: value, as: UTF8.self))", anchor)
  }

  private mutating func close(_ range: Range<Int>) {
    let collection = open.removeLast()
    if collection.isFlow { end = range.upperBound }
    let count = collection.kind == "{" ? collection.count / 2 : collection.count
    let size = collection.text.utf8.count
    let numbers = Self.numbers(collection.start, max(0, end - collection.start), count, size)
    put("\(collection.kind)\(numbers)\(collection.text)", collection.anchor)
  }

  private mutating func put(_ node: String, _ anchor: String?) {
    if let anchor { anchors[anchor] = node }
    open[open.count - 1].count += 1
    open[open.count - 1].text += node
  }

  private static func letter(of style: YAMLEvent.Style) -> Character {
    switch style {
    case .plain: "p"
    case .singleQuoted: "s"
    case .doubleQuoted: "d"
    case .literal: "l"
    case .folded: "f"
    }
  }

  /// Five bits in a character, the lowest first.
  private static func numbers(_ numbers: Int...) -> String {
    var text = ""
    for var rest in numbers {
      while rest > 31 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(0x40 + rest & 31)))
        rest >>= 5
      }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 + rest)))
    }
    return text
  }
}
