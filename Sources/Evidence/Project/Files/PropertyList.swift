internal import Diagnostics

/// A value of a property list.
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
