import Diagnostics
import Documents
import TestSupport
import Testing

@testable import Evidence

/// What kind of build an app is, and what that hides.
@Suite(.enabled(if: MadeApp.tools != nil, "needs a clang and an ld64.lld"))
struct BuiltAppTests {
  private static let detection = {
    var reader = DetectionReader()
    for name in Checkout.files(below: "rules/detection") {
      guard let text = try? Checkout.text(of: "rules/detection/\(name)") else { continue }
      reader.read(ReadFile(path: name, text: text))
    }
    return reader.detection
  }()

  private static let list = """
    <plist><dict><key>CFBundleExecutable</key><string>Small</string>
    <key>CFBundleIdentifier</key><string>com.example.small</string></dict></plist>
    """

  private static func app(_ executable: [UInt8], beside files: [String: [UInt8]] = [:]) -> BuiltApp
  {
    let all = files.merging(["Info.plist": Array(list.utf8), "Small": executable]) { $1 }
    return BuiltApp(called: "Small.app", detection) { () throws(AppMistake) in
      AppFiles(Array(all.keys)) { path throws(AppMistake) in ByteSource(all[path] ?? []) }
    }
  }

  private static func shown(_ app: BuiltApp) -> [String] {
    let evidence = ProjectEvidence(of: app.contents, detection)
    return (evidence.services + evidence.facts).flatMap(\.evidence).map { "\($0.file) \($0.found)" }
  }

  private static func told(_ app: BuiltApp) -> [String] {
    app.diagnostics.map { "\($0.range.file.path) \($0.severity) \($0.message.id)" }
  }

  @Test func `an encrypted executable shows what it is linked with and entitled to`() throws {
    var made = try MadeApp()
    try made.sign([(5, 0xfade_7171, Array(MadeApp.entitlements.utf8))])
    let plain = Self.app(made.executable)
    #expect(Self.told(plain) == [])
    let anchor = "Small.app/Small -[LoginScreen presentationAnchorForAuthorizationController:]"
    #expect(Self.shown(plain).contains(anchor))
    try made.encrypt()
    let encrypted = Self.app(made.executable)
    #expect(Self.told(encrypted) == ["Small.app/Small warning encrypted-app"])
    let shown = Set(Self.shown(encrypted))
    #expect(shown.isStrictSubset(of: Self.shown(plain)))
    #expect(!shown.contains(anchor))
    #expect(
      shown.isSuperset(of: [
        "Small.app/Small ASAuthorizationAppleIDProvider",
        "Small.app/Small com.apple.developer.applesignin",
      ])
    )
  }

  @Test func `a build for the simulator says so, and nothing by what it lacks`() throws {
    let app = Self.app(try MadeApp(.simulator).executable)
    #expect(Self.told(app) == ["Small.app/Small warning simulator-build"])
    #expect(app.entitlements == [])
    #expect(Self.shown(app).contains("Small.app/Small com.apple.developer.applesignin"))
  }

  @Test func `a build to be debugged is read where its code is`() throws {
    let code = try MadeApp(class: "OtherScreen").executable
    let stub = try MadeApp(class: "Stub", libraries: ["@rpath/Small.debug.dylib"])
    let app = Self.app(stub.executable, beside: ["Small.debug.dylib": code])
    #expect(Self.told(app) == ["Small.app/Small warning debug-build"])
    #expect(
      Self.shown(app).contains(
        "Small.app/Small.debug.dylib"
          + " -[OtherScreen presentationAnchorForAuthorizationController:]"
      )
    )
  }

  @Test(arguments: [("get-task-allow", true), ("beta-reports-active", false)])
  func `a build that is signed to be debugged is not what is submitted`(
    key: String, isDebugged: Bool
  ) throws {
    var made = try MadeApp()
    let list = MadeEntitlements.list(["application-identifier", key])
    try made.sign([(5, 0xfade_7171, list)])
    let app = Self.app(made.executable)
    #expect(Self.told(app) == (isDebugged ? ["Small.app/Small warning debug-build"] : []))
    #expect(app.entitlements == (isDebugged ? [] : ["Small.app/Small"]))
  }

  @Test(
    arguments: [
      (
        MadeEntitlements.coded([("other", MadeEntitlements.value(1, [0xff]))]),
        "entitlements-differ"
      ),
      ([0x32, 0], "entitlements-half-read"),
    ] as [([UInt8], String)])
  func `a form of entitlements that differs or can't be read is named, and the app is read`(
    coded: [UInt8], id: String
  ) throws {
    var made = try MadeApp()
    try made.sign([
      (5, 0xfade_7171, Array(MadeApp.entitlements.utf8)), (7, 0xfade_7172, coded),
    ])
    #expect(Self.told(Self.app(made.executable)) == ["Small.app/Small warning \(id)"])
  }
}
