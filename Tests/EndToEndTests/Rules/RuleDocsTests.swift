import Foundation
import Testing

/// The reference as a folder of pages that can be published.
@Suite struct RuleDocsTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let rule = OwnRule.file("house")
    try folder.write(rule, to: ".reviewlint.yaml")
    return folder
  }

  @Test func `each rule has a page that the index leads to`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["rules", "docs", "--output", "site"], in: folder.url)
    #expect(answer == Reviewlint.Answer(output: "site/index.html\n", complaint: "", status: 0))
    let index = try folder.read("site/index.html")
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/site"))
    let links = Set(index.matches(of: #/href="([^"]+)"/#).map { String($0.output.1) })
    #expect(links == names.filter { $0.hasSuffix(".html") && $0 != "index.html" })
    #expect(links.isSuperset(of: ["house.html", "apple-button-margin.html", "all-fields.html"]))
    for name in names where name.hasSuffix(".svg") {
      #expect(try folder.read("site/\(name)").hasPrefix("<svg "), "\(name)")
    }
  }

  @Test func `a rule's page shows what its examples change, and the screens they fail on`() throws {
    let folder = try Self.folder()
    let words = ["rules", "docs", "--output", "site"]
    _ = try Reviewlint.run(words, in: folder.url)
    let page = try folder.read("site/apple-button-not-smaller.html")
    let path = "&quot;screens[0].buttons[0].frame.width&quot;"
    let change = "<pre>base: apple-and-google\n\(path): 317</pre>"
    #expect(page.contains("<li>wrong: ten points narrower\(change)</li>"), "\(page)")
    let picture = try #require(page.firstMatch(of: #/<img src="([^"]+)" alt="([^"]+)">/#))
    #expect(picture.output.2.contains("Sign in with Apple is"), "\(picture.output.2)")
    #expect(try folder.read("site/\(picture.output.1)").contains("<title id=\"screen-title\">"))
    let again = try Reviewlint.run(words, in: folder.url)
    #expect(again.status == 0, "what docs made may be made anew")
  }

  @Test func `the pages speak the language that is asked for`() throws {
    let folder = try Self.folder()
    let words = ["rules", "docs", "--output", "site", "--language", "ar"]
    _ = try Reviewlint.run(words, in: folder.url)
    let page = try folder.read("site/login-wall-justified.html")
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<dt>ما العمل</dt>"))
  }

  @Test func `a folder of other files stays as it is`() throws {
    let folder = try Self.folder()
    try folder.write("mine", to: "site/index.html")
    let answer = try Reviewlint.run(["rules", "docs", "--output", "site"], in: folder.url)
    #expect(
      answer.complaint == """
        reviewlint: 'site' isn't a folder that rules docs made, nor an empty one; it stays as it is

        """
    )
    #expect(answer.status == 2)
    #expect(try folder.read("site/index.html") == "mine")
  }

  @Test(arguments: [["list"], ["docs", "--format", "text"]])
  func `only docs are written into a folder, as pages`(words: [String]) throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["rules"] + words + ["--output", "site"], in: folder.url)
    let problem = "--output is for docs, whose pages are HTML; leave --format out"
    #expect(answer.complaint.hasPrefix("reviewlint: \(problem)\n"), "\(answer.complaint)")
    #expect(answer.status == 2)
  }
}
