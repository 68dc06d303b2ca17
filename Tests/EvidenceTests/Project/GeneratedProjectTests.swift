import Testing

@testable import Evidence

/// The facts of an app whose project is generated, or built by Flutter.
@Suite struct GeneratedProjectTests {
  private static let xcodeGen = """
    name: Pawprint
    options:
      bundleIdPrefix: com.example
      deploymentTarget: {iOS: "16.0"}
    targets:
      Pawprint:
        type: application
        platform: iOS
        sources: [Pawprint]
        info: {path: Pawprint/App-Info.plist}
        entitlements: {path: Pawprint/App.entitlements}
        settings:
          base: {TARGETED_DEVICE_FAMILY: "1,2"}
          configs:
            Release: {PRODUCT_BUNDLE_IDENTIFIER: com.example.paw}
      Share:
        type: app-extension
        platform: iOS
        sources: [{path: Share}]
        entitlements: {path: Share/Share.entitlements}

    """

  private static func entitlements(_ value: String) -> String {
    "<plist><dict>\n<key>com.apple.developer.applesignin</key>\n<array>\(value)</array>"
      + "</dict></plist>"
  }

  @Test func `XcodeGen's file says what the app is built with, and which files are its own`() {
    let project = SmallProject([
      "ios/project.yml": Self.xcodeGen,
      "ios/Pawprint/App.entitlements": Self.entitlements("<string>Default</string>"),
      "ios/Share/Share.entitlements": Self.entitlements("<string>Default</string>"),
      "ios/Share/A.swift": "GIDSignIn.sharedInstance.signIn(a)",
    ])
    #expect(
      project.shown == [
        "apple proves: proves ios/Pawprint/App.entitlements:2",
        "app.bundleId=com.example.paw proves: proves ios/project.yml:15",
        "app.platforms=ipad proves: proves ios/project.yml:13",
        "app.platforms=iphone proves: proves ios/project.yml:13",
        "signInWithApple.capability=true proves: proves ios/Pawprint/App.entitlements:2",
      ]
    )
  }

  @Test func `of what Tuist is told, literals are likely, in its files alone`() {
    let target = "let ios = DeploymentTarget.iOS(targetVersion: \"16.0\", devices: [.iphone])"
    let project = SmallProject(["Env.swift": "import ProjectDescription\n\(target)"])
    #expect(project.shown == ["app.minimumOS=16.0 likely: likely Env.swift:2"])
    #expect(SmallProject(["Env.swift": target]).shown == [])
  }

  @Test(arguments: [
    ("com.example.paw", "com.example.Pawprint", true), ("com.example.paw", "${ID}", false),
  ])
  func `without an id of its own it begins with the prefix, and variables stay unknown`(
    _ id: String, _ shown: String, isShown: Bool
  ) {
    let own = "            Release: {PRODUCT_BUNDLE_IDENTIFIER: \(id)}\n"
    let other = isShown ? "            Debug: {A: B}\n" : own.replacing(id, with: shown)
    let project = SmallProject([
      "project.yml": Self.xcodeGen.replacing(own.dropFirst(4), with: other.dropFirst(4))
    ])
    let ids = project.shown.filter { $0.hasPrefix("app.bundleId") }
    #expect(ids == (isShown ? ["app.bundleId=\(shown) proves: proves project.yml:3"] : []))
  }

  @Test func `another file of this name is about no project`() {
    let project = SmallProject(["project.yml": "name: A\nsteps: [b]\n"])
    #expect(project.shown == [])
    #expect(project.diagnostics == [])
  }

  @Test(arguments: [("1.2.3+45", "1.2.3"), ("1.2.3-beta.1+45", "1.2.3.1"), ("1.2.3", "1.2.3")])
  func `Flutter gives the app the digits of its package's version`(_ own: String, _ app: String) {
    let settings = "PRODUCT_BUNDLE_IDENTIFIER = \"com.example.v$(FLUTTER_BUILD_NAME)\";"
    let files: KeyValuePairs = [
      "app/pubspec.yaml": "name: a\nversion: \(own)\n",
      "app/ios/Runner.xcodeproj/project.pbxproj": SmallProject.project(settings),
    ]
    #expect(
      SmallProject(files).shown == [
        "app.bundleId=com.example.v\(app) proves: proves app/ios/Runner.xcodeproj/project.pbxproj:11"
      ]
    )
    let without = SmallProject([
      "other/pubspec.yaml": "name: a\nversion: 1.2.3+45\n",
      "app/ios/Runner.xcodeproj/project.pbxproj": SmallProject.project(settings),
    ])
    #expect(without.shown == [])
  }
}
