import Testing

@testable import Reporting

@Suite struct PictureTextTests {
  private static let width = 60.0

  @Test(arguments: [
    ("short", "short"), ("unbreakable", "unbreak…"), ("用苹果登录", "用苹果…"), ("two words", "two…"),
    ("is so much", "is so…"),
  ])
  func `words that don't fit are cut`(words: String, cut: String) {
    #expect(PictureText.cut(words, width: Self.width, size: PictureText.size) == cut)
  }

  @Test func `where nothing fits there is nothing`() {
    #expect(PictureText.cut("words", width: 1, size: 12).isEmpty)
  }
}
