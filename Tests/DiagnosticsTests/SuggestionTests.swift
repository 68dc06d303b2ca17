import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("butons", "buttons"), ("hieght", "height"), ("Sevices", "services"), ("blak", "black"),
  ])
  func `a near name is suggested`(typed: String, meant: String) {
    let known = ["buttons", "height", "services", "black", "white"]
    #expect(Suggestion.nearest(to: typed, among: known) == meant)
  }

  @Test func `nothing is suggested when nothing is near`() {
    #expect(Suggestion.clause(for: "colour", among: ["buttons", "height"]) == "")
    #expect(Suggestion.clause(for: "a", among: ["x", "y"]) == "")
  }
}
