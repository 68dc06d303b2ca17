internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// An answer to App Review: what is changed of what was refused, and what a description says of
/// the rest that the letter is about.
struct LetterReply: Sendable {
  let text: String

  /// Nil where nothing was judged, or nobody knows what the letter alleges.
  init?(to subject: LetterSubject, _ answers: [LetterAnswer], from result: LintResult) {
    guard let (description, book) = result.judged, !subject.classes.isEmpty else { return nil }
    let language = book.language
    let refused = answers.filter { [.fails, .waived].contains($0.reason) }
    let changes = refused.flatMap(\.findings)
      .filter { $0.outcome == .fail || $0.acceptance != nil }
      .map { finding in
        let place = OwnWords(finding.location.path).text
        return language(GapMarker(for: Message(.letterChange, finding.title), at: place).text)
      }
    let wrong = refused.flatMap(\.scope.places)
    let right = answers.filter { [.passes, .review, .decided, .exempt].contains($0.reason) }
      .flatMap(\.scope.places)
    let notes = ReviewNotes(description, book: book, after: result)
    let said = notes.sentences.filter { sentence in
      guard !sentence.heading.isEmpty, let path = sentence.paths.first.flatMap(Path.init) else {
        return false
      }
      return right.contains { path.isPart(of: $0.section) }
        && !wrong.contains { path.isPart(of: $0) || $0.isPart(of: path) }
    }
    var facts: [String] = []
    var heading = ""
    for sentence in said {
      if heading != sentence.heading { facts.append(sentence.heading) }
      heading = sentence.heading
      facts[facts.count - 1] += "\n" + sentence.text
    }
    guard !changes.isEmpty || !facts.isEmpty else { return nil }
    let citations = subject.reading.guidelines.map(book.citation)
    let thanks: Message =
      citations.isEmpty ? Message(.letterThanks) : Message(.letterThanksFor, citations)
    let opening = language(.letterGreeting) + "\n\n" + language(thanks)
    let all = [opening] + (changes.isEmpty ? [] : [changes.joined(separator: "\n")]) + facts
    text = all.joined(separator: "\n\n") + "\n"
  }
}

extension Path {
  /// What its field lies in, where that isn't all that is said of logins or of screens.
  fileprivate var section: Path {
    guard case .key? = components.last, components.count > 2 else { return self }
    return Path(Array(components.dropLast()))
  }

  /// Whether it is what another path names, or lies in it.
  fileprivate func isPart(of other: Path) -> Bool { components.starts(with: other.components) }
}
