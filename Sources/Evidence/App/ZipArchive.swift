internal import Diagnostics

/// The files of a zip archive, after its directory. Nothing is unpacked before somebody asks for it,
/// and nothing to a disk.
package struct ZipArchive: Sendable {
  private struct PackedFile {
    let isDeflated: Bool
    let checksum: UInt
    let packed: Int
    let size: Int
    /// Where its own header begins.
    let start: Int
    let nameLength: Int
  }

  private let file: ByteSource
  private var entries: [String: PackedFile] = [:]
  /// Where the directory begins, before which all files lie.
  private let end: Int

  private static let name = "zip"
  private static let largestUnpacked = 4 << 30
  private static let largestFile = 1 << 30
  private static let largestDirectory = 64 << 20
  /// How many times its own size an archive may come to; what programs write comes to ten.
  private static let mostTimes = 200
  private static let smallest = 16 << 20

  package init(_ file: ByteSource) throws(AppMistake) {
    self.file = file
    let directory = try Directory(of: file)
    end = directory.start
    guard directory.count <= AppFiles.most else {
      throw AppMistake(Message(.tooManyAppFiles, Amount(AppFiles.most)))
    }
    let table = try file.table(
      Self.name, at: directory.start, count: directory.size, limit: Self.largestDirectory)
    var place = 0
    var unpacked = 0
    var extents: [Range<Int>] = []
    for _ in 0..<directory.count {
      let entry = try read(table, &place)
      let least = 30 + entry.nameLength + entry.packed
      guard entry.start <= end, least <= end - entry.start else { throw table.broken }
      extents.append(entry.start..<entry.start + least)
      unpacked += entry.size
      guard unpacked <= Self.largestUnpacked,
        unpacked <= file.count * Self.mostTimes + Self.smallest
      else { throw AppMistake(Message(.archiveTooLarge, Self.mostTimes)) }
    }
    extents.sort { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(extents, extents.dropFirst()) where one.upperBound > next.lowerBound {
      throw table.broken
    }
  }

  /// Its files, each of which is unpacked when it is opened.
  package var files: AppFiles {
    AppFiles(Array(entries.keys)) { [self] path throws(AppMistake) in try open(path) }
  }

  /// A file of the directory, which is kept unless it is a folder or a link.
  private mutating func read(_ table: ByteTable, _ place: inout Int) throws(AppMistake)
    -> PackedFile
  {
    guard try table.number(at: place) == 0x0201_4b50 else { throw table.broken }
    let flags = try table.number(at: place + 8, size: 2)
    let method = try table.number(at: place + 10, size: 2)
    let nameLength = try table.number(at: place + 28, size: 2)
    let extraLength = try table.number(at: place + 30, size: 2)
    let commentLength = try table.number(at: place + 32, size: 2)
    let mode = try table.number(at: place + 40, size: 2)
    let nameStart = place + 46
    let extra = nameStart + nameLength
    guard extra + extraLength + commentLength <= table.count else { throw table.broken }
    let name = String(decoding: table.bytes[nameStart..<extra], as: UTF8.self)
    var large = try LargeNumbers(in: table, at: extra, count: extraLength)
    let size = try large.value(of: try table.number(at: place + 24))
    let packed = try large.value(of: try table.number(at: place + 20))
    let entry = PackedFile(
      isDeflated: method == 8, checksum: UInt(try table.number(at: place + 16)), packed: packed,
      size: size, start: try large.value(of: try table.number(at: place + 42)),
      nameLength: nameLength)
    place = extra + extraLength + commentLength
    guard flags & 1 == 0, method == 0 && packed == size || method == 8 else {
      throw AppMistake(Message(.archiveEntry, name.quoted))
    }
    guard packed <= file.count, size <= Self.largestUnpacked else { throw table.broken }
    let isFolder = name.hasSuffix("/")
    let path = isFolder ? String(name.dropLast()) : name
    guard Self.staysInside(path) else { throw AppMistake(Message(.archiveName, name.quoted)) }
    let isLink = mode & 0xf000 == 0xa000
    guard !isFolder, !isLink else { return entry }
    guard entries.updateValue(entry, forKey: path) == nil else {
      throw AppMistake(Message(.archiveName, name.quoted))
    }
    return entry
  }

  /// Whether a path leads nowhere but into the folder that it is unpacked to.
  private static func staysInside(_ path: String) -> Bool {
    !path.contains("\\") && !path.contains("\0")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !["", ".", ".."].contains($0)
      }
  }

  private func open(_ path: String) throws(AppMistake) -> ByteSource {
    guard let entry = entries[path] else { throw .broken(Self.name) }
    let header = try file.table(Self.name, at: entry.start, count: 30 + entry.nameLength)
    let nameLength = try header.number(at: 26, size: 2)
    let start = entry.start + 30 + nameLength + (try header.number(at: 28, size: 2))
    // Its own header says the same, but for what is only known when all is written.
    guard try header.number(at: 0) == 0x0403_4b50, nameLength == entry.nameLength,
      try header.number(at: 8, size: 2) == (entry.isDeflated ? 8 : 0),
      header.bytes[30...].elementsEqual(path.utf8), start <= end, entry.packed <= end - start
    else { throw header.broken }
    let packed = try file.part(at: start, count: entry.packed, of: Self.name)
    guard entry.isDeflated else { return packed }
    guard entry.size <= Self.largestFile else {
      throw AppMistake(Message(.tableTooLarge, path, Amount(Self.largestFile)))
    }
    let bytes = try packed.table(Self.name, limit: Self.largestFile).bytes
    guard
      let bytes = Inflation.bytes(of: bytes, count: entry.size, checksum: entry.checksum)
    else { throw header.broken }
    return ByteSource(bytes)
  }
}

/// Where the directory of a zip archive lies, as its end says.
private struct Directory {
  let start: Int
  let size: Int
  let count: Int

  init(of file: ByteSource) throws(AppMistake) {
    let tail = min(file.count, 22 + 0xffff)
    let table = try file.table("zip", at: file.count - tail, count: tail)
    // Behind it stands a comment, which may hold anything.
    let places = stride(from: tail - 22, through: 0, by: -1)
    let found = places.first { place in
      table.bytes[place...].starts(with: [0x50, 0x4b, 0x05, 0x06])
        && place + 22 + Int(table.bytes[place + 20]) + Int(table.bytes[place + 21]) << 8 == tail
    }
    guard let found else { throw AppMistake(Message(.notABuiltApp)) }
    let plain = (
      try table.number(at: found + 16), try table.number(at: found + 12),
      try table.number(at: found + 10, size: 2)
    )
    if plain.0 == 0xffff_ffff || plain.1 == 0xffff_ffff || plain.2 == 0xffff {
      let large = try table.number(at: found - 20 + 8, size: 8)
      guard try table.number(at: found - 20) == 0x0706_4b50 else { throw table.broken }
      let end = try file.table("zip", at: large, count: 56)
      guard try end.number(at: 0) == 0x0606_4b50 else { throw end.broken }
      start = try end.number(at: 48, size: 8)
      size = try end.number(at: 40, size: 8)
      count = try end.number(at: 32, size: 8)
    } else {
      (start, size, count) = plain
    }
    guard start <= file.count, size <= file.count - start else { throw .broken("zip") }
  }
}

/// The numbers of a file that are too large for their own fields.
private struct LargeNumbers {
  private let table: ByteTable
  private var next: Int?
  private var end = 0

  init(in table: ByteTable, at start: Int, count: Int) throws(AppMistake) {
    self.table = table
    var place = start
    while place + 4 <= start + count {
      let size = try table.number(at: place + 2, size: 2)
      if try table.number(at: place, size: 2) == 1 {
        (next, end) = (place + 4, min(place + 4 + size, start + count))
        return
      }
      place += 4 + size
    }
  }

  mutating func value(of field: Int) throws(AppMistake) -> Int {
    guard field == 0xffff_ffff else { return field }
    guard let place = next, place + 8 <= end else { throw table.broken }
    next = place + 8
    return try table.number(at: place, size: 8)
  }
}
