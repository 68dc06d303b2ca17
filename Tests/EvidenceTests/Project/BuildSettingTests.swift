import Model
import Testing

@testable import Evidence

/// What build settings and the Info.plist that they name say of an app.
@Suite struct BuildSettingTests {
  @Test func `values are resolved through a file of settings`() {
    let project = SmallProject([
      "App.xcodeproj/project.pbxproj": SmallProject.project(
        """
        INFOPLIST_FILE = App/Info.plist;
        PRODUCT_BUNDLE_IDENTIFIER = "$(PREFIX).${TARGET_NAME:rfc1034identifier}";
        TARGETED_DEVICE_FAMILY = "1,2";
        """
      ),
      "App.xcconfig": "// ours\n#include \"Shared.xcconfig\"\n",
      "Shared.xcconfig": "PREFIX = com.example // nobody else's\n",
      "App/Info.plist": ProjectEvidenceTests.info(
        "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
    ])
    #expect(
      project.shown == [
        "app.bundleId=com.example.App proves: "
          + "proves App.xcodeproj/project.pbxproj:12, proves App/Info.plist:3",
        "app.platforms=ipad proves: proves App.xcodeproj/project.pbxproj:13",
        "app.platforms=iphone proves: proves App.xcodeproj/project.pbxproj:13",
      ]
    )
  }

  @Test func `an Info.plist stands before the build settings`() {
    let settings = "INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.old;"
    let project = SmallProject([
      "App.xcodeproj/project.pbxproj": SmallProject.project(settings),
      "Info.plist": ProjectEvidenceTests.info(
        "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>"),
    ])
    #expect(
      project.shown == [
        "app.bundleId=com.example.app proves: proves Info.plist:3",
        "app.bundleId=com.example.old likely: likely App.xcodeproj/project.pbxproj:11",
      ]
    )
  }

  @Test(
    arguments: [
      ("15.0", "16.0", "16.0"), ("17.0", "16.0", "17.0"), ("16.0", "16.0", "16.0"),
      ("9.0", "16.0", "16.0"), ("16", "16.0", "16"), ("15.0", "$(UNSET)", nil),
    ] as [(String, String, String?)])
  func `the system's version is the higher one of the Info.plist and the deployment target`(
    list: String, target: String, proved: String?
  ) throws {
    let settings = "INFOPLIST_FILE = Info.plist; IPHONEOS_DEPLOYMENT_TARGET = \"\(target)\";"
    let project = try SmallProject(
      [
        "App.xcodeproj/project.pbxproj": SmallProject.project(settings),
        "Info.plist": ProjectEvidenceTests.info(
          "<key>MinimumOSVersion</key>\n<string>\(list)</string>"),
      ], by: "app.yaml")
    let found = project.shown.filter { $0.contains(" proves: ") }.map { $0.prefix { $0 != " " } }
    #expect(found.map(String.init) == [proved.map { "app.minimumOS=\($0)" }].compactMap(\.self))
  }

  @Test(arguments: [
    ("", "app.version=1.0", "app.bundleId=com.example.list"),
    ("GENERATE_INFOPLIST_FILE = NO;", "app.version=1.0", "app.bundleId=com.example.list"),
    ("GENERATE_INFOPLIST_FILE = YES;", "app.version=2.0", "app.bundleId=com.example.set"),
  ])
  func `what Xcode generates is put over the Info.plist`(
    setting: String, version: String, bundleID: String
  ) throws {
    let settings = """
      INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.set;
      MARKETING_VERSION = 2.0; \(setting)
      """
    let project = try SmallProject(
      [
        "App.xcodeproj/project.pbxproj": SmallProject.project(settings),
        "Info.plist": ProjectEvidenceTests.info(
          """
          <key>CFBundleIdentifier</key><string>com.example.list</string>
          <key>CFBundleShortVersionString</key><string>1.0</string>
          """),
      ], by: "app.yaml")
    let found = project.shown.filter { $0.contains(" proves: ") }.map { $0.prefix { $0 != " " } }
    #expect(found.map(String.init) == [bundleID, version])
  }

  @Test func `a variable that nobody sets leaves a value unknown`() {
    let settings = "PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(FLAVOUR)\";"
    let project = SmallProject([
      "App.xcodeproj/project.pbxproj": SmallProject.project(settings)
    ])
    #expect(project.shown == [])
  }

  @Test func `of two apps, neither's value is proved`() {
    let file = { (name: String) in
      SmallProject.project("PRODUCT_BUNDLE_IDENTIFIER = com.example.\(name);")
    }
    let project = SmallProject([
      "A.xcodeproj/project.pbxproj": file("a"), "B.xcodeproj/project.pbxproj": file("b"),
    ])
    #expect(
      project.shown == [
        "app.bundleId=com.example.a likely: likely A.xcodeproj/project.pbxproj:11",
        "app.bundleId=com.example.b likely: likely B.xcodeproj/project.pbxproj:11",
      ]
    )
  }
}
