import Engine
import TestSupport
import Testing

@testable import Reporting

/// The pictures of a page beside one another.
@Suite struct PageFigureTests {
  private static func page(_ rule: [String], _ screens: String) throws -> String {
    let trial = PageTrial([rule])
    return HTMLReporter.text(of: trial.run([try trial.result("Pawprint", screens)]))
  }

  private static let button = "{service: apple, frame: [24, 440, 100, 44]}"
  private static let screen = "screens: [{size: [375, 667], buttons: [\(button)]}]\n"

  @Test func `a fault has one picture, with what is measured`() throws {
    let page = try Self.page(
      [
        "each: [{screen: screens}, {button: screen.buttons}]", "at: button.frame",
        "require: button.frame.width >= 140.0",
      ],
      Self.screen
    )
    #expect(page.matches(of: #/<figcaption>/#).count == 1)
    #expect(page.contains("100\u{A0}×\u{A0}44\u{A0}pt"))
    #expect(page.contains("picture-number"))
  }

  @Test func `a point is as long in one picture as in the other`() throws {
    let large = "{id: b, size: [1024, 1366], buttons: [\(Self.button)]}"
    let page = try Self.page(
      ["require: 'true'"],
      "screens: [{id: a, size: [375, 667], buttons: [\(Self.button)]}, \(large)]\n")
    // 440 units for 1366 points, here and there.
    #expect(page.contains("width=\"120.79\" height=\"214.85\""))
    #expect(page.contains("width=\"329.84\" height=\"440\""))
  }
}
