import Engine
import TestSupport
import Testing

@testable import Reporting

/// The pictures of a page beside one another.
@Suite struct PageFigureTests {
  private static let narrow = [
    "each: [{screen: screens}, {button: screen.buttons}]", "at: button.frame",
    "require: button.frame.width >= 140.0",
  ]

  private static func page(_ rule: [String], _ screens: String) throws -> String {
    let trial = PageTrial([rule])
    return HTMLReporter.text(of: trial.run([try trial.result("Pawprint", screens)]))
  }

  private static let button = "{service: apple, frame: [24, 440, 100, 44]}"
  private static let screen = "screens: [{size: [375, 667], buttons: [\(button)]}]\n"

  @Test func `what mends a fault is drawn beside it`() throws {
    let repair = "repair: {set: {button.frame.width: '140.0'}}"
    let page = try Self.page(Self.narrow + [repair], Self.screen)
    let captions = page.matches(of: #/<figcaption>([^<]*)</#).map { String($0.output.1) }
    #expect(captions.count == 2)
    #expect(captions.last == "mended: \(captions[0])")
    let (fault, mended) = try #require(
      page.firstRange(of: "-mended-title").map { (page[..<$0.lowerBound], page[$0.lowerBound...]) }
    )
    #expect(fault.contains("100\u{A0}×\u{A0}44\u{A0}pt"))
    #expect(mended.contains("140\u{A0}×\u{A0}44\u{A0}pt"))
    #expect(fault.contains("picture-number"))
    #expect(!mended.contains("picture-number"))
  }

  @Test func `what is moved is drawn where it goes`() throws {
    let repair = "repair: {set: {button.frame.x: '40.0', button.frame.y: '500.0'}}"
    let rule = [Self.narrow[0], Self.narrow[1], "require: button.frame.x >= 40.0", repair]
    let page = try Self.page(rule, Self.screen)
    let mended = try #require(page.firstRange(of: "-mended-title").map { page[$0.lowerBound...] })
    #expect(mended.contains("44 pt, at (40, 500)"))
  }

  @Test func `a rule without a repair has no picture of how it should be`() throws {
    #expect(try !Self.page(Self.narrow, Self.screen).contains("mended: "))
  }

  @Test func `a point is as long in one picture as in the other`() throws {
    let large = "{id: b, size: [1024, 1366], buttons: [\(Self.button)]}"
    let page = try Self.page(
      ["require: 'true'"],
      "screens: [{id: a, size: [375, 667], buttons: [\(Self.button)]}, \(large)]\n"
    )
    // 440 units for 1366 points, here and there.
    #expect(page.contains("width=\"120.79\" height=\"214.85\""))
    #expect(page.contains("width=\"329.84\" height=\"440\""))
  }
}
