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

  @Test(arguments: [
    ("safe_area", "safeArea"), ("Safe Area", "safeArea"), ("--top", "top"), ("sign in", "signIn"),
  ])
  func `case, spaces and punctuation don't count`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: ["signUp", "signIn", "top", "safeArea"]) == meant)
  }

  @Test(arguments: [
    ("one tap", "carrier-one-tap"), ("phone-one-tap", "carrier-one-tap"),
    ("一键登录", "carrier-one-tap"),
    ("Phone SE", "phone-se-3"), ("phone 3 se", "phone-se-3"), ("Phone3,1", "phone-se-2"),
    ("carier-one-tap", "carrier-one-tap"), ("weixni", "wechat"), ("WeChat Login", "wechat"),
  ])
  func `what has several names is suggested by its first`(typed: String, meant: String) {
    let known = [
      Suggestion.Candidate("wechat", alsoCalled: ["weixin", "WeChat Login"]),
      Suggestion.Candidate("carrier-one-tap", alsoCalled: ["一键登录", "Carrier one-tap phone login"]),
      Suggestion.Candidate("phone-se-2", alsoCalled: ["Phone SE (2nd generation)", "Phone3,1"]),
      Suggestion.Candidate("phone-se-3", alsoCalled: ["Phone SE (3rd generation)"]),
    ]
    #expect(Suggestion.nearest(to: typed, among: known) == meant)
  }

  @Test(arguments: ["login", "tap", "generation", "", "  ", "telephone exchange", "短信"])
  func `one word of a name is not enough`(typed: String) {
    let known = [
      Suggestion.Candidate("wechat", alsoCalled: ["WeChat Login"]),
      Suggestion.Candidate("phone-se-3", alsoCalled: ["Phone SE (3rd generation)"]),
    ]
    #expect(Suggestion.nearest(to: typed, among: known) == nil)
  }

  @Test func `nothing is suggested when nothing is near`() {
    #expect(Suggestion.clause(for: "colour", among: ["buttons", "height"]).text == "")
    #expect(Suggestion.clause(for: "a", among: ["x", "y"]).text == "")
  }
}
