/// A zip archive whose files are as they are said to be.
package struct MadeArchive {
  package struct Part: Sendable {
    package var name: String
    package var bytes: [UInt8]
    package var flags: Int
    package var method: Int
    package var size: Int?
    package var mode: Int
    private(set) var checksum = 0

    package init(
      _ name: String, _ bytes: [UInt8] = Array("text".utf8), flags: Int = 0, method: Int = 0,
      size: Int? = nil, mode: Int = 0o100644
    ) {
      self.name = name
      self.bytes = bytes
      self.flags = flags
      self.method = method
      self.size = size
      self.mode = mode
    }

    /// A file in blocks as they come out where nothing can be made shorter.
    package static func deflated(_ name: String, _ bytes: [UInt8]) -> Self {
      let most = 0xffff
      var blocks: [UInt8] = []
      for start in stride(from: 0, through: bytes.count, by: most) {
        let block = bytes[start...].prefix(most)
        let isLast: UInt8 = start + most > bytes.count ? 1 : 0
        blocks += [isLast] + numbers((block.count, 2), (~block.count, 2)) + block
      }
      var part = Part(name, blocks, method: 8, size: bytes.count)
      part.checksum = Int(~bytes.reduce(~0, Self.checksum))
      return part
    }

    private static func checksum(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
      var sum = sum ^ UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
      return sum
    }
  }

  package let bytes: [UInt8]

  package init(_ parts: [Part]) {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let common = numbers(
        (part.flags, 2), (part.method, 2), (0, 4), (part.checksum, 4), (part.bytes.count, 4),
        (part.size ?? part.bytes.count, 4), (part.name.utf8.count, 2))
      directory += numbers((0x0201_4b50, 4), (0x0314, 2), (20, 2)) + common
      directory += numbers((0, 8), (part.mode << 16, 4), (bytes.count, 4)) + part.name.utf8
      bytes += numbers((0x0403_4b50, 4), (20, 2)) + common + numbers((0, 2)) + part.name.utf8
      bytes += part.bytes
    }
    let end = numbers(
      (0x0605_4b50, 4), (0, 4), (parts.count, 2), (parts.count, 2), (directory.count, 4),
      (bytes.count, 4), (0, 2))
    self.bytes = bytes + directory + end
  }
}

/// Numbers, each in so many bytes, the lowest first.
private func numbers(_ numbers: (value: Int, size: Int)...) -> [UInt8] {
  numbers.flatMap { number in
    (0..<number.size).map { UInt8(truncatingIfNeeded: number.value >> (8 * $0)) }
  }
}
