internal import Diagnostics

/// The files of a tar archive that gzip has packed, in memory. What is neither a file nor a folder is
/// refused.
package struct TarArchive: Sendable {
  private var contents: [String: [UInt8]] = [:]

  private static let name = "tar"
  private static let block = 512

  /// The checks of what may come out of it are those of a zip archive.
  package init(_ file: ByteSource) throws(AppMistake) {
    let packed = try file.table("gzip", limit: ZipArchive.largestFile)
    let table = ByteTable(bytes: try Self.unpacked(packed), name: Self.name)
    var place = 0
    var longName: String?
    while place + Self.block <= table.count {
      let header = table.bytes[place..<place + Self.block]
      if header.allSatisfy({ $0 == 0 }) { return }
      guard Self.sum(of: header) == (try Self.number(in: table, at: place + 148, size: 8)) else {
        throw table.broken
      }
      let size = try Self.number(in: table, at: place + 124, size: 12)
      let start = place + Self.block
      guard size <= table.count - start else { throw table.broken }
      let bytes = table.bytes[start..<start + size]
      let name = if let longName { longName } else { try Self.name(in: table, at: place) }
      let kind = header[place + 156]
      place = start + (size + Self.block - 1) / Self.block * Self.block
      switch kind {
      case UInt8(ascii: "g"): continue
      case UInt8(ascii: "L"): longName = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      case UInt8(ascii: "x"): longName = try Self.path(in: bytes, of: table) ?? longName
      case UInt8(ascii: "0"), 0, UInt8(ascii: "5"):
        longName = nil
        try add(name, bytes, isFolder: kind == UInt8(ascii: "5"))
      default: throw AppMistake(Message(.archiveLink, name.quoted))
      }
    }
    // Its end is marked.
    throw table.broken
  }

  package var files: AppFiles {
    AppFiles(Array(contents.keys)) { [contents] path throws(AppMistake) in
      guard let bytes = contents[path] else { throw .broken(Self.name) }
      return ByteSource(bytes)
    }
  }

  private mutating func add(
    _ name: String,
    _ bytes: ArraySlice<UInt8>,
    isFolder: Bool
  ) throws(AppMistake) {
    // `tar` writes `./` before what it was told to take from a folder.
    var path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    if path.hasSuffix("/") { path.removeLast() }
    if isFolder, path.isEmpty || path == "." { return }
    guard ZipArchive.staysInside(path) else { throw AppMistake(Message(.archiveName, name.quoted)) }
    guard !isFolder else { return }
    guard contents.count < AppFiles.most else {
      throw AppMistake(Message(.tooManyAppFiles, Amount(AppFiles.most)))
    }
    guard contents.updateValue(Array(bytes), forKey: path) == nil else {
      throw AppMistake(Message(.archiveName, name.quoted))
    }
  }
}

// What headers say.
extension TarArchive {
  /// The one name of a header; one that is longer stands in front of it.
  private static func name(in table: ByteTable, at place: Int) throws(AppMistake) -> String {
    let name = try table.text(at: place, upTo: place + 100)
    guard try table.text(at: place + 257, upTo: place + 262) == "ustar" else { return name }
    // What GNU's own headers have there isn't a part of the name.
    let isPlain = table.bytes[place + 262] == 0
    let prefix = isPlain ? try table.text(at: place + 345, upTo: place + 500) : ""
    return prefix.isEmpty ? name : "\(prefix)/\(name)"
  }

  /// An octal number; no file of a pack needs another.
  private static func number(
    in table: ByteTable,
    at place: Int,
    size: Int
  ) throws(AppMistake) -> Int {
    let text = try table.text(at: place, upTo: place + size)
    let digits = text.filter { $0 != " " }
    guard !digits.isEmpty else { return 0 }
    guard let number = Int(digits, radix: 8), number >= 0 else { throw table.broken }
    return number
  }

  /// What the checksum of a header is, in which itself counts as spaces.
  private static func sum(of header: ArraySlice<UInt8>) -> Int {
    header.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 0x20 : Int(byte.element))
    }
  }

  /// The path among the lines of an extended header, each of which begins with its length.
  private static func path(
    in bytes: ArraySlice<UInt8>,
    of table: ByteTable
  ) throws(AppMistake) -> String? {
    var path: String?
    var rest = bytes
    while !rest.isEmpty {
      let digits = String(decoding: rest.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      guard let length = Int(digits), length > digits.utf8.count + 1, length <= rest.count else {
        throw table.broken
      }
      let bytes = rest.prefix(length - 1).dropFirst(digits.utf8.count + 1)
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("path=") { path = String(line.dropFirst("path=".count)) }
      // A size that the header has no room for, or holes: nothing that a pack has.
      if line.hasPrefix("size=") || line.hasPrefix("GNU.sparse") { throw table.broken }
      rest = rest.dropFirst(length)
    }
    return path
  }
}

// What gzip has packed.
extension TarArchive {
  /// The one member of a gzip file, of which the size and the checksum stand at its end.
  private static func unpacked(_ table: ByteTable) throws(AppMistake) -> [UInt8] {
    guard table.count >= 18, try table.number(at: 0, size: 3) == 0x08_8b1f else {
      throw table.broken
    }
    let flags = table.bytes[3]
    var start = 10
    if flags & 4 != 0 { start += 2 + (try table.number(at: start, size: 2)) }
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard start <= table.count, let end = table.bytes[start...].firstIndex(of: 0) else {
        throw table.broken
      }
      start = end + 1
    }
    if flags & 2 != 0 { start += 2 }
    let end = table.count - 8
    guard start <= end, flags & 0xe0 == 0 else { throw table.broken }
    let size = try table.number(at: end + 4)
    guard size <= ZipArchive.largestFile, ZipArchive.mayHold(size, in: table.count) else {
      throw AppMistake(Message(.archiveTooLarge, ZipArchive.mostTimes))
    }
    let checksum = UInt(try table.number(at: end))
    let packed = Array(table.bytes[start..<end])
    guard let bytes = Inflation.bytes(of: packed, count: size, checksum: checksum) else {
      throw table.broken
    }
    return bytes
  }
}
