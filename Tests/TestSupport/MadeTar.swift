/// A tar archive whose entries are as they are said to be.
package struct MadeTar {
  package private(set) var bytes: [UInt8] = []

  private static let block = 512

  package init() {}

  /// Adds an entry; its kind is what its header says, such as `0` for a file.
  package mutating func add(_ name: String, kind: Unicode.Scalar = "0", _ text: String) {
    var header = Array(name.utf8.prefix(100))
    func put(_ text: String, at place: Int) {
      header += Array(repeating: 0, count: place - header.count) + text.utf8
    }
    put("0000644", at: 100)
    put(Self.octal(text.utf8.count, digits: 11), at: 124)
    put(String(kind), at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    header += Array(repeating: 0, count: Self.block - header.count)
    let padding = (Self.block - text.utf8.count % Self.block) % Self.block
    bytes += Self.withSums(header) + text.utf8 + Array(repeating: 0, count: padding)
  }

  /// With the mark of its end.
  package var whole: [UInt8] { bytes + Array(repeating: 0, count: 2 * Self.block) }

  /// The same bytes, in which each header says its own checksum.
  package static func withSums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in stride(from: 0, through: bytes.count - block, by: block)
    where Array(bytes[start + 257..<start + 262]) == Array("ustar".utf8) {
      bytes.replaceSubrange(start + 148..<start + 156, with: "        ".utf8)
      let sum = bytes[start..<start + block].reduce(0) { $0 + Int($1) }
      bytes.replaceSubrange(
        start + 148..<start + 155,
        with: Array(octal(sum, digits: 6).utf8) + [0]
      )
    }
    return bytes
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
