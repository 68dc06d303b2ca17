import Engine
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

/// What a page says of the time since an earlier report.
@Suite struct ProgressTests {
  private static let rules = [
    ["id: kind", "require: app.kind == 'social'", "message: Not social"],
    ["id: region", "require: size(app.regions) > 1", "message: 'Only {app.regions[0]}'"],
    ["id: open", "require: 'false'", "message: Always so"],
  ]
  private static let trial = PageTrial(rules)

  /// The page about an app as it was and as it is.
  private static func page(
    from old: String, to new: String, rules: String = "one"
  ) throws -> String {
    let earlier = try #require(
      PageTrial.earlier(trial.run([try trial.result("Pawprint\(old)")], rules: "one")))
    return HTMLReporter.text(
      of: trial.run([try trial.result("Pawprint\(new)")], rules: rules), since: earlier)
  }

  @Test func `what is new, fixed and still open is counted and named`() throws {
    let page = try Self.page(
      from: ", kind: game, regions: [CN, SG]", to: ", kind: social, regions: [CN]")
    #expect(
      page.contains("<p>Since the check of 21 November 2026: 1 new, 1 fixed, 1 still open</p>"))
    let fixed = PageTrial.words(of: "<div class=\"since\">", until: "</div>", in: page)
    #expect(fixed == "Fixed: Not social ")
    let list = PageTrial.words(of: "<ol class=\"faults\">", until: "</ol>", in: page)
    #expect(list == "Always so development Only CN New development ")
  }

  @Test func `what can't be decided any more isn't fixed`() throws {
    let page = try Self.page(from: ", kind: game, regions: [CN]", to: ", regions: [CN]")
    #expect(page.contains("0 new, 0 fixed, 2 still open"))
    let untold = PageTrial.words(of: "<div class=\"since\">", until: "</div>", in: page)
    #expect(untold == "Was open, and can't be told any more: Not social ")
  }

  @Test func `an app that the report doesn't know has no progress`() throws {
    let page = try Self.page(from: ", bundleId: a, kind: game", to: ", bundleId: b, kind: game")
    #expect(page.contains("21 November 2026: That check knew nothing of this app.</p>"))
    #expect(!page.contains(">New<"))
  }

  @Test(arguments: [("one", false), ("two", true)])
  func `other rules are named`(rules: String, isTold: Bool) throws {
    let page = try Self.page(from: ", kind: game", to: ", kind: game", rules: rules)
    #expect(page.contains("The rules aren't those of the earlier report") == isTold)
  }
}
