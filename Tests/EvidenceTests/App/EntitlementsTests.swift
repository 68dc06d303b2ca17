import TestSupport
import Testing

@testable import Evidence

/// What a signature says that an app is entitled to.
@Suite(.enabled(if: MadeApp.tools != nil, "needs a clang and an ld64.lld"))
struct EntitlementsTests {
  private static let key = "com.apple.developer.applesignin"
  private static let yes: [UInt8] = MadeEntitlements.value(1, [0xff])

  private static func entitlements(
    text: [UInt8]? = nil, coded: [UInt8]? = nil
  ) throws -> Entitlements? {
    var app = try MadeApp()
    let parts = [(MadeEntitlements.textSlot, text), (MadeEntitlements.codedSlot, coded)]
    try app.sign(parts.compactMap { part, bytes in bytes.map { (part.slot, part.magic, $0) } })
    return try Entitlements(of: try MachOImage(of: ByteSource(app.executable)))
  }

  @Test func `a property list says it`() throws {
    let found = try #require(try Self.entitlements(text: MadeEntitlements.list([Self.key])))
    #expect(found.list[Self.key]?.isOn == true)
    #expect(!found.isForSimulator && found.flaw == nil)
  }

  @Test func `where only DER says it, that counts`() throws {
    let names = MadeEntitlements.value(0x30, MadeEntitlements.text("Default"))
    let long = MadeEntitlements.text(String(repeating: "x", count: 300))
    let coded = MadeEntitlements.coded([
      ("long", long), (Self.key, names), ("get-task-allow", MadeEntitlements.value(1, [0])),
      ("number", MadeEntitlements.value(2, [7])),
    ])
    let found = try #require(try Self.entitlements(coded: coded))
    #expect(found.list[Self.key]?.items.first?.text == "Default")
    #expect(found.list["long"]?.text?.count == 300)
    #expect(found.list["get-task-allow"]?.isOn == false)
    #expect(!found.isForSimulator && found.flaw == nil)
  }

  @Test func `the older form in DER, a set of pairs alone, says the same`() throws {
    let names = MadeEntitlements.value(0x30, MadeEntitlements.text("Default"))
    let inner = MadeEntitlements.olderCoded([("b", Self.yes)])
    let coded = MadeEntitlements.olderCoded([(Self.key, names), ("a", inner)])
    let found = try #require(try Self.entitlements(coded: coded))
    #expect(found.list[Self.key]?.items.first?.text == "Default")
    #expect(found.list["a"]?["b"]?.isOn == true)
    #expect(found.flaw == nil)
  }

  @Test func `the older form in DER is compared with the property list`() throws {
    let list = MadeEntitlements.list([Self.key])
    for (key, flaw) in [(Self.key, nil), ("other", Entitlements.Flaw.different)] {
      let coded = MadeEntitlements.olderCoded([(key, Self.yes)])
      #expect(try Self.entitlements(text: list, coded: coded)?.flaw == flaw)
    }
  }

  private static let list = MadeEntitlements.list([key])

  @Test(
    arguments: [
      (list, [0x32, 0]), (list, [0x70, 0x05, 1]), (list, []),
      (Array("no list".utf8), MadeEntitlements.coded([(key, yes)])),
      (Array("no list".utf8), MadeEntitlements.olderCoded([(key, yes)])),
    ] as [([UInt8], [UInt8])])
  func `a form that can't be read is told, and doesn't take the other one away`(
    text: [UInt8], coded: [UInt8]
  ) throws {
    let found = try #require(try Self.entitlements(text: text, coded: coded))
    #expect(found.list[Self.key]?.isOn == true)
    #expect(found.flaw == .unreadable)
  }

  @Test func `two forms that can't be read are refused`() {
    #expect(throws: AppMistake.self) {
      try Self.entitlements(text: Array("no list".utf8), coded: [0x32, 0])
    }
  }

  @Test(arguments: [([key], false), ([key, "other"], true), ([], true)])
  func `two forms that differ are told apart, and the list counts`(
    keys: [String], differs: Bool
  ) throws {
    let coded = MadeEntitlements.coded([(Self.key, Self.yes)])
    let found = try #require(try Self.entitlements(text: MadeEntitlements.list(keys), coded: coded))
    #expect((found.flaw == .different) == differs)
    #expect(found.list.entries.map(\.key) == keys)
  }

  @Test func `a signature without any says nothing`() throws {
    #expect(try Self.entitlements() == nil)
  }

  private static let deep = (0..<100).reduce(MadeEntitlements.text("x")) { inner, _ in
    MadeEntitlements.value(0x30, inner)
  }

  @Test(arguments: [
    [], [0x70], [0x70, 0x05, 1], [0x70, 0x85, 0, 0, 0, 0, 0], [0x70, 0x80], [0x71, 0],
    [0x31, 0, 0x31, 0], [0x70, 3, 1, 1, 0], [0x70, 0x84, 0x7f, 0xff, 0xff, 0xff],
    MadeEntitlements.coded([("deep", deep)]),
    MadeEntitlements.value(0x70, MadeEntitlements.value(0xb0, [0x30, 2, 0x0c, 0])),
    MadeEntitlements.value(0x70, MadeEntitlements.value(0xb0, [0x30, 4, 1, 0, 0x0c, 0])),
  ])
  func `DER that leads out or is too deep is refused`(coded: [UInt8]) {
    #expect(throws: AppMistake.self) { try Self.entitlements(coded: coded) }
  }

  @Test(arguments: [(0, 0xff), (8, 0x7f), (16, 0x7f), (20, 0), (24, 0xff)] as [(Int, UInt8)])
  func `a signature that leads out or is none is refused`(place: Int, byte: UInt8) throws {
    var app = try MadeApp()
    try app.sign([(5, 0xfade_7171, MadeEntitlements.list([Self.key]))])
    var bytes = app.executable
    let start = try #require(bytes.ranges(of: [0xfa, 0xde, 0x0c, 0xc0]).last)
    bytes[start.lowerBound + place] = byte
    #expect(throws: AppMistake.self) {
      try Entitlements(of: try MachOImage(of: ByteSource(bytes)))
    }
  }

  @Test func `however DER is cut off or changed, it is read or refused`() {
    let whole = MadeEntitlements.coded([
      ("a", MadeEntitlements.value(0x30, MadeEntitlements.text("b"))), ("c", Self.yes),
    ])
    for place in whole.indices {
      _ = try? CodedEntitlements.read(ByteTable(bytes: Array(whole.prefix(place)), name: "DER"))
      for value in 0...UInt8.max {
        var changed = whole
        changed[place] = value
        _ = try? CodedEntitlements.read(ByteTable(bytes: changed, name: "DER"))
      }
    }
  }
}
