internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// What there is to say to a letter of App Review: of the letter itself only numbers and classes.
package struct LetterReport: Sendable {
  private let subject: LetterSubject
  private let results: [LintResult]
  private let style: ReportStyle

  package init(_ subject: LetterSubject, _ results: [LintResult], _ style: ReportStyle) {
    self.subject = subject
    self.results = results
    self.style = style
  }

  private var language: Language { subject.book.language }

  package var text: String {
    var parts = [opening]
    if subject.reading.isApproval { return parts[0] + "\n" }
    if results.isEmpty {
      parts.append(paragraph(language(.letterNoDescription)))
      parts += subject.answers(of: nil).map { text(of: $0) }
    }
    for result in results {
      let answers = subject.answers(of: result)
      parts.append(heading("\(result.app) (\(result.file.id.path))"))
      parts += answers.map { text(of: $0) }
      guard let reply = LetterReply(to: subject, answers, from: result) else { continue }
      let lines = reply.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let shown = lines.map { $0.isEmpty ? "" : "  " + TerminalText.safe(String($0)) }
      parts.append(heading(language(.letterReply)) + "\n\n" + shown.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What the letter is about.
  private var opening: String {
    if subject.reading.isApproval { return paragraph(language(.letterApproved)) }
    let citations = subject.reading.guidelines.map(subject.book.citation)
    let named = citations.isEmpty ? language(.letterNoGuideline) : language.list(citations)
    var lines = [labelled(language(.guidelineLabel), named)]
    for allegation in subject.reading.allegations {
      let letters = allegation.letters
      lines.append(labelled(language(.letterClass), text(of: letters)))
      lines.append(labelled("  " + language(.letterSays), quoted(allegation.sentence)))
      if letters.decidable == .no { lines.append(paragraph(language(.letterNotShown))) }
      if !subject.hasRule(about: letters) { lines.append(paragraph(language(.letterNoRule))) }
    }
    for letters in subject.others {
      lines.append(labelled(language(.letterSame), text(of: letters)))
    }
    if subject.classes.isEmpty { lines.append(paragraph(language(.letterNoClass))) }
    for guideline in subject.guidelinesWithoutRule {
      let citation = subject.book.citation(guideline)
      lines.append(paragraph(language(Message(.letterGuidelineNoRule, citation))))
    }
    return lines.joined(separator: "\n")
  }

  /// No sentence of a letter that says what it is about is longer.
  private static let longestQuote = 400

  private func quoted(_ sentence: String) -> String {
    let words = OwnWords(sentence).text
    let shown = words.prefix(Self.longestQuote)
    return "“\(shown)\(shown.count < words.count ? "…" : "")”"
  }

  private func text(of letters: LetterClass) -> String {
    let known = language(Message(.knownRefusals, count: letters.count, letters.count))
    return "\(letters.id), \(language.meaning(of: letters)) (\(known))"
  }

  private func text(of answer: LetterAnswer) -> String {
    var lines = [paragraph("\(answer.title) [\(answer.rule.id)]")]
    lines.append(labelled("  " + language(.letterWhy), reason(of: answer)))
    for finding in answer.findings {
      let start = finding.location.start
      let file = TerminalText.safe(finding.location.range.file.path)
      let path = TerminalText.safe(finding.location.path)
      if !path.isEmpty { lines.append("  --> \(file):\(start.line):\(start.column)  \(path)") }
      lines.append(labelled("     ", finding.message))
      if finding.acceptance != nil {
        lines.append(labelled("     ", finding.acceptanceText(said: language)))
      }
      if !finding.fix.isEmpty { lines.append(labelled("  " + language(.fix), finding.fix)) }
    }
    let isSeen = answer.findings.contains { !$0.fix.isEmpty }
    if !isSeen, !answer.why.isEmpty {
      lines.append(labelled("  " + language(.whyLabel), answer.why))
    }
    return lines.joined(separator: "\n")
  }

  /// Why the gate let it pass, or that it didn't.
  private func reason(of answer: LetterAnswer) -> String {
    guard answer.reason == .excepted else { return language(answer.reason.message) }
    let facts = answer.scope.exceptions.map { "\(OwnWords($0.path.description).text): \($0.value)" }
    return language(Message(.letterExcepted, facts))
  }

  private func heading(_ text: String) -> String {
    style.paint(TerminalText.safe(text), .strong)
  }

  private func paragraph(_ text: String) -> String {
    Paragraph(text: text, width: style.width).laidOut(label: "")
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let label = label.hasSuffix("：") ? label : label + " "
    return Paragraph(label: label, text: text, width: style.width)
      .laidOut(label: style.paint(label, .strong))
  }
}

extension LetterAnswer.Reason {
  /// Why the gate didn't see it, in a sentence.
  fileprivate var message: Message {
    switch self {
    case .fails: Message(.letterFails)
    case .open: Message(.letterOpen)
    case .review: Message(.letterReview)
    case .waived: Message(.letterWaived)
    case .decided: Message(.letterDecided)
    case .exempt: Message(.letterExempt)
    case .passes: Message(.letterPasses)
    case .excepted, .notDescribed: Message(.letterNotDescribed)
    case .off: Message(.letterOff)
    }
  }
}
