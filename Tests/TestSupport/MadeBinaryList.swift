/// A property list as Apple's programs write it in binary.
package enum MadeBinaryList {
  /// Objects one after the other, and what stands behind them.
  package static func bytes(_ objects: [[UInt8]], top: Int = 0, referenceSize: Int = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += number(bytes.count, 4)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
    return bytes + number(objects.count, 8) + number(top, 8) + number(table, 8)
  }

  /// A text of at most 14 characters.
  package static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + text.utf8
  }

  /// So many references to objects, from a number on, behind one another.
  package static func references(_ numbers: Range<Int>, size: Int) -> [UInt8] {
    numbers.flatMap { number($0, size) }
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
