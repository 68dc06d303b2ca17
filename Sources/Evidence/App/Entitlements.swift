/// What an executable is entitled to, as its signature or a simulator's build says; nobody checks
/// the signature.
struct Entitlements {
  let list: PropertyList
  /// Whether a simulator is told in a section, and no signature says it.
  let isForSimulator: Bool
  /// What is wrong with one of the two forms in the signature, where the other one counts.
  private(set) var flaw: Flaw?

  enum Flaw { case different, unreadable }

  /// Nil where it says nothing of them.
  init?(of image: MachOImage) throws(AppMistake) {
    if let section = try image.section("__entitlements", in: "__TEXT") {
      list = try Self.list(section)
      isForSimulator = true
      return
    }
    isForSimulator = false
    let signature = try CodeSignature(of: image)
    let text = Result { () throws(AppMistake) in
      try signature?.blob(5, magic: 0xfade_7171).map(Self.list)
    }
    let coded = Result { () throws(AppMistake) in
      try signature?.blob(7, magic: 0xfade_7172).map(CodedEntitlements.read)
    }
    switch (text, coded) {
    case (.success(let list?), .failure), (.failure, .success(let list?)):
      self.list = list
      flaw = .unreadable
    default:
      let (text, coded) = (try text.get(), try coded.get())
      guard let list = text ?? coded else { return nil }
      self.list = list
      if let text, let coded, Self.keys(of: text) != Self.keys(of: coded) { flaw = .different }
    }
  }

  private static func keys(of list: PropertyList) -> Set<String> {
    Set(list.entries.filter(\.value.isOn).map(\.key))
  }

  private static func list(_ table: ByteTable) throws(AppMistake) -> PropertyList {
    do throws(PropertyList.Mistake) {
      // A section may be filled up with zeros.
      return try PropertyList(reading: Array(table.bytes.prefix { $0 != 0 }))
    } catch {
      throw table.broken
    }
  }
}

struct CodeSignature {
  private let table: ByteTable
  private var places: [Int: Int] = [:]
  private static let mostParts = 1_000

  /// Nil where the image isn't signed.
  init?(of image: MachOImage) throws(AppMistake) {
    let name = "LC_CODE_SIGNATURE"
    guard let table = try image.table(.codeSignature, name, isBigEndian: true) else { return nil }
    self.table = table
    let count = try table.number(at: 8)
    guard try table.number(at: 0) == 0xfade_0cc0, count <= Self.mostParts else {
      throw table.broken
    }
    for place in stride(from: 12, to: 12 + count * 8, by: 8) {
      places[try table.number(at: place)] = try table.number(at: place + 4)
    }
  }

  /// What is in a part; nil where there is none.
  func blob(_ slot: Int, magic: Int) throws(AppMistake) -> ByteTable? {
    guard let start = places[slot] else { return nil }
    let size = try table.number(at: start + 4)
    guard try table.number(at: start) == magic, size >= 8, size <= table.count - start else {
      throw table.broken
    }
    return ByteTable(bytes: Array(table.bytes[start + 8..<start + size]), name: table.name)
  }
}

/// Reads entitlements in DER: a version and a dictionary of pairs, or, as tools of before 2022 write
/// it, a set of pairs alone (apple-codesign 0.9, zsign).
struct CodedEntitlements {
  private let table: ByteTable
  private static let deepest = 64

  static func read(_ table: ByteTable) throws(AppMistake) -> PropertyList {
    let reader = Self(table: table)
    var values = try reader.values(in: 0..<table.count)
    if values.count == 1, values[0].tag == 0x70 { values = try reader.values(in: values[0].bytes) }
    guard let pairs = values.last, pairs.tag == 0xb0 || pairs.tag == 0x31 && values.count == 1
    else { throw table.broken }
    return try reader.list(pairs, depth: 0)
  }

  private typealias Coded = (tag: UInt8, bytes: Range<Int>)

  private func values(in bytes: Range<Int>) throws(AppMistake) -> [Coded] {
    var values: [Coded] = []
    var next = bytes.lowerBound
    while next < bytes.upperBound {
      let tag = UInt8(try table.number(at: next, size: 1))
      var size = try table.number(at: next + 1, size: 1)
      next += 2
      if size >= 0x80 {
        guard 1...4 ~= size - 0x80 else { throw table.broken }
        let length = size - 0x80
        size = 0
        for _ in 0..<length {
          size = size << 8 | (try table.number(at: next, size: 1))
          next += 1
        }
      }
      guard size <= bytes.upperBound - next else { throw table.broken }
      values.append((tag, next..<next + size))
      next += size
    }
    return values
  }

  private func list(_ value: Coded, depth: Int) throws(AppMistake) -> PropertyList {
    guard depth <= Self.deepest else { throw table.broken }
    let bytes = table.bytes[value.bytes]
    switch value.tag {
    case 0x01: return PropertyList(.flag(bytes.contains { $0 != 0 }), at: 0)
    case 0x0c: return PropertyList(.text(String(decoding: bytes, as: UTF8.self)), at: 0)
    case 0x30:
      var items: [PropertyList] = []
      for item in try values(in: value.bytes) { items.append(try list(item, depth: depth + 1)) }
      return PropertyList(.list(items), at: 0)
    case 0x31, 0xb0:
      var entries: [PropertyList.Entry] = []
      for pair in try values(in: value.bytes) {
        let parts = try values(in: pair.bytes)
        guard parts.count == 2, parts[0].tag == 0x0c else { throw table.broken }
        let key = String(decoding: table.bytes[parts[0].bytes], as: UTF8.self)
        let inner = try list(parts[1], depth: depth + 1)
        entries.append(PropertyList.Entry(key: key, value: inner))
      }
      return PropertyList(.dictionary(entries), at: 0)
    default:
      // Numbers and data say nothing that is looked for.
      return PropertyList(.text(""), at: 0)
    }
  }
}
