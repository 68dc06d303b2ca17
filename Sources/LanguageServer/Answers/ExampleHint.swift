internal import Diagnostics
internal import Localization
internal import Rules

/// Behind an example's name, whether it comes out as it says.
struct ExampleHint {
  private let tried: TriedExample
  private let text: OpenText
  private let language: Language

  init(_ tried: TriedExample, in text: OpenText, said language: Language) {
    (self.tried, self.text, self.language) = (tried, text, language)
  }

  func writeMembers(to json: inout JSONWriter) {
    let end = text.positions.position(of: tried.example.nameRange.bytes.upperBound)
    json.object("position", end.writeMembers)
    json.member("label", tried.mistake == nil ? "✓" : "✗")
    json.flag("paddingLeft", true)
    if let mistake = tried.mistake { json.member("tooltip", language(mistake.message)) }
  }
}
