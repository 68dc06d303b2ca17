import Foundation
import TestSupport
import Testing

@testable import Evidence

/// What is read of executables that the toolchain makes.
@Suite(.enabled(if: MadeApp.tools != nil, "needs a clang and an ld64.lld"))
struct MachOImageTests {
  private static func image(_ variant: MadeApp.Variant = .chainedFixups) throws -> MachOImage {
    try MachOImage(of: ByteSource(try MadeApp(variant).executable))
  }

  @Test(arguments: MadeApp.Variant.allCases)
  func `libraries, imports, classes and methods are read`(variant: MadeApp.Variant) throws {
    let image = try Self.image(variant)
    #expect(image.platform == (variant == .simulator ? 7 : 2))
    #expect(!image.isEncrypted)
    #expect(image.libraries.contains { $0.hasSuffix("/AuthenticationServices") })
    let imports = try ImportedSymbols(of: image).names
    #expect(
      imports.isSuperset(of: ["ASAuthorizationAppleIDProvider", "ASAuthorizationScopeEmail"]))
    #expect(!imports.contains("ASAuthorizationPasswordProvider"))
    let classes = try ObjectiveCClasses(of: image).all
    #expect(classes.map(\.name) == ["LoginScreen"])
    #expect(classes[0].methods.contains("presentationAnchorForAuthorizationController:"))
    #expect(classes[0].protocols == ["ASAuthorizationControllerDelegate"])
    let section = try #require(try image.section("__objc_methname", in: "__TEXT"))
    let selectors = section.texts { $0.hasSuffix(":") }
    #expect(selectors.isSuperset(of: ["setNonce:", "setRequestedScopes:", "start:"]))
  }

  @Test(arguments: [MadeApp.Variant.chainedFixups, .bindOpcodes])
  func `without symbols, what the loader binds has the imports`(variant: MadeApp.Variant) throws {
    var bytes = try MadeApp(variant).executable
    let place = try #require(MadeApp.command(0x2, in: bytes))
    for index in 12..<16 { bytes[place + index] = 0 }
    let ranges = try #require(MadeApp.command(0xb, in: bytes))
    for index in 8..<80 { bytes[ranges + index] = 0 }
    let imports = try ImportedSymbols(of: try MachOImage(of: ByteSource(bytes))).names
    #expect(
      imports.isSuperset(of: ["ASAuthorizationAppleIDProvider", "ASAuthorizationScopeEmail"]))
  }

  @Test func `a simulator's entitlements stand in a section`() throws {
    let entitlements = try #require(try Entitlements(of: try Self.image(.simulator)))
    #expect(entitlements.isForSimulator)
    #expect(entitlements.list["com.apple.developer.applesignin"]?.items.first?.text == "Default")
    #expect(try Entitlements(of: try Self.image()) == nil)
  }

  @Test(arguments: [0xcafe_babe, 0xcafe_babf] as [UInt32])
  func `of a file for several processors, the phone's part is read`(magic: UInt32) throws {
    let thin = try MadeApp().executable
    let isWide = magic == 0xcafe_babf
    let word = { (number: Int, size: Int) in
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let start = 16_384
    var fat = word(Int(magic), 4) + word(2, 4)
    for (kind, offset, count) in [(0x0100_0007, 8192, 16), (0x0100_000c, start, thin.count)] {
      fat += word(kind, 4) + word(0, 4)
      fat += word(offset, isWide ? 8 : 4) + word(count, isWide ? 8 : 4) + word(14, 4)
      if isWide { fat += word(0, 4) }
    }
    fat += [UInt8](repeating: 0, count: start - fat.count) + thin
    let image = try MachOImage(of: ByteSource(fat))
    #expect(try ObjectiveCClasses(of: image).all.map(\.name) == ["LoginScreen"])
  }

  @Test func `however an executable is cut off or changed, it is read or refused`() throws {
    let whole = try MadeApp().executable
    var generator = SeededGenerator(seed: 7)
    for count in stride(from: 0, to: whole.count, by: 251) {
      Self.readAll(Array(whole.prefix(count)))
      var changed = whole
      for _ in 0..<4 {
        changed[Int.random(in: 0..<4096, using: &generator)] = UInt8.random(in: 0...255)
      }
      Self.readAll(changed)
    }
  }

  @Test func `addresses of which no two can be added are refused`() throws {
    var bytes = try MadeApp().executable
    let segment = try #require(MadeApp.command(0x19, in: bytes))
    for index in 24..<31 { bytes[segment + index] = 0xff }
    bytes[segment + 31] = 0x7f
    #expect(throws: AppMistake.self) { try MachOImage(of: ByteSource(bytes)) }
  }

  @Test func `classes that stand in the list over and over are read so often only`() throws {
    var bytes = try MadeApp().executable
    let image = try MachOImage(of: ByteSource(bytes))
    let list = try #require(image.sections.first { $0.name == "__objc_classlist" })
    let pointer = Array(bytes[list.offset..<list.offset + 8])
    let start = bytes.count
    bytes += (0..<1_000_000).flatMap { _ in pointer }
    let place = try #require(bytes.firstRange(of: "__objc_classlist".utf8)?.lowerBound)
    for (index, number) in [(40, bytes.count - start), (48, start)] {
      for byte in 0..<(index == 40 ? 8 : 4) {
        bytes[place + index + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte))
      }
    }
    let changed = try MachOImage(of: ByteSource(bytes))
    #expect(throws: AppMistake.self) { try ObjectiveCClasses(of: changed) }
  }

  private static func readAll(_ bytes: [UInt8]) {
    guard let image = try? MachOImage(of: ByteSource(bytes)) else { return }
    _ = try? ImportedSymbols(of: image)
    _ = try? ObjectiveCClasses(of: image)
    _ = try? Entitlements(of: image)
  }
}
