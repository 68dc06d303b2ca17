/// The bytes of a text that is written piece by piece, most of them very short.
struct TextBytes: ~Copyable {
  private(set) var count = 0
  private var room: UnsafeMutableBufferPointer<UInt8>

  private static let leastRoom = 8192

  init() {
    room = .allocate(capacity: Self.leastRoom)
  }

  deinit {
    room.deallocate()
  }

  /// All that was written.
  var written: [UInt8] { Array(UnsafeBufferPointer(rebasing: room[..<count])) }

  var text: String { String(decoding: room[..<count], as: UTF8.self) }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    add(byte)
  }

  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: piece.count)
    add(piece)
  }

  /// Adds some bytes of an array, up to its end.
  mutating func append(_ bytes: [UInt8], from start: Int = 0) {
    bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[start...])) }
  }

  /// Adds some bytes of an array, up to its end, and others between quotes.
  mutating func append(
    _ bytes: [UInt8],
    from start: Int,
    beforeQuoted piece: UnsafeBufferPointer<UInt8>
  ) {
    makeRoom(for: bytes.count + piece.count + 2)
    bytes.withUnsafeBufferPointer { add(UnsafeBufferPointer(rebasing: $0[start...])) }
    add(UInt8(ascii: "\""))
    add(piece)
    add(UInt8(ascii: "\""))
  }

  /// Adds bytes where there is room for them.
  private mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress, let own = room.baseAddress else { return }
    (own + count).update(from: start, count: piece.count)
    count += piece.count
  }

  /// Adds a byte where there is room for it.
  private mutating func add(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }

  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  private mutating func makeRoom(for more: Int) {
    guard room.count - count < more else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * room.count + more)
    _ = larger.update(fromContentsOf: room[..<count])
    room.deallocate()
    room = larger
  }
}

extension String {
  /// Hands its bytes to a closure, without taking hold of the text where that can be helped.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard utf8.withContiguousStorageIfAvailable(body) == nil else { return }
    var text = self
    text.withUTF8(body)
  }
}
