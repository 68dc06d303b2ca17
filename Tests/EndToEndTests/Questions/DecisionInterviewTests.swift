import Foundation
import Testing

/// What rules leave to a person, asked by `fill` after the questions about facts.
@Suite struct DecisionInterviewTests {
  private static let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: [email]}\n"
  private static let isOne = "login.services.size() == 1"

  @Test func `a decision is chosen by its number, asked again for another word, and taken back`()
    throws
  {
    let folder = try InterviewTests.folder(Self.text, requiring: Self.isOne, decisions: 2)
    let session = try TerminalSession(InterviewTests.words, in: folder)
    let choice = [
      "1 It is as the rule asks", "2 It isn't as the rule asks",
      "one of these words, or its number; Return leaves it open; back, later, stop",
    ]
    for line in choice { try #require(session.sees("  \(line)\n"), "\(session.screen)") }
    try #require(session.sees("\n> "), "\(session.screen)")
    for (word, answer) in [
      ("back", "this is the first question"), ("3", choice[2]), ("?", choice[2]),
      ("1", "because: "),
    ] {
      try session.type("\(word)\n")
      try #require(session.sees(answer), "\(session.screen)")
      try #require(word == "1" || session.sees("\n> "), "\(session.screen)")
    }
    try session.type("I looked\n")
    try #require(session.sees("your name: "))
    try session.type("Ada\n")
    try #require(session.sees("Is it seen?") && session.sees("\n> "))
    #expect(try folder.read("a.review.yaml").contains("answer: holds"))
    try session.type("back\n")
    try #require(session.sees("Is it seen?") && session.sees("\n> "))
    try session.type("stop\n")
    #expect(session.end() == 0)
    let end = "a.review.yaml: nothing is written, 2 questions still open\n\(InterviewTests.next)"
    #expect(session.screen.hasSuffix(end), "\(session.screen)")
    #expect(try folder.read("a.review.yaml") == Self.text)
  }

  @Test func `what a rule leaves to a person is asked at last, and kept with the name`() throws {
    let folder = try InterviewTests.folder(Self.text, requiring: Self.isOne, decisions: 1)
    let session = try TerminalSession(InterviewTests.words, in: folder)
    try #require(session.sees("Is it seen?") && session.sees("\n> "), "\(session.screen)")
    try session.type("holds\n")
    try #require(session.sees("because: "))
    try session.type("I looked: # it is\n")
    try #require(session.sees("your name: "))
    try session.type("Ada\n")
    #expect(session.end() == 0)
    #expect(
      session.screen.hasSuffix("a.review.yaml: 1 decided, nothing is open\n\(InterviewTests.next)"))
    let file = try folder.read("a.review.yaml")
    let decision = """
      \(Self.text)decisions:
        - rule: said
          at: app
          answer: holds
          by: Ada
          on: 2026-11-21
          because: "I looked: # it is"
          facts:
      """
    #expect(file.hasPrefix(decision), "\(file)")
    let checked = try Reviewlint.run(
      ["check", "--format", "json", "a.review.yaml", "--as-of", "2026-11-21"], in: folder.url)
    #expect(checked.status == 0)
    #expect(checked.output.contains("\"by\":\"decision\""))
  }

  @Test func `an answer in people's words writes facts, and leads on to others`() throws {
    let folder = try InterviewTests.folder(
      Self.text.replacing("[email]", with: "[email], wall: none"), requiring: Self.isOne,
      decisions: 1)
    let answers = """
      {if: "login.wall == 'none'", text: Is it seen?, answers: [{say: All of it},
          {say: A part, set: {login.wall: someFeatures}, asks: [login.accountFeatures]}]}
      """
    let rules = try folder.read(".reviewlint.yaml")
    try folder.write(
      rules.replacing("{if: 'true', text: Is it seen?}", with: answers), to: ".reviewlint.yaml")
    let session = try TerminalSession(InterviewTests.words, in: folder)
    for (seen, answer) in [
      ("  2 A part\n", ""), ("back, later, stop\n> ", "a part"), ("your name: ", "Ada"),
      ("\nlogin.accountFeatures\n", "later"),
    ] {
      try #require(session.sees(seen), "\(seen): \(session.screen)")
      if !answer.isEmpty { try session.type("\(answer)\n") }
    }
    #expect(session.end() == 0)
    let file = try folder.read("a.review.yaml")
    #expect(file.contains("wall: someFeatures"), "\(file)")
    #expect(!file.contains("decisions"))
  }

  @Test func `back from the first decision leads to the last question, and then on again`() throws {
    let folder = try InterviewTests.folder(
      Self.text.replacing("[email]", with: "[email], wall: unknown"),
      requiring: "login.wall == 'none'", decisions: 2)
    let session = try TerminalSession(InterviewTests.words, in: folder)
    for (seen, answer) in [
      ("\nlogin.wall\n", "none"), ("Is it seen?", "back"), ("\nlogin.wall\n", "none"),
      ("Is it seen?", "later"), ("Is it seen?", "back"), ("Is it seen?", "back"),
      ("\nlogin.wall\n", "back"), ("this is the first question", "stop"),
    ] {
      try #require(session.sees(seen) && session.sees("\n> "), "\(seen): \(session.screen)")
      try session.type("\(answer)\n")
    }
    #expect(session.end() == 0)
    #expect(try folder.read("a.review.yaml").contains("wall: unknown"))
  }
}
