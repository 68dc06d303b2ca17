internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// An answer to App Review: what a description says of what a letter is about, and nothing else.
struct LetterReply: Sendable {
  let text: String

  /// Nil where nothing was judged.
  init?(to subject: LetterSubject, _ answers: [LetterAnswer], from result: LintResult) {
    guard let (description, book) = result.judged else { return nil }
    let language = book.language
    let notes = ReviewNotes(description, book: book, after: result)
    let rules = subject.rules
    func isMeant(_ path: String) -> Bool {
      guard let place = Path(path).flatMap(description.place),
        let field = description.question(at: place, read: { _ in [] }).field
      else { return false }
      return rules.contains { $0.reads(field) }
    }
    let meant = notes.sentences.filter { $0.paths.first.map(isMeant) ?? false }
    let headings = Set(meant.map(\.heading).filter { !$0.isEmpty })
    let said = notes.sentences.filter { headings.contains($0.heading) }
    var facts: [String] = []
    var heading = ""
    for sentence in said {
      if heading != sentence.heading { facts.append(sentence.heading) }
      heading = sentence.heading
      facts[facts.count - 1] += "\n" + sentence.text
    }
    let changes = answers.filter { $0.reason == .fails }.compactMap(\.findings.first).map {
      finding in
      let place = OwnWords(finding.location.path).text
      return language(GapMarker(for: Message(.letterChange, finding.title), at: place).text)
    }
    let citations = subject.guidelines.map(book.citation)
    let thanks: Message =
      citations.isEmpty ? Message(.letterThanks) : Message(.letterThanksFor, citations)
    let all =
      [language(.letterGreeting) + "\n\n" + language(thanks)] + facts
      + (changes.isEmpty ? [] : [changes.joined(separator: "\n")])
    text = all.joined(separator: "\n\n") + "\n"
  }
}
