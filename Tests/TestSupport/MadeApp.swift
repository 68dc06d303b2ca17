package import Foundation

/// A small app for iOS, made of Objective-C with the toolchain's own compiler and linker.
package struct MadeApp {
  package enum Variant: String, CaseIterable, Sendable {
    case chainedFixups
    case bindOpcodes
    case stripped
    case simulator
  }

  package private(set) var executable: [UInt8]

  /// The folder of a toolchain that can link for iOS; nil where none is there.
  package static let tools: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let real = folders.map {
      URL(filePath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent()
    }
    return (folders.map { URL(filePath: String($0)) } + real).first { folder in
      ["clang", "ld64.lld"].allSatisfy { name in
        FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path)
      }
    }
  }()

  package static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>application-identifier</key><string>TEAM.com.example.small</string>
    <key>com.apple.developer.applesignin</key><array><string>Default</string></array>
    </dict></plist>
    """

  private static let stubs: [(path: String, classes: String, symbols: String)] = [
    ("/usr/lib/libSystem.B.dylib", "", "dyld_stub_binder"),
    (
      "/usr/lib/libobjc.A.dylib", "NSObject",
      "__objc_empty_cache, _objc_msgSend, _objc_alloc, _objc_alloc_init, _objc_opt_new"
    ),
    (
      "/System/Library/Frameworks/AuthenticationServices.framework/AuthenticationServices",
      "ASAuthorizationAppleIDProvider, ASAuthorizationPasswordProvider",
      "_ASAuthorizationScopeEmail"
    ),
  ]

  private static let code = """
    __attribute__((objc_root_class)) @interface NSObject + (id)new; @end
    @protocol ASAuthorizationControllerDelegate
    - (void)authorizationController:(id)c didCompleteWithAuthorization:(id)a;
    @end
    @interface ASAuthorizationAppleIDProvider : NSObject - (id)createRequest; @end
    @interface Request : NSObject - (void)setNonce:(id)n; - (void)setRequestedScopes:(id)s; @end
    extern id const ASAuthorizationScopeEmail;
    @interface OWNER : NSObject <ASAuthorizationControllerDelegate> @end
    @implementation OWNER
    - (id)presentationAnchorForAuthorizationController:(id)c { return self; }
    - (void)authorizationController:(id)c didCompleteWithAuthorization:(id)a {}
    - (void)start:(id)user {
      Request *r = [[ASAuthorizationAppleIDProvider new] createRequest];
      [r setRequestedScopes:ASAuthorizationScopeEmail]; [r setNonce:user];
    }
    @end
    int main(void) { [[OWNER new] start:0]; return 0; }

    """

  /// With a class of that name which signs people in with Apple.
  package init(
    _ variant: Variant = .chainedFixups, class owner: String = "LoginScreen",
    libraries: [String] = []
  ) throws {
    guard let tools = Self.tools else { throw CocoaError(.fileNoSuchFile) }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = { (name: String) in folder.appending(path: name).path }
    let isSimulator = variant == .simulator
    let stubs = Self.stubs + libraries.map { ($0, "", "") }
    for (number, stub) in stubs.enumerated() {
      try """
      --- !tapi-tbd
      tbd-version: 4
      targets: [ \(isSimulator ? "arm64-ios-simulator" : "arm64-ios") ]
      install-name: '\(stub.path)'
      exports:
        - targets: [ \(isSimulator ? "arm64-ios-simulator" : "arm64-ios") ]
          symbols: [ \(stub.symbols) ]
          objc-classes: [ \(stub.classes) ]
      ...

      """.write(toFile: place("\(number).tbd"), atomically: true, encoding: .utf8)
    }
    try Self.code.replacing("OWNER", with: owner)
      .write(toFile: place("main.m"), atomically: true, encoding: .utf8)
    try Self.entitlements.write(toFile: place("entitlements"), atomically: true, encoding: .utf8)
    // Objects that name no platform are linked for any.
    try Self.run(
      tools.appending(path: "clang"),
      [
        "-target", "arm64-apple-none-macho", "-fobjc-runtime=ios-16.0", "-fno-objc-arc",
        "-fno-stack-protector", "-O1", "-w", "-c", place("main.m"), "-o", place("main.o"),
      ]
    )
    let extra: [String] =
      switch variant {
      case .chainedFixups: []
      case .bindOpcodes: ["-no_fixup_chains"]
      case .stripped: ["-x", "-S"]
      case .simulator: ["-sectcreate", "__TEXT", "__entitlements", place("entitlements")]
      }
    try Self.run(
      tools.appending(path: "ld64.lld"),
      [
        "-arch", "arm64", "-platform_version", isSimulator ? "ios-simulator" : "ios", "16.0",
        "17.0", "-adhoc_codesign", "-o", place("Small"), place("main.o"),
      ] + extra + stubs.indices.map { place("\($0).tbd") }
    )
    executable = [UInt8](try Data(contentsOf: URL(filePath: place("Small"))))
  }

  /// Where a command of a kind begins; nil where there is none.
  package static func command(_ kind: Int, in bytes: [UInt8]) -> Int? {
    var place = 32
    for _ in 0..<number(at: 16, in: bytes) {
      if number(at: place, in: bytes) == kind { return place }
      place += number(at: place + 4, in: bytes)
    }
    return nil
  }

  private static func number(at place: Int, in bytes: [UInt8]) -> Int {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func write(_ number: Int, at place: Int) {
    for index in 0..<4 {
      executable[place + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
    }
  }

  /// Takes parts of a signature, by their slots, for the one that it was linked with.
  package mutating func sign(_ parts: [(slot: Int, magic: Int, bytes: [UInt8])]) throws {
    guard let command = Self.command(0x1d, in: executable) else {
      throw CocoaError(.executableLoad)
    }
    let word = { (number: Int) in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var index: [UInt8] = []
    var blobs: [UInt8] = []
    for part in parts {
      index += word(part.slot) + word(12 + 8 * parts.count + blobs.count)
      blobs += word(part.magic) + word(8 + part.bytes.count) + part.bytes
    }
    let count = 12 + index.count + blobs.count
    executable.removeSubrange(Self.number(at: command + 8, in: executable)...)
    executable += word(0xfade_0cc0) + word(count) + word(parts.count) + index + blobs
    write(count, at: command + 12)
  }

  /// Makes of its code what the App Store makes of it: nothing that can be read.
  package mutating func encrypt() throws {
    guard let command = Self.command(0x2c, in: executable) else {
      throw CocoaError(.executableLoad)
    }
    let start = Self.number(at: command + 8, in: executable)
    var chance = SeededGenerator(seed: 3)
    for place in start..<start + Self.number(at: command + 12, in: executable) {
      executable[place] = UInt8.random(in: 0...255, using: &chance)
    }
    write(1, at: command + 16)
  }

  private static func run(_ program: URL, _ words: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}
