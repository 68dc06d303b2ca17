import Model
import Testing

@testable import Evidence

/// What a folder with several apps proves, and what it only proposes.
@Suite struct SeveralAppsTests {
  @Test func `what is likely and not proved is proposed`() {
    let project = { (name: String) in
      SmallProject.project("PRODUCT_BUNDLE_IDENTIFIER = org.one; TARGETED_DEVICE_FAMILY = \(name);")
    }
    let one = SmallProject(["A.xcodeproj/project.pbxproj": project("1")])
    #expect(one.evidence.proposals().isEmpty)
    let two = SmallProject([
      "A.xcodeproj/project.pbxproj": project("1"),
      "B.xcodeproj/project.pbxproj":
        project("2").replacing("name = App;", with: "name = B;").replacing(
          "org.one", with: "org.two"),
    ])
    #expect(two.evidence.proposals().mapValues(\.answer) == ["app.platforms": "[ipad, iphone]"])
    #expect(two.evidence.proposals()["app.platforms"]?.file == "B.xcodeproj/project.pbxproj")
  }

  @Test(arguments: [("1.0", "likely"), ("20.8", "proves")])
  func `what one of two apps says proves what the other says as well`(
    _ version: String, _ strength: String
  ) {
    let project = { (name: String) in
      SmallProject.project("INFOPLIST_FILE = Info.plist;")
        .replacing("name = App;", with: "name = \(name);")
    }
    let list = { (version: String) in
      "<plist version=\"1.0\">\n<dict>\n<key>CFBundleIdentifier</key>\n"
        + "<string>com.\(version)</string>\n</dict>\n</plist>"
    }
    let apps = SmallProject([
      "App.xcodeproj/project.pbxproj": project("App"), "Info.plist": list("20.8"),
      "Printer/P.xcodeproj/project.pbxproj": project("Printer"),
      "Printer/Info.plist": list(version),
    ])
    #expect(apps.shown.contains { $0.hasPrefix("app.bundleId=com.20.8 \(strength): ") })
  }
}
