/// Looks for bytes in bytes.
enum ByteSearch {
  /// The first place of the part, from a position on.
  static func first(of part: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard bytes.count - start >= part.count else { return nil }
    guard let head = part.first else { return start }
    for index in start...bytes.count - part.count where bytes[index] == head {
      if bytes[index..<index + part.count].elementsEqual(part) { return index }
    }
    return nil
  }

  /// The last place of the part that begins no later than a position.
  static func last(of part: [UInt8], in bytes: [UInt8], upTo end: Int) -> Int? {
    guard bytes.count >= part.count else { return nil }
    for index in (0...min(end, bytes.count - part.count)).reversed() {
      if bytes[index..<index + part.count].elementsEqual(part) { return index }
    }
    return nil
  }
}
