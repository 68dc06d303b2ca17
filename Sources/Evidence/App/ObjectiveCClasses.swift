/// The classes that an image has itself, with the methods that each implements and the protocols
/// that it says it adopts.
struct ObjectiveCClasses {
  struct Class {
    let name: String
    var methods: Set<String> = []
    var protocols: Set<String> = []
  }

  private(set) var all: [Class] = []
  private var memory: ImageMemory

  init(of image: MachOImage) throws(AppMistake) {
    memory = ImageMemory(of: image)
    guard let list = try image.section("__objc_classlist", in: "__DATA") else { return }
    for place in stride(from: 0, to: list.count - 7, by: 8) {
      guard let address = memory.address(try list.bits(at: place, size: 8)) else {
        throw list.broken
      }
      all.append(try read(at: address))
    }
  }

  private mutating func read(at address: Int) throws(AppMistake) -> Class {
    // The lowest bits say that Swift wrote it.
    let data = try memory.pointer(at: address + 32) & ~7
    var found = Class(name: try memory.text(at: try memory.pointer(at: data + 24)))
    if let methods = try memory.pointerIfAny(at: data + 32) {
      found.methods = try self.methods(at: methods)
    }
    if let protocols = try memory.pointerIfAny(at: data + 40) {
      let count = try memory.number(at: protocols, size: 8)
      for index in 0..<count {
        // A protocol of another image is bound; its name stands there.
        guard let place = try memory.pointerIfAny(at: protocols + 8 + index * 8) else { continue }
        found.protocols.insert(try memory.text(at: try memory.pointer(at: place + 8)))
      }
    }
    return found
  }

  private mutating func methods(at address: Int) throws(AppMistake) -> Set<String> {
    let head = try memory.number(at: address)
    let count = try memory.number(at: address + 4)
    let isRelative = head & 0x8000_0000 != 0
    let size = head & 0xfffc
    guard size >= (isRelative ? 12 : 24) else { throw memory.broken }
    var names: Set<String> = []
    for index in 0..<count {
      let place = address + 8 + index * size
      guard isRelative else {
        names.insert(try memory.text(at: try memory.pointer(at: place)))
        continue
      }
      let distance = Int(Int32(truncatingIfNeeded: try memory.number(at: place)))
      // Relative ones lead to the pointer of a selector, or to its name.
      let isDirect = head & 0x4000_0000 != 0
      let target = place + distance
      names.insert(try memory.text(at: isDirect ? target : try memory.pointer(at: target)))
    }
    return names
  }
}

/// What an image has at addresses in memory; what was read last is kept.
private struct ImageMemory {
  private let image: MachOImage
  private let start: Int
  private var pages: [Int: ByteTable] = [:]
  /// Classes may share what they have: what is read over and over is counted each time, in bytes.
  private var left = 1 << 26

  private static let page = 1 << 16
  private static let longestText = 4096

  init(of image: MachOImage) {
    self.image = image
    start = image.segments.first { $0.offset == 0 && $0.size > 0 }?.address ?? 0
  }

  var broken: AppMistake { .broken("__objc_classlist") }

  /// Where a pointer leads, as it stands in the file; nil where the loader binds it to another image
  /// or there is none. It is an address, or with fixups one from the image's start.
  func address(_ pointer: UInt64) -> Int? {
    guard pointer != 0, pointer >> 63 == 0 else { return nil }
    let target = Int(pointer & 0xf_ffff_ffff)
    return target < start ? target + start : target
  }

  mutating func pointerIfAny(at address: Int) throws(AppMistake) -> Int? {
    self.address(try bits(at: address, size: 8))
  }

  mutating func pointer(at address: Int) throws(AppMistake) -> Int {
    guard let target = try pointerIfAny(at: address) else { throw broken }
    return target
  }

  mutating func number(at address: Int, size: Int = 4) throws(AppMistake) -> Int {
    guard let number = Int(exactly: try bits(at: address, size: size)) else { throw broken }
    return number
  }

  mutating func text(at address: Int) throws(AppMistake) -> String {
    let offset = try self.offset(of: address)
    let page = try page(offset)
    let inPage = offset % Self.page
    let count = min(Self.longestText, image.file.count - offset)
    let text =
      inPage + count <= page.count
      ? try page.text(at: inPage, upTo: inPage + count)
      : try image.file.table("__objc_classname", at: offset, count: count).text(at: 0)
    try spend(text.utf8.count)
    return text
  }

  private mutating func bits(at address: Int, size: Int) throws(AppMistake) -> UInt64 {
    try spend(size)
    let offset = try self.offset(of: address)
    let inPage = offset % Self.page
    if inPage + size <= Self.page { return try page(offset).bits(at: inPage, size: size) }
    return try image.file.table("__objc_classlist", at: offset, count: size).bits(at: 0, size: size)
  }

  private mutating func spend(_ count: Int) throws(AppMistake) {
    guard count <= left else { throw broken }
    left -= count
  }

  private func offset(of address: Int) throws(AppMistake) -> Int {
    for segment in image.segments where address >= segment.address {
      let distance = address - segment.address
      if distance < segment.size, segment.offset <= image.file.count,
        distance < image.file.count - segment.offset
      {
        return segment.offset + distance
      }
    }
    throw broken
  }

  private mutating func page(_ offset: Int) throws(AppMistake) -> ByteTable {
    let number = offset / Self.page
    if let known = pages[number] { return known }
    let start = number * Self.page
    let size = min(Self.page, image.file.count - start)
    let page = try image.file.table("__objc_classlist", at: start, count: size)
    pages[number] = page
    return page
  }
}
