import Model
import Testing

@Suite struct ColourTests {
  @Test(arguments: [
    ("#FFFFFF", "#000000", 21.0), ("light", "dark", 21), ("#ffffff", "#FFFFFF", 1),
    // Published examples of WCAG 2: the lightest grey that passes 4.5:1 on white, and one below.
    ("#767676", "#FFFFFF", 4.54), ("#777777", "#FFFFFF", 4.48), ("#FF0000", "#FFFFFF", 4.0),
    ("#0000FF", "#FFFFFF", 8.59),
  ])
  func `the contrast is that of WCAG`(one: String, other: String, ratio: Double) throws {
    let one = try #require(Colour(one))
    let other = try #require(Colour(other))
    #expect(abs(one.contrast(with: other) - ratio) < 0.005)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test(arguments: [
    "", "#FFF", "#FFFFFFF", "FFFFFF", "#GGGGGG", "#+12345", "white", "image", "＃FFFFFF",
  ])
  func `what is no colour isn't read as one`(text: String) {
    #expect(Colour(text) == nil)
  }
}
