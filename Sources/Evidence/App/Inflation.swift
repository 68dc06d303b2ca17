internal import CZlib

/// Unpacks what is deflated.
///
/// What is `unsafe` here is the memory that zlib and this file hand each other: the stream's own lives
/// until `inflateEnd`, and both buffers are borrowed for the one call that reads and writes them.
enum Inflation {
  /// The bytes of a raw stream that says to have so many; nil where it hasn't, or has others.
  static func bytes(of packed: [UInt8], count: Int, checksum: UInt) -> [UInt8]? {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit2_(&stream, -MAX_WBITS, zlibVersion(), size) == Z_OK else {
      fatalError("no memory is left")
    }
    defer { unsafe inflateEnd(&stream) }
    var status = Z_OK
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      // One byte even for nothing: zlib takes no empty buffer.
      var nothing: UInt8 = 0
      unsafe withUnsafeMutablePointer(to: &nothing) { nothing in
        unsafe packed.withUnsafeBufferPointer { input in
          unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          unsafe stream.avail_in = UInt32(clamping: input.count)
          unsafe stream.next_out = buffer.baseAddress ?? nothing
          unsafe stream.avail_out = UInt32(clamping: count)
          status = unsafe inflate(&stream, Z_FINISH)
        }
      }
      used = unsafe min(count, Int(stream.total_out))
    }
    let isWhole = unsafe status == Z_STREAM_END && stream.avail_in == 0
    return isWhole && bytes.count == count && self.checksum(of: bytes) == checksum ? bytes : nil
  }

  private static func checksum(of bytes: [UInt8]) -> UInt {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe UInt(crc32(0, buffer.baseAddress, UInt32(clamping: buffer.count)))
    }
  }
}
