/// The bytes of a text that is written piece by piece, most of them very short.
struct TextBytes: ~Copyable {
  private(set) var count = 0
  private var start: UnsafeMutablePointer<UInt8>
  private var room: Int

  private static let leastRoom = 8192

  init() {
    start = .allocate(capacity: Self.leastRoom)
    room = Self.leastRoom
  }

  deinit {
    start.deallocate()
  }

  /// All that was written.
  var written: [UInt8] { Array(bytes) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Hands over as many whole blocks as there are, and keeps the rest; false when they aren't taken.
  @inline(__always)
  mutating func handOver(
    blocksOf size: Int,
    _ take: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    count < size || handOver(count - count % size, take)
  }

  private mutating func handOver(
    _ length: Int,
    _ take: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard take(UnsafeBufferPointer(rebasing: bytes[..<length])) else { return false }
    count -= length
    start.update(from: start + length, count: count)
    return true
  }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    add(byte)
  }

  @inline(__always)
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: piece.count)
    add(piece)
  }

  /// Adds a stretch of an array, of which there are so many bytes.
  @inline(__always)
  mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Adds a text between two other bytes.
  @inline(__always)
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>, between byte: UInt8) {
    makeRoom(for: piece.count + 2)
    add(byte)
    add(piece)
    add(byte)
  }

  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  /// Adds eight bytes, the lowest first.
  @inline(__always)
  mutating func append(eight bytes: UInt64) {
    makeRoom(for: 8)
    UnsafeMutableRawPointer(start + count).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    count += 8
  }

  /// Adds a number in decimal digits.
  mutating func append(decimal number: Int) {
    guard number >= 0 else { return append(String(number)) }
    if number > 9 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Adds bytes where there is room for them.
  @inline(__always)
  private mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let first = piece.baseAddress else { return }
    (start + count).update(from: first, count: piece.count)
    count += piece.count
  }

  /// Adds a byte where there is room for it.
  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if room - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    room = 2 * room + more
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}

extension String {
  /// Hands its bytes to a closure, without taking hold of the text where that can be helped.
  @inline(__always)
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard utf8.withContiguousStorageIfAvailable(body) == nil else { return }
    var text = self
    text.withUTF8(body)
  }
}
