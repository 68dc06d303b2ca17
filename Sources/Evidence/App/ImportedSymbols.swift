/// The names that an image takes from others.
///
/// The table of symbols has them in every image that is not stripped of it; in others, what the
/// loader binds has them.
struct ImportedSymbols {
  private(set) var names: Set<String> = []

  /// Names may share their bytes: each is counted as often as it is read, with so many bytes more.
  private var left = 1 << 26
  private static let sizeOfName = 64
  private static let longestName = 4096

  init(of image: MachOImage) throws(AppMistake) {
    try readSymbols(of: image)
    if names.isEmpty { try readFixups(of: image) }
    if names.isEmpty { try readBindings(of: image) }
  }

  private static let entry = 16

  private mutating func readSymbols(of image: MachOImage) throws(AppMistake) {
    guard let command = image.tables[.symbols] else { return }
    var first = 0
    var count = try command.number(at: 12)
    if let ranges = image.tables[.symbolRanges] {
      // Those that are undefined stand together.
      first = try ranges.number(at: 24)
      let undefined = try ranges.number(at: 28)
      guard first + undefined <= count else { throw ranges.broken }
      count = undefined
    }
    guard count > 0 else { return }
    let symbols = try image.file.table(
      "LC_SYMTAB", at: try command.number(at: 8) + first * Self.entry, count: count * Self.entry)
    let size = try command.number(at: 20)
    var offsets: [Int] = []
    for start in stride(from: 0, to: symbols.count, by: Self.entry)
    where try symbols.bits(at: start + 4, size: 1) & 0xee == 0 {
      let offset = try symbols.number(at: start)
      guard offset < size else { throw symbols.broken }
      if offset > 0 { offsets.append(offset) }
    }
    guard let low = offsets.min(), let high = offsets.max() else { return }
    // No name is longer than what is read behind the last one.
    let end = min(size, high + (1 << 16))
    let texts = try image.file.table(
      "LC_SYMTAB", at: try command.number(at: 16) + low, count: end - low)
    for offset in offsets { try add(texts, at: offset - low) }
  }

  private mutating func readFixups(of image: MachOImage) throws(AppMistake) {
    guard let table = try image.table(.chainedFixups, "LC_DYLD_CHAINED_FIXUPS") else { return }
    let imports = try table.number(at: 8)
    let symbols = try table.number(at: 12)
    let count = try table.number(at: 16)
    let format = try table.number(at: 20)
    // Symbols may be packed; nobody has seen it.
    guard 1...3 ~= format, try table.number(at: 24) == 0 else { throw table.broken }
    let size = [4, 8, 16][format - 1]
    guard imports <= table.count, count <= (table.count - imports) / size else {
      throw table.broken
    }
    for start in stride(from: imports, to: imports + count * size, by: size) {
      let offset =
        format == 3
        ? try table.number(at: start + 4) : try table.number(at: start) >> 9
      try add(table, at: symbols + offset)
    }
  }

  private mutating func readBindings(of image: MachOImage) throws(AppMistake) {
    for kind in [MachOImage.Table.dyldInfo, .dyldInfoOnly] {
      for place in [16, 24, 32] {
        guard let table = try image.table(kind, "LC_DYLD_INFO", at: place) else { continue }
        try readOpcodes(table)
      }
    }
  }

  private mutating func readOpcodes(_ table: ByteTable) throws(AppMistake) {
    var next = 0
    while next < table.count {
      let code = table.bytes[next]
      next += 1
      switch code & 0xf0 {
      case 0x40:
        guard let end = table.bytes[next...].firstIndex(of: 0) else { throw table.broken }
        try add(table, at: next)
        next = end + 1
      case 0x20, 0x60, 0x70, 0x80, 0xa0: try Self.skipNumber(in: table, &next)
      case 0xc0:
        try Self.skipNumber(in: table, &next)
        try Self.skipNumber(in: table, &next)
      case 0xd0: if code & 0xf == 0 { try Self.skipNumber(in: table, &next) }
      default: continue
      }
    }
  }

  /// Seven bits a byte, of which the last has no eighth.
  private static func skipNumber(in table: ByteTable, _ next: inout Int) throws(AppMistake) {
    guard let end = table.bytes[next...].prefix(10).firstIndex(where: { $0 < 0x80 }) else {
      throw table.broken
    }
    next = end + 1
  }

  private static let classPrefix = "_OBJC_CLASS_$_"

  /// As source has them: classes by their names, others without the linker's underscore.
  private mutating func add(_ table: ByteTable, at offset: Int) throws(AppMistake) {
    let symbol = try table.text(at: offset, upTo: offset + Self.longestName)
    left -= Self.sizeOfName + symbol.utf8.count
    guard left >= 0 else { throw table.broken }
    if symbol.hasPrefix(Self.classPrefix) {
      names.insert(String(symbol.dropFirst(Self.classPrefix.count)))
    } else if symbol.hasPrefix("_") {
      names.insert(String(symbol.dropFirst()))
    }
  }
}
