/// Reads values from bytes that a `PreparedWriter` wrote, in the same order.
public struct PreparedReader: Sendable {
  /// The bytes aren't what a writer wrote.
  public struct Damage: Error, Hashable, Sendable {
    package init() {}
  }

  private let bytes: LastingBytes
  private var position: Int
  private let end: Int
  /// Whether it pays to do now what would only make things faster later.
  package let readsAhead: Bool

  package init(_ bytes: LastingBytes, readsAhead: Bool = false) {
    self.init(bytes, 0..<bytes.bytes.count, readsAhead: readsAhead)
  }

  private init(_ bytes: LastingBytes, _ range: Range<Int>, readsAhead: Bool) {
    self.readsAhead = readsAhead
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Whether nothing is left to read.
  package var isAtEnd: Bool { position == end }

  package mutating func byte() throws(Damage) -> UInt8 {
    guard position < end else { throw Damage() }
    defer { position += 1 }
    return bytes.bytes[position]
  }

  public mutating func flag() throws(Damage) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Damage()
    }
  }

  package mutating func count() throws(Damage) -> Int {
    let first = try byte()
    if first <= 0x7F { return Int(first) }
    var value = UInt64(first & 0x7F)
    for shift in stride(from: 7, to: UInt64(63), by: 7) {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      if next <= 0x7F { return Int(value) }
    }
    throw Damage()
  }

  package mutating func word() throws(Damage) -> UInt64 {
    let range = try take(8)
    let word = bytes.bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  package mutating func integer() throws(Damage) -> Int64 {
    Int64(bitPattern: try word())
  }

  package mutating func double() throws(Damage) -> Double {
    Double(bitPattern: try word())
  }

  package mutating func text() throws(Damage) -> String {
    let range = try take(try count())
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes.bytes[range]), as: UTF8.self)
  }

  package mutating func texts() throws(Damage) -> [String] {
    try list { reader throws(Damage) in try reader.text() }
  }

  // Public rather than package, as only then what calls it gets one of its own for each type.

  @inlinable
  public mutating func list<Item>(
    _ read: (inout PreparedReader) throws(Damage) -> Item
  ) throws(Damage) -> [Item] {
    let count = try itemCount()
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  @inlinable
  public mutating func optional<Value>(
    _ read: (inout PreparedReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try flag() ? try read(&self) : nil
  }

  /// How many items follow, each of which has a byte at least.
  public mutating func itemCount() throws(Damage) -> Int {
    let count = try count()
    guard count <= end - position else { throw Damage() }
    return count
  }

  /// A part, to be read whenever it is needed.
  package mutating func part() throws(Damage) -> PreparedReader {
    PreparedReader(bytes, try take(try count()), readsAhead: readsAhead)
  }

  private mutating func take(_ count: Int) throws(Damage) -> Range<Int> {
    guard count <= end - position else { throw Damage() }
    defer { position += count }
    return position..<position + count
  }
}
