import Evidence
import Testing

/// Designs: what a drawing says of buttons, and what was lost when it was saved.
@Suite struct DesignTests {
  /// A node of the screen at a place, with what else it has.
  private func layer(_ type: String, _ box: [Double], _ rest: String) -> String {
    """
    {"type": "\(type)", "absoluteBoundingBox": {"x": \(box[0]), "y": \(box[1]), "width": \(box[2]),
     "height": \(box[3])}, \(rest)}
    """
  }

  private func text(_ words: String, _ box: [Double]) -> String {
    layer("TEXT", box, #""name": "Label", "characters": "\#(words)""#)
  }

  private func screen(_ layers: String...) throws -> CapturedScreen {
    let children = layers.joined(separator: ",")
    let frame = layer("FRAME", [0, 0, 390, 844], #""name": "Login", "children": [\#(children)]"#)
    return try #require(try Capture.of(frame).screens.first)
  }

  private let paint = #""fills": [{"type": "SOLID"}]"#

  @Test(arguments: [
    (
      #"{"document": {"type": "DOCUMENT", "children": ["@{id=0:1; children=System.Object[]}"]}}"#,
      #"1:48 ‹"@{id=0:1; children=System.Object[]}"›"#
    ),
    (
      #"{"document": {"type": "DOCUMENT", "children": "System.Object[]"}}"#,
      #"1:47 ‹"System.Object[]"›"#
    ),
    (#"{"document": "@{id=0:0; type=DOCUMENT}"}"#, #"1:14 ‹"@{id=0:0; type=DOCUMENT}"›"#),
    (#"{"nodes": {"1:2": "@{document=}"}}"#, #"1:19 ‹"@{document=}"›"#),
    (
      #"{"type": "FRAME", "absoluteBoundingBox": "@{x=0; y=0}"}"#, #"1:42 ‹"@{x=0; y=0}"›"#
    ),
  ])
  func `a level that was written as a text is no empty screen`(text: String, place: String) {
    #expect(
      Capture.mistakes(in: text) == [
        """
        \(place): this level was written as a text, so that nothing in it can be read; save the \
        answer of Figma as it is, in PowerShell with 'ConvertTo-Json -Depth 100'
        """
      ]
    )
  }

  @Test(arguments: [
    #"{"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS"}]}}"#,
    #"{"document": {"type": "DOCUMENT", "children": null}}"#,
    """
    {"type": "FRAME", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 390, "height": 844},
     "children": []}
    """,
  ])
  func `a design that shows nothing proves nothing`(text: String) throws {
    let mistakes = Capture.mistakes(in: text)
    let message = """
      : no screen of this design shows anything: was it asked for with a 'depth'? save it again \
      without one
      """
    #expect(mistakes.count == 1)
    #expect(try #require(mistakes.first).hasSuffix(message))
  }

  @Test func `a button of a password is found by what it says, not by its layer`() throws {
    let screen = try screen(
      text("Password", [40, 300, 70, 20]),
      layer(
        "FRAME", [40, 324, 310, 48],
        "\(paint), \"children\": [\(text("*******", [52, 338, 90, 20]))]"),
      layer(
        "INSTANCE", [40, 400, 310, 48],
        "\"name\": \"Primary Button/Default\", \"children\": [\(text("Log In", [170, 414, 50, 20]))]"
      ),
      layer(
        "INSTANCE", [40, 460, 310, 48],
        "\"name\": \"Button\", \"visible\": false, \"children\": [\(text("Sign In", [170, 474, 50, 20]))]"
      ))
    #expect(try Recognition.shown(screen) == ["email-password \"Log In\" [40, 400, 310, 48]"])
  }

  @Test func `what is painted behind a text is its button, wherever it lies`() throws {
    let shape = layer("RECTANGLE", [90, 640, 207, 45], paint)
    let group = layer("GROUP", [90, 640, 207, 45], #""name": "Group 54", "children": [\#(shape)]"#)
    let screen = try screen(
      layer("RECTANGLE", [20, 560, 350, 50], paint),
      text("Continue with Apple", [100, 575, 160, 20]),
      layer(
        "INSTANCE", [90, 640, 207, 45],
        #""name": "Log in", "children": [\#(group), \#(text("Continue with Google", [100, 652, 150, 20]))]"#
      )
    )
    #expect(
      try Recognition.shown(screen) == [
        "apple \"Continue with Apple\" [20, 560, 350, 50]",
        "google \"Continue with Google\" [90, 640, 207, 45]",
      ]
    )
  }

  @Test func `a button that isn't recognised shows its words, a field never`() throws {
    let screen = try screen(
      layer(
        "FRAME", [40, 324, 310, 48],
        "\(paint), \"name\": \"Input\", \"children\": [\(text("alice@example.com", [52, 338, 90, 20]))]"
      ),
      layer("RECTANGLE", [40, 380, 310, 48], "\(paint), \"name\": \"Rectangle 37\""),
      layer(
        "TEXT", [52, 394, 90, 20],
        #""name": "bob@example.com", "characters": "bob@example.com""#),
      layer(
        "INSTANCE", [40, 460, 310, 48],
        "\(paint), \"name\": \"Button\", \"children\": [\(text("Not now", [170, 474, 50, 20]))]"))
    #expect(try Recognition.unrecognised(screen) == ["Input", "Rectangle 37", "Not now"])
  }
}
