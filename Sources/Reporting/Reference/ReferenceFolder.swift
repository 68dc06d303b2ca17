internal import Diagnostics
package import Engine
internal import Localization
internal import Model
package import Rules

/// The reference as a folder of pages that can be published: an index, a page for each rule with the
/// screens of its examples, and one for each sort of thing that can be named.
package struct ReferenceFolder {
  package static let index = "index.html"
  /// What the index ends with, by which such a folder is known again.
  package static let mark = "<!-- reviewlint rules docs -->"

  /// What a rule's example describes, judged; nil where it can't be.
  package typealias Trial = (CompiledRule, RuleExample) -> LintResult?

  private let book: RuleBook
  private let page: ReferencePage
  private let trial: Trial

  package init(_ book: RuleBook, _ reference: Reference, trial: @escaping Trial) {
    self.book = book
    page = ReferencePage(book, reference)
    self.trial = trial
  }

  /// Whether a file of such a folder may be called so.
  package static func isName(_ name: String) -> Bool {
    name.hasSuffix(".html") || name.hasSuffix(".svg")
  }

  /// Makes each file, one after the other.
  package func files<Failure: Error>(
    _ add: (_ name: String, _ text: String) throws(Failure) -> Void
  ) throws(Failure) {
    for chapter in page.chapters {
      if let anchor = chapter.anchor {
        try add("\(anchor).html", page.document(chapter.heading, page.lines(chapter)))
      } else {
        for article in chapter.articles { try write(article, add) }
      }
    }
    try add(Self.index, page.index + Self.mark + "\n")
  }

  /// A rule's page, and a picture of each screen on which an example fails.
  private func write<Failure: Error>(
    _ article: ReferencePage.Article,
    _ add: (_ name: String, _ text: String) throws(Failure) -> Void
  ) throws(Failure) {
    var pictures: [(name: String, words: String)] = []
    let rule = book.rules.first { $0.id == article.name }
    for (_, example) in article.examples where example.expectation == .fails {
      guard let rule, let result = trial(rule, example),
        let (words, picture) = result.picture(of: rule.id, in: book.language)
      else { continue }
      let name = "\(article.name)-\(pictures.count + 1).svg"
      pictures.append((name, "\(example.name): \(words)"))
      try add(name, picture)
    }
    let lines = page.lines(article) + pictures.map(ReferencePage.figure)
    try add("\(article.anchor).html", page.document(article.name, lines))
  }
}

extension LintResult {
  /// What a rule finds on a screen, and the screen with it; nil where it finds nothing on one.
  fileprivate func picture(
    of rule: String,
    in language: Language
  ) -> (words: String, picture: String)? {
    for finding in findings(.fail) where finding.rule == rule {
      guard
        let screen = login?.screens.first(where: { finding.location.path.isPath(in: $0.path) })
      else { continue }
      var svg = MarkupWriter()
      ScreenPicture(screen, PictureSubject(finding, on: screen), in: language)
        .drawAlone(to: &svg)
      svg.line()
      return (finding.message, svg.text)
    }
    return nil
  }
}
