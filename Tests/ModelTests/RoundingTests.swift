import Expressions
import Model
import Testing

/// Lengths are binary fractions; what that adds to a comparison stays far below its slack.
@Suite struct RoundingTests {
  /// What comparisons of lengths allow beside the tolerance, in points.
  private let slack = Rectangle.rounding

  private func frames(_ frames: [String], screen: String = "id: s") -> Reading {
    let buttons = frames.map { "{service: apple, frame: [\($0)]}" }.joined(separator: ", ")
    return Reading(
      described("login: {services: [apple]}\nscreens: [{\(screen), buttons: [\(buttons)]}]"))
  }

  private func rectangle(_ index: Int, _ reading: Reading) throws -> Rectangle {
    let frame = try #require(reading.operand(at: "screens[0].buttons[\(index)].frame"))
    return try #require(Rectangle(frame.value))
  }

  @Test(arguments: [
    ("0.1, 0, 0.2, 1", 0.3), ("24.1, 0, 327.9, 1", 352), ("0.7, 0, 0.1, 1", 0.8),
    ("99999.9, 0, 0.1, 1", 100_000), ("-99999.9, 0, 0.3, 1", -99999.6),
    ("1e-7, 0, 0.1, 1", 0.1000001),
  ])
  func `an edge is where the sum says, up to rounding`(frame: String, right: Double) throws {
    let edge = try rectangle(0, frames([frame])).right
    #expect(abs(edge - right) < slack / 1000)
  }

  @Test(arguments: [1.5, 2.0, 2.625, 3.0, 3.5])
  func `buttons that are flush in pixels are flush in points`(scale: Double) throws {
    var worst = 0.0
    for x in stride(from: 1, to: 400, by: 7) {
      let width = 1171 - x
      let reading = frames(
        ["\(x), 0, \(width), 132", "71, 0, 1100, 132"], screen: "id: s, units: px, scale: \(scale)")
      let (one, other) = (try rectangle(0, reading), try rectangle(1, reading))
      worst = max(worst, abs(one.right - other.right))
    }
    #expect(worst < slack / 1000)
  }

  @Test func `a gap of the tolerance stays one whatever the lengths`() throws {
    var worst = 0.0
    for tenths in 1..<500 {
      let y = Double(tenths) / 10
      let reading = frames(["0, 0.1, 10, \(y)", "0, \(Double(tenths + 6) / 10), 10, 44"])
      let gap = try rectangle(1, reading).top - rectangle(0, reading).bottom
      worst = max(worst, abs(gap - 0.5))
    }
    #expect(worst > 0)
    #expect(worst < slack / 1000)
  }

  @Test func `the slack is far below what anybody measures`() throws {
    let tolerance = try rectangle(0, frames(["0, 0, 1, 1"])).tolerance
    #expect(tolerance == 0.5)
    #expect(slack < tolerance / 1000)
  }
}
