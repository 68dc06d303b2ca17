import Foundation
import Testing

/// Repairs that `check --fix` writes into descriptions.
@Suite struct FixTests {
  private static let options = ["--as-of", "2026-11-21", "--only", "apple-button-not-smaller"]

  private static let description = """
    # Ours.
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google]}
    screens:
      - device: iphone-se-3
        id: start
        buttons:
          - {service: apple,  frame: [24, 440, 300, 40]} # too small
          - {service: google, frame: {x: 24, y: 496, width: 327, height: 44}}

    """

  @Test func `what is mended may need another rule's mending, and once is enough`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Case.own("faulty-social-app.review.yaml"), to: "a.review.yaml")
    let words = ["check", "--fix", "--as-of", "2026-11-21"]
    let first = try Reviewlint.run(words, in: folder.url)
    let mended = try text(in: folder)
    #expect(first.output.contains(".cornerRadius: "), "\(first.output)")
    let second = try Reviewlint.run(words, in: folder.url)
    #expect(try text(in: folder) == mended)
    #expect(second.output.hasPrefix("鹿隐 (Luyin) (a.review.yaml)\n"), "\(second.output)")
  }

  @Test func `what is too small is made as large as the others, and nothing else is changed`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.description, to: "a.review.yaml")
    let answer = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(
      answer.output.hasPrefix(
        """
        a.review.yaml:9:44: screens["start"].buttons["apple"].frame.width: 300 → 327
        a.review.yaml:9:49: screens["start"].buttons["apple"].frame.height: 40 → 44
        Pawprint (a.review.yaml)
        """
      )
    )
    #expect(answer.complaint == "")
    #expect(answer.status == 0)
    let mended = Self.description.replacing("440, 300, 40]", with: "440, 327, 44]")
    #expect(try text(in: folder) == mended)
    let again = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(again.output.hasPrefix("Pawprint (a.review.yaml)\n"))
    #expect(try text(in: folder) == mended)
  }

  @Test(arguments: [
    ("[24, 500,", "[24, 490,", "google", "y: 490 → 492.8"),
    ("[24, 440,", "[1, 440,", "apple", "x: 1 → 4.8"),
    ("[24, 440,", "[47, 440,", "apple", "x: 47 → 43.2"),
  ])
  func `a button that is too close moves away, and then the whole is ready`(
    old: String,
    new: String,
    button: String,
    change: String
  ) throws {
    let folder = try TemporaryFolder()
    let complete = try Case.complete()
    #expect(complete.contains(old))
    try folder.write(complete.replacing(old, with: new), to: "a.review.yaml")
    let words = ["check", "--fix", "--as-of", "2026-11-21"]
    let first = try Reviewlint.run(words, in: folder.url)
    #expect(first.output.contains("buttons[\"\(button)\"].frame.\(change)\n"), "\(first.output)")
    #expect(first.status == 0, "\(first.output)")
    let mended = try text(in: folder)
    let second = try Reviewlint.run(words, in: folder.url)
    #expect(try text(in: folder) == mended)
    #expect(second.status == 0 && !second.output.contains("→"))
  }

  @Test func `what grows keeps to the column of the others`() throws {
    let folder = try TemporaryFolder()
    let text = Self.description.replacing("[24, 440, 300, 40]", with: "[37.5, 440, 300, 40]")
    try folder.write(text, to: "a.review.yaml")
    let answer = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(answer.status == 0)
    let mended = Self.description.replacing("440, 300, 40]", with: "440, 327, 44]")
    #expect(try self.text(in: folder) == mended)
  }

  @Test func `a report for machines stays one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.description, to: "a.review.yaml")
    let words = ["check", "--fix", "--format", "concise"] + Self.options
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(!answer.output.contains("→"))
    #expect(answer.complaint.split(separator: "\n").count == 2)
  }

  @Test func `a file that can't be judged is left as it is, and so are all others`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.description, to: "a.review.yaml")
    try folder.write("reviewlint: 1\nap: {}\n", to: "b.review.yaml")
    let answer = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(answer.status == 2)
    #expect(try text(in: folder) == Self.description)
  }

  @Test func `what a waiver accepts isn't repaired`() throws {
    let folder = try TemporaryFolder()
    let waiver = """
      waivers:
        - {rule: apple-button-not-smaller, reason: old, approvedBy: Ada, until: 2026-12-31}

      """
    try folder.write(Self.description + waiver, to: "a.review.yaml")
    let answer = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(answer.status == 0)
    #expect(try text(in: folder) == Self.description + waiver)
  }

  @Test func `what two screens say is repaired where it is written, once`() throws {
    let folder = try TemporaryFolder()
    let more = "  - {id: second, like: start, device: iphone-se-3}\n"
    try folder.write(Self.description + more, to: "a.review.yaml")
    let answer = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(answer.output.split(separator: "\n").count { $0.contains("→") } == 2)
    #expect(answer.status == 0)
    let mended = Self.description.replacing("440, 300, 40]", with: "440, 327, 44]")
    #expect(try text(in: folder) == mended + more)
  }

  @Test func `what a capture says is named only`() throws {
    let folder = try TemporaryFolder()
    let description = """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple, google]}
      screens:
        - {device: iphone-se-3, id: start, capture: start.txt}

      """
    try folder.write(description, to: "a.review.yaml")
    try folder.write(
      """
      Attributes: Application, 0x600, pid: 7, label: 'Pawprint'
      Element subtree:
       →Application, 0x600, pid: 7, label: 'Pawprint'
          Window (Main), 0x601, {{0.0, 0.0}, {375.0, 667.0}}
            Button, 0x606, {{24.0, 400.0}, {300.0, 44.0}}, label: 'Sign in with Apple'
            Button, 0x607, {{24.0, 462.0}, {327.0, 44.0}}, label: 'Sign in with Google'
      Path to element:
       →Application, 0x600, pid: 7

      """,
      to: "start.txt"
    )
    let answer = try Reviewlint.run(["check", "--fix"] + Self.options, in: folder.url)
    #expect(
      answer.output.hasPrefix(
        """
        a.review.yaml: screens["start"].buttons["apple"].frame.width should be 327, and isn't \
        written in the description itself

        """
      )
    )
    #expect(answer.status == 1)
    #expect(try text(in: folder) == description)
  }

  @Test(arguments: [["-"], ["--stream"], ["--why", "apple-button-first"], ["--list-files"]])
  func `there must be a file to write into, and a verdict`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(["check", "--fix"] + words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("--fix"))
  }

  private func text(in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: "a.review.yaml"), encoding: .utf8)
  }
}
