import Engine
import Localization
import Model
import Rules
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

@Suite struct PictureTests {
  /// The picture of a screen on which a rule finds fault with a button's frame.
  private static func picture(
    _ button: String, in screen: String = "size: [375, 667]", _ changes: [String] = []
  ) throws -> String {
    let trial = PageTrial([
      [
        "each: [{screen: screens}, {button: screen.buttons}]", "at: button.frame",
        "require: 'false'",
      ] + changes
    ])
    let screens = "screens: [{\(screen), buttons: [{service: apple, \(button)}]}]\n"
    let result = try trial.result("Pawprint", screens)
    var picture = MarkupWriter()
    for screen in result.login?.screens ?? [] {
      let subject = PictureSubject(result.findings(.fail), on: screen)
      let drawn = ScreenPicture(screen, subject, in: .english)
      drawn.draw(id: "screen", to: &picture)
      for caption in drawn.captions {
        caption.drawSample(to: &picture)
        picture.element("text", [], caption.words)
      }
    }
    return picture.text
  }

  @Test func `Apple's logo is a mark and no letter`() throws {
    let logo = try Self.picture("content: logoOnly, frame: [24, 440, 44, 44]")
    #expect(logo.matches(of: #/<circle /#).count == 2)
    #expect(!logo.contains(">S</text>"))
    #expect(!logo.contains(">A</text>"))
  }

  private static let crossings: [(frame: String, said: String, path: String)] = [
    ("[24, 640, 327, 44]", "17\u{A0}pt beyond the bottom edge", "below"),
    ("[24, -10, 327, 44]", "10\u{A0}pt beyond the top edge", "above"),
    ("[-8, 440, 327, 44]", "8\u{A0}pt beyond the left edge", "left"),
    ("[60, 440, 327, 44]", "12\u{A0}pt beyond the right edge", "right"),
  ]

  @Test(arguments: crossings)
  func `the edge that is crossed is the one that is marked and named`(
    frame: String, said: String, path: String
  ) throws {
    let picture = try Self.picture("frame: \(frame)")
    #expect(picture.contains(">\(said)</text>"), "\(picture)")
    #expect(picture.matches(of: #/beyond the/#).count == 1)
    // One line along the edge, and one as the sample beside its words.
    let edges = picture.matches(
      of: #/d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"[^>]*stroke-width="3"/#)
    #expect(edges.count == 2)
    let edge = try #require(edges.first).output
    let isLevel = edge.2 == edge.4
    #expect(isLevel == ["below", "above"].contains(path))
  }

  @Test func `a number stays in one line with its unit`() throws {
    let picture = try Self.picture("frame: [24, 440, 327, 44]")
    #expect(picture.contains(">44\u{A0}pt</text>"))
    #expect(picture.contains("Sign in with Apple: 327\u{A0}×\u{A0}44\u{A0}pt"))
  }
}
