import Engine
import TestSupport
import Testing

@testable import Reporting

@Suite struct PageTests {
  private static let fails = "require: 'false'"

  private static func page(_ rules: [[String]], _ lines: String = "") throws -> String {
    let trial = PageTrial(rules)
    return HTMLReporter.text(of: trial.run([try trial.result("Pawprint", lines)]))
  }

  @Test func `advice is no problem on the first sheets`() throws {
    let page = try Self.page([["severity: note", Self.fails]])
    let summary = PageTrial.words(of: "<section class=\"summary\"", until: "</section>", in: page)
    #expect(summary?.contains("1 piece of advice is among the details.") == true)
    #expect(summary?.contains("It is so") == false)
    #expect(summary?.contains("Problem") == false)
  }

  @Test func `more than a sheet has room for is counted`() throws {
    let rules = (1...13).map { ["id: small-\($0)", Self.fails] }
    let page = try Self.page(rules)
    let list = PageTrial.words(of: "<ol class=\"faults\">", until: "</ol>", in: page)
    #expect(list?.matches(of: #/It is so/#).count == 10)
    #expect(page.contains("</ol><p class=\"quiet\">3 more are among the details.</p>"))
  }

  @Test func `there is a box for each decision before anything else is told`() throws {
    let page = try Self.page([["review: {if: 'true', text: Look at it}"], ["id: b", Self.fails]])
    let box = try #require(page.firstRange(of: "<input type=\"checkbox\" id=\"decision-1-1\">"))
    let details = try #require(page.firstRange(of: "<section class=\"details\""))
    #expect(box.lowerBound < details.lowerBound)
    #expect(page.contains("<label for=\"decision-1-1\">Look at it</label>"))
  }

  @Test func `what was waived says by whom and until when`() throws {
    let waivers = """
      waivers:
        - {rule: small, at: login, reason: Agreed with Apple, approvedBy: Mei, until: 2027-01-31}

      """
    let page = try Self.page([[Self.fails]], waivers)
    let list = PageTrial.words(of: "id=\"waived-1\">", until: "</ul>", in: page)
    #expect(
      list == """
        Waived # It is so Approved by Mei, valid until 31 January 2027 Agreed with Apple \
        App Review would likely refuse it\u{20}
        """
    )
  }

  @Test func `one description's page begins with its contents`() throws {
    let page = try Self.page([
      ["id: small", Self.fails, "owner: design"], ["id: other", Self.fails, "owner: legal"],
    ])
    let contents = PageTrial.words(of: "<nav class=\"contents\"", until: "</nav>", in: page)
    #expect(
      contents == """
        aria-label="Contents"> What would likely be refused Details of Pawprint \
        What was found Passed Not applicable\u{20}
        """
    )
    for link in page.matches(of: #/href="#([^"]+)"/#) {
      #expect(page.contains(" id=\"\(link.output.1)\""), "\(link.output.1)")
    }
  }

  @Test func `the details stand behind all summaries, and only they have lines of YAML`() throws {
    let trial = PageTrial([[Self.fails]])
    let results = try ["One", "Two"].map { try trial.result($0) }
    let page = HTMLReporter.text(of: trial.run(results))
    let details = try #require(page.firstRange(of: "<section class=\"details\""))
    let before = page[..<details.lowerBound]
    #expect(before.matches(of: #/<section class="summary"/#).count == 2)
    #expect(!before.contains("<pre"))
    #expect(page[details.lowerBound...].contains("<pre"))
  }

  @Test func `the worst of several apps is first, and what they have in common is told`() throws {
    let trial = PageTrial([
      [Self.fails, "title: All is well"],
      ["id: named", "require: app.name != 'Worst'"],
      ["id: asked", "require: app.name == 'Named' || app.kind == 'social'"],
    ])
    let results = try ["Named", "Worst"].map { try trial.result($0) }
    let page = HTMLReporter.text(of: trial.run(results))
    #expect(
      PageTrial.words(of: "<tbody>", until: "</tbody>", in: page)
        == """
        Worst login.review.yaml ✕ Not ready 2 0 1 \
        Named login.review.yaml ✕ Not ready 1 0 0 \

        """.replacing("\n", with: "")
    )
    let common = PageTrial.words(of: "By rule</h2>", until: "</ul>", in: page)
    #expect(common?.hasPrefix("✕ Problem All is well not so in 2 of 2 apps development ") == true)
    let summaries = page.matches(of: #/aria-labelledby="app-(\d)/#).map { String($0.output.1) }
    #expect(summaries == ["2", "1"])
  }
}
