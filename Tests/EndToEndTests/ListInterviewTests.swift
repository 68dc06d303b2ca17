import Foundation
import Testing

/// Lists that are answered on a terminal, one item after the other.
@Suite(.enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"))
struct ListInterviewTests {
  @Test func `of steps only the one that can't be meant is asked again`() throws {
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n"
    let folder = try TemporaryFolder()
    let rules = InterviewTests.rules.replacing(
      #/require: >-\n.*\n/#,
      with: "require: size(afterSignIn) == 0\n"
    )
    try folder.write(rules, to: ".reviewlint.yaml")
    try folder.write(text, to: "a.review.yaml")
    let session = try TerminalSession(
      ["fill", "a.review.yaml", "--as-of", "2026-11-21", "--language", "fr"],
      in: folder
    )
    try #require(session.sees("\n1 sur environ 1\n"), "\(session.screen)")
    try #require(
      session.sees("yes (oui), no (non) ou don't know (ne sais pas) ; rien : inconnu\n> ")
    )
    try session.type("yes\n")
    for (asked, item) in [("1", "password"), ("2", "pasword"), ("2", "consent"), ("3", "")] {
      try #require(session.sees("  \(asked), ou rien à la fin : "), "\(session.screen)")
      try session.type("\(item)\n")
    }
    #expect(session.end() == 0)
    #expect(session.screen.contains("'pasword'"))
    #expect(session.screen.hasSuffix("a.review.yaml: 1 répondues, rien n’est ouvert\n"))
    #expect(try folder.read("a.review.yaml") == text + "afterSignIn: [password, consent]\n")
  }
}
