import Model
import Testing

@testable import Evidence

@Suite struct ProjectEvidenceTests {
  @Test(arguments: [
    // What is proved of a list that may have more in it.
    (
      "A.swift", "p.getCredentialState(forUserID: a) { switch $0 { case .revoked: b() } }",
      "signInWithApple.credentialState.handles", "[revoked]"
    ),
    ("A.swift", "asksApple()", "signInWithApple.handledErrors", "[]"),
    (
      "App/SettingsView.swift", "api.deleteAccount()", "account.deletion.path",
      "[Settings, Delete account]"
    ),
  ])
  func `a list is proposed as a person would write it`(
    _ file: String, _ text: String, _ path: String, _ answer: String
  ) {
    let proposals = SmallProject([file: text]).evidence.proposals()
    #expect(proposals.mapValues(\.answer) == [path: answer])
  }

  @Test(arguments: ["asksApple(); a as? ASAuthorizationError", "a.swift: api.deleteAccount()"])
  func `nothing is proposed where something speaks against it, or in another file`(_ text: String) {
    #expect(SmallProject(["A.swift": text]).evidence.proposals().isEmpty)
  }

  private static let entitled = """
    <plist version="1.0">
    <dict>
      <key>com.apple.developer.applesignin</key>
      <array><string>Default</string></array>
    </dict>
    </plist>
    """

  private static let pods = "PODS:\n  - GoogleSignIn (7.0.0):\n    - AppAuth (1.0)\n"

  static func info(_ rest: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(rest)\n</dict>\n</plist>"
  }

  private static func schemes(_ scheme: String) -> String {
    info(
      """
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key>
      <array><string>\(scheme)</string></array></dict></array>
      """
    )
  }

  @Test func `a kit makes a login likely`() {
    let project = SmallProject(["Podfile.lock": Self.pods])
    #expect(project.shown == ["google likely: likely Podfile.lock:2"])
  }

  @Test func `two independent finds prove a login`() {
    let project = SmallProject([
      "Podfile.lock": Self.pods, "A.swift": "let words = \"Sign in with Google\"",
    ])
    #expect(project.shown == ["google proves: likely A.swift:1, likely Podfile.lock:2"])
  }

  @Test func `a kit and its URL scheme may be left over from a login that was taken out`() {
    let project = SmallProject([
      "Podfile.lock": Self.pods, "App/Info.plist": Self.schemes("com.google.123"),
      "A.swift": "func open(_ url: URL) -> Bool { GIDSignIn.sharedInstance.handle(url) }",
    ])
    #expect(project.shown == ["google likely: likely App/Info.plist:5, likely Podfile.lock:2"])
  }

  @Test func `a title and a name in code of one file of texts prove nothing`() {
    let texts = """
      enum Texts {
        static var google: String { text("Sign in with Google") }
        static var googleLogin: String { text("Log in") }
      }
      """
    let project = SmallProject(["Texts.swift": texts])
    #expect(
      project.shown == ["google likely: likely Texts.swift:2, likely Texts.swift:3"])
  }

  @Test func `a plugin and the pod that it brings are one find`() {
    let project = SmallProject([
      "ios/Podfile.lock": Self.pods,
      "package.json": "{\"dependencies\": {\"google-signin\": \"1\"}}",
    ])
    #expect(project.shown == ["google likely: likely ios/Podfile.lock:2, likely package.json:1"])
  }

  @Test func `hints are never more than hints`() {
    let list = Self.info(
      "<key>LSApplicationQueriesSchemes</key><array><string>fbapi</string></array>")
    let project = SmallProject(["A/Info.plist": list, "B/Info.plist": list])
    #expect(project.shown == ["facebook hint: hint A/Info.plist:3, hint B/Info.plist:3"])
  }

  @Test func `an entitlement of the app's target proves`() {
    let project = SmallProject([
      "ios/App.xcodeproj/project.pbxproj": SmallProject.project(
        "CODE_SIGN_ENTITLEMENTS = \"$(SRCROOT)/App/App.entitlements\";"),
      "ios/App/App.entitlements": Self.entitled,
    ])
    #expect(
      project.shown == [
        "apple proves: proves ios/App/App.entitlements:3",
        "signInWithApple.capability=true proves: proves ios/App/App.entitlements:3",
      ]
    )
  }

  @Test(arguments: [
    (
      "com.apple.product-type.app-extension", "Release",
      "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    ),
    ("com.apple.product-type.application", "Alpha", "CODE_SIGN_ENTITLEMENTS = App.entitlements;"),
    (
      "com.apple.product-type.application", "Release",
      "SDKROOT = macosx; CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    ),
    ("com.apple.product-type.application", "Release", "CODE_SIGN_ENTITLEMENTS = B.entitlements;"),
  ])
  func `an entitlement of something else says nothing`(
    type: String, name: String, settings: String
  ) {
    let project = SmallProject([
      "App.xcodeproj/project.pbxproj": SmallProject.project(settings, type: type, name: name),
      "App.entitlements": Self.entitled,
    ])
    #expect(project.shown == [])
  }

  @Test func `without a project, the only file of entitlements is the app's`() {
    let project = SmallProject(["App.entitlements": Self.entitled])
    #expect(
      project.shown == [
        "apple proves: proves App.entitlements:3",
        "signInWithApple.capability=true proves: proves App.entitlements:3",
      ]
    )
  }

  @Test func `without a project, nobody says which file of entitlements is the app's`() {
    let other = Self.info("<key>aps-environment</key><string>production</string>")
    let project = SmallProject(["App.entitlements": Self.entitled, "Widget.entitlements": other])
    #expect(
      project.shown == [
        "apple likely: likely App.entitlements:3",
        "signInWithApple.capability=true likely: likely App.entitlements:3",
      ]
    )
  }

  @Test func `a project whose target names no entitlements makes them likely at most`() {
    let project = SmallProject([
      "A.xcodeproj/project.pbxproj": SmallProject.project(""), "App.entitlements": Self.entitled,
    ])
    #expect(
      project.shown == [
        "apple likely: likely App.entitlements:3",
        "signInWithApple.capability=true likely: likely App.entitlements:3",
      ]
    )
  }

  @Test func `an entitlement that is empty says nothing`() {
    let empty = Self.info("<key>com.apple.developer.applesignin</key><array/>")
    #expect(SmallProject(["App.entitlements": empty]).shown == [])
  }

  @Test func `a call proves, a comment and a text don't`() {
    let project = SmallProject([
      "A.swift": "// GIDSignIn.sharedInstance.signIn(self)\nlet a = \"GIDSignIn.signIn(\"",
      "B.swift": "\n\nGIDSignIn.sharedInstance.signIn(self)",
    ])
    #expect(project.shown == ["google proves: proves B.swift:3"])
  }

  @Test func `a call proves nothing where the kit is used for something else`() {
    let project = SmallProject([
      "A.swift": "GIDSignIn.sharedInstance.signIn(self)",
      "B.swift": "let drive = GTLRDriveService()",
    ])
    #expect(project.shown == ["google likely: proves A.swift:1, hint B.swift:1"])
  }

  @Test func `a call counts where its kit is imported`() {
    let call = "LoginManager().logIn(permissions: [])"
    let project = SmallProject([
      "A.swift": "import LineSDK\n\(call)", "B.swift": "import FBSDKLoginKit\n\(call)",
    ])
    #expect(project.shown == ["facebook proves: proves B.swift:2"])
  }

  @Test func `what is named counts beside what it is for`() {
    let state = "switch state { case .revoked: signOut() }"
    let project = SmallProject([
      "A.swift": state, "B.swift": "provider.getCredentialState(forUserID: id)\n\(state)",
    ])
    #expect(
      project.shown == ["signInWithApple.credentialState.handles=revoked proves: proves B.swift:2"])
  }

  @Test func `addresses and titles are whole ones`() {
    let project = SmallProject([
      "A.swift":
        "let a = \"https://github.com/login/oauth/authorize\"\nlet b = \"https://github.com/a\"",
      "en.lproj/Localizable.strings":
        "/* Sign in with Google */\n\"a\" = \"SIGN IN WITH GOOGLE\";\n\"b\" = \"Or sign in with Google.\";",
    ])
    #expect(
      project.shown == [
        "github likely: likely A.swift:1",
        "google likely: likely en.lproj/Localizable.strings:2",
      ]
    )
  }

  @Test func `a flag of an app.json proves`() {
    let project = SmallProject([
      "app.json": "{\"expo\": {\"ios\": {\"usesAppleSignIn\": true}}}",
      "web/app.json": "{\"expo\": {\"ios\": {\"usesAppleSignIn\": false}}}",
    ])
    #expect(project.shown == ["apple proves: proves app.json:1"])
  }

  /// Two targets that compile what a group and a folder hold.
  private static func project(compilingFor type: String, folders: String = "") -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; buildConfigurationList = L; targets = (T, U); mainGroup = G; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        G = {isa = PBXGroup; children = (H, F2, S); sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (F1); path = Widget; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Login.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = ../Shared.swift; sourceTree = SOURCE_ROOT; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = All; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (A); };
        A = {isa = PBXSourcesBuildPhase; files = (A2); };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        U = {isa = PBXNativeTarget; productType = "com.apple.product-type.\(type)";
          buildConfigurationList = L; buildPhases = (B); fileSystemSynchronizedGroups = (\(folders)); };
        B = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
      };
      rootObject = P;
    }
    """
  }

  private static let call = "GIDSignIn.sharedInstance.signIn(me)"

  @Test(arguments: [
    ("app-extension", "ios/Widget/Login.swift", false),
    ("bundle.unit-test", "ios/Widget/Login.swift", false),
    ("framework", "ios/Widget/Login.swift", true),
    ("library.static", "ios/Widget/Login.swift", true),
    ("app-extension", "Shared.swift", true),
    ("app-extension", "ios/Other.swift", true),
    ("app-extension", "ios/All/Deep/Login.swift", false),
    ("framework", "ios/All/Deep/Login.swift", true),
  ])
  func `code counts unless it is compiled for something beside the app alone`(
    type: String, path: String, counts: Bool
  ) {
    let files: KeyValuePairs = [
      "ios/App.xcodeproj/project.pbxproj": Self.project(compilingFor: type, folders: "S"),
      path: Self.call,
    ]
    #expect(SmallProject(files).shown == (counts ? ["google proves: proves \(path):1"] : []))
  }

  @Test func `groups inside themselves lead nowhere`() {
    let project = Self.project(compilingFor: "app-extension")
      .replacing("children = (F1);", with: "children = (G, H, F1);")
    let files: KeyValuePairs = [
      "ios/App.xcodeproj/project.pbxproj": project, "ios/Widget/Login.swift": Self.call,
    ]
    #expect(SmallProject(files).shown == [])
  }

  @Test func `a privacy manifest hints at what is asked`() {
    let list = """
      <plist><dict><key>NSPrivacyCollectedDataTypes</key><array><dict>
      <key>NSPrivacyCollectedDataType</key>
      <string>NSPrivacyCollectedDataTypePhoneNumber</string>
      </dict></array></dict></plist>
      """
    #expect(
      SmallProject(["PrivacyInfo.xcprivacy": list]).shown == [
        "phone-otp hint: hint PrivacyInfo.xcprivacy:2"
      ]
    )
  }
}
