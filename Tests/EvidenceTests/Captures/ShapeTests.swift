import Evidence
import TestSupport
import Testing

/// The shapes in which real files of the formats were met, besides those of `CaptureTests`.
@Suite struct ShapeTests {
  struct Shape: CustomStringConvertible, Sendable {
    let name: String
    let file: String
    /// The logins, and then what could be a button.
    let buttons: [String]

    init(_ name: String, _ file: String, _ buttons: [String]) {
      self.name = name
      self.file = file
      self.buttons = buttons
    }

    /// Files are called after their format.
    var format: String? { Capture.formats.first { file.hasPrefix("\($0)-") } }

    var description: String { "\(file): \(name)" }
  }

  private static let shapes = [
    Shape(
      "as a debugger prints a text", "debug-description-escaped.txt",
      ["apple \"Sign in with Apple\" [20, 542, 369, 44.5]"]),
    Shape(
      "in a comment of the test", "debug-description-in-a-comment.txt",
      ["google \"Continue with Google\" [164.7, 448.7, 160.7, 44.3]"]),
    Shape(
      "of an interaction with a device: no pointers, one column a level",
      "debug-description-of-a-device.txt", ["facebook [20, 600, 362, 50]", "? Help"]),
    Shape("of a driver", "snapshot-of-a-driver.json", ["kakao [20, 700, 362, 48]"]),
    Shape(
      "without application", "snapshot-without-application.json",
      ["line \"Sign in with LINE\" [20.33, 700, 362, 48]"]),
    Shape(
      "one control twice, below a root without type", "snapshot-twice.json",
      ["github \"Sign in with GitHub\" [20, 600.67, 350, 48]"]),
    Shape(
      "of React Native: every view joins the labels in it", "webdriveragent-react-native.xml",
      ["x \"Log in with X\" [20, 300, 374, 44]"]),
    Shape(
      "of Flutter: an identifier, and a button of the same size in it",
      "webdriveragent-flutter.xml", ["google \"Mit Google anmelden\" [24, 662, 345, 50]"]),
    Shape(
      "of a turned iPad with a keyboard", "webdriveragent-turned-ipad.xml",
      ["line \"LINEでログイン\" [332, 500, 360, 49]", "? Share on Facebook"]),
    Shape(
      "with blanks before colons", "maestro-with-blanks.txt",
      ["apple \"Đăng nhập bằng Apple\" [24, 600, 345, 50]"]),
    Shape(
      "of the first version", "maestro-first-version.json",
      ["facebook \"Continue with Facebook\" [20, 500, 350, 50]"]),
    Shape(
      "texts joined on a card, and the status bar", "maestro-card.json",
      ["? Continue with Google, Fast and safe", "? Follow us on Instagram"]),
    Shape("in lines", "idb-in-lines.txt", ["vk \"Log in with VK\" [20, 700.5, 362, 40.67]"]),
    Shape(
      "nested, with what else the tool says", "idb-nested.json",
      ["github \"Log in with GitHub\" [20, 96, 362, 44]"]),
    Shape(
      "with a switch and what has no size", "idb-switch.json",
      ["google \"Google\" [24, 600, 170, 56]", "naver \"네이버로 로그인\" [208, 600, 170, 56]"]),
    Shape(
      "with a heading that reads as a button's title", "idb-heading.json",
      ["google \"Continue with Google\" [24, 640.33, 345, 50.67]"]),
    Shape(
      "a rectangle in a group with more texts below it", "figma-group.json",
      ["apple \"SIGN IN WITH APPLE\" [20, 705, 374, 63]"]),
    Shape(
      "a component's name says what its layer doesn't", "figma-component.json",
      ["google [136, 714, 44, 44]"]),
    Shape(
      "one node far from the origin, with a line around the button", "figma-node.json",
      ["google \"Continue with Google\" [24, 600, 327, 48]"]),
    Shape(
      "a class of the app's own around Apple's", "interface-builder-own-class.storyboard",
      ["apple [57, 425, 300, 46]"]),
    Shape(
      "the header of a table, and a vendor's class", "interface-builder-table-header.xib",
      ["google [20, 110, 280, 40]", "? Sign out"]),
    Shape(
      "rows of a table that don't change", "interface-builder-static-rows.storyboard",
      ["email-password \"Log in\" [15, 104, 345, 48]"]),
    Shape(
      "a scene in another one, and a title in a configuration",
      "interface-builder-embedded-scene.storyboard",
      ["apple [222.67, 726, 44, 44]", "facebook \"Log in with Facebook\" [40, 560, 310, 44]"]),
    Shape(
      "classes of the app's own, and their layers", "recursive-description-own-classes.txt",
      ["google \"Sign in with Google\" [16, 539.5, 343, 39]"]),
    Shape(
      "without pointers, as snapshots of tests have it",
      "recursive-description-without-pointers.txt",
      ["facebook \"Log in with Facebook\" [60.5, 500, 199, 28]"]),
    Shape(
      "as a debugger prints it, with what is transparent", "recursive-description-debugger.txt",
      ["google [39, 400.33, 312, 48]", "? Skip"]),
    Shape(
      "behind tabs, and what a program adds behind a view", "recursive-description-behind-tabs.txt",
      ["apple \"Sign in with Apple\" [20, 404, 280, 44]", "? Jo's list"]),
    Shape(
      "in a log, whose line the outermost view is on", "recursive-description-in-a-log.txt",
      ["facebook \"Sign in with Facebook\" [25, 417, 263, 44]", "? Hide"]),
    Shape(
      "in a console that prints ASCII only", "recursive-description-in-ascii.txt",
      ["apple \"\u{200E}通过 Apple 登录\" [16, 529.5, 343, 44]", "? 😀"]),
  ]

  @Test func `every format was met in at least three files`() {
    // What a UI test writes is held against the helper that writes it.
    for format in Capture.formats where format != "ui-test" {
      let count = Self.shapes.count { $0.format == format }
      #expect(count >= 3, "\(format)")
    }
  }

  @Test(arguments: shapes)
  func `a file is read as the tools were seen to write it`(_ shape: Shape) throws {
    let capture = try Capture.of(try Checkout.text(of: "Tests/EvidenceTests/Samples/\(shape.file)"))
    #expect(capture.format == shape.format)
    let screen = try #require(capture.screens.first)
    let rest = try Recognition.unrecognised(screen).map { "? \($0)" }
    #expect(try Recognition.shown(screen) + rest == shape.buttons)
  }
}
