/// Reads a binary property list, as Apple's programs write them.
struct BinaryPropertyListReader {
  static let magic = Array("bplist00".utf8)
  private static let trailer = 32
  private static let deepest = 64
  /// Objects may be shared: what is read over and over is counted each time, so many bytes for
  /// each object and those of its text.
  private static let most = 1 << 25
  private static let sizeOfObject = 64

  private let table: ByteTable
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let offsets: Int
  private var left = Self.most

  private init(_ bytes: [UInt8]) throws(AppMistake) {
    table = ByteTable(bytes: bytes, name: "bplist00", isBigEndian: true)
    let trailer = bytes.count - Self.trailer
    guard bytes.starts(with: Self.magic), trailer >= Self.magic.count else { throw table.broken }
    offsetSize = try table.number(at: trailer + 6, size: 1)
    referenceSize = try table.number(at: trailer + 7, size: 1)
    objectCount = try table.number(at: trailer + 8, size: 8)
    offsets = try table.number(at: trailer + 24, size: 8)
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, objectCount > 0, offsets <= trailer,
      objectCount <= (trailer - offsets) / offsetSize
    else { throw table.broken }
  }

  static func read(_ bytes: [UInt8]) throws(AppMistake) -> PropertyList {
    var reader = try Self(bytes)
    let top = try reader.table.number(at: bytes.count - Self.trailer + 16, size: 8)
    return try reader.object(top, depth: 0)
  }

  private mutating func object(_ number: Int, depth: Int) throws(AppMistake) -> PropertyList {
    guard number < objectCount, depth <= Self.deepest else { throw table.broken }
    try spend(Self.sizeOfObject)
    let start = try table.number(at: offsets + number * offsetSize, size: offsetSize)
    guard start >= Self.magic.count, start < offsets else { throw table.broken }
    let low = Int(table.bytes[start] & 15)
    return PropertyList(try content(of: table.bytes[start] >> 4, low, at: start, depth), at: 0)
  }

  private mutating func spend(_ count: Int) throws(AppMistake) {
    guard count <= left else { throw table.broken }
    left -= count
  }

  private mutating func content(
    of kind: UInt8, _ low: Int, at start: Int, _ depth: Int
  ) throws(AppMistake) -> PropertyList.Content {
    switch kind {
    case 0: return low == 9 ? .flag(true) : low == 8 ? .flag(false) : .text("")
    case 1:
      guard low <= 4 else { throw table.broken }
      // Only those of eight bytes have a sign; of sixteen, the upper half is nothing.
      let size = min(1 << low, 8)
      let bits = try table.bits(at: start + 1 + (1 << low) - size, size: size)
      return .text("\(Int64(bitPattern: bits))")
    case 2, 3, 8: return .text("")
    default: break
    }
    let (count, body) = try count(low, at: start)
    switch kind {
    case 4:
      try check(body, count)
      return .text("")
    case 5:
      try check(body, count)
      try spend(count)
      return .text(String(decoding: table.bytes[body..<body + count], as: UTF8.self))
    case 6:
      try check(body, count, 2)
      try spend(2 * count)
      let units = (0..<count).map { index in
        UInt16(table.bytes[body + 2 * index]) << 8 | UInt16(table.bytes[body + 2 * index + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    case 0xA, 0xC: return .list(try objects(count, at: body, depth))
    case 0xD:
      let keys = try objects(count, at: body, depth)
      let values = try objects(count, at: body + count * referenceSize, depth)
      var entries: [PropertyList.Entry] = []
      for (key, value) in zip(keys, values) {
        guard let text = key.text else { throw table.broken }
        entries.append(PropertyList.Entry(key: text, value: value))
      }
      guard Set(entries.map(\.key)).count == count else { throw table.broken }
      return .dictionary(entries)
    default: throw table.broken
    }
  }

  private mutating func objects(
    _ count: Int, at start: Int, _ depth: Int
  ) throws(AppMistake) -> [PropertyList] {
    try check(start, count, referenceSize)
    var objects: [PropertyList] = []
    for index in 0..<count {
      let place = start + index * referenceSize
      let number = try table.number(at: place, size: referenceSize)
      objects.append(try object(number, depth: depth + 1))
    }
    return objects
  }

  /// How many there are, and where they begin; 15 says that the number follows.
  private func count(_ low: Int, at start: Int) throws(AppMistake) -> (count: Int, body: Int) {
    guard low == 15 else { return (low, start + 1) }
    let marker = try table.number(at: start + 1, size: 1)
    guard marker >> 4 == 1, marker & 15 <= 3 else { throw table.broken }
    let size = 1 << (marker & 15)
    return (try table.number(at: start + 2, size: size), start + 2 + size)
  }

  /// Makes sure that so many items lie before the table of offsets.
  private func check(_ start: Int, _ count: Int, _ size: Int = 1) throws(AppMistake) {
    guard start <= offsets, count <= (offsets - start) / size else { throw table.broken }
  }
}
