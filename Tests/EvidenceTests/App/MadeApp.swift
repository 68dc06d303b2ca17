import Foundation

/// A small app for iOS, made of Objective-C with the toolchain's own compiler and linker.
struct MadeApp {
  enum Variant: String, CaseIterable {
    case chainedFixups
    case bindOpcodes
    case stripped
    case simulator
  }

  let executable: [UInt8]

  /// The folder of a toolchain that can link for iOS; nil where none is there.
  static let tools: URL? = {
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

  static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>application-identifier</key><string>TEAM.com.example.small</string>
    <key>com.apple.developer.applesignin</key><array><string>Default</string></array>
    </dict></plist>
    """

  private static let stubs: [(name: String, path: String, classes: String, symbols: String)] = [
    ("System", "/usr/lib/libSystem.B.dylib", "", "dyld_stub_binder"),
    (
      "objc", "/usr/lib/libobjc.A.dylib", "NSObject",
      "__objc_empty_cache, _objc_msgSend, _objc_alloc, _objc_alloc_init, _objc_opt_new"
    ),
    (
      "AuthenticationServices",
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
  init(_ variant: Variant = .chainedFixups, class owner: String = "LoginScreen") throws {
    guard let tools = Self.tools else { throw CocoaError(.fileNoSuchFile) }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = { (name: String) in folder.appending(path: name).path }
    let isSimulator = variant == .simulator
    for stub in Self.stubs {
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

      """.write(toFile: place("\(stub.name).tbd"), atomically: true, encoding: .utf8)
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
      ] + extra + Self.stubs.map { place("\($0.name).tbd") }
    )
    executable = [UInt8](try Data(contentsOf: URL(filePath: place("Small"))))
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
