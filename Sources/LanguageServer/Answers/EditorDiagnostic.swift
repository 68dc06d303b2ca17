internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// Something wrong or open, as an editor shows it.
struct EditorDiagnostic {
  /// The protocol's numbers.
  enum Severity: Int {
    case error = 1
    case warning, information, hint
  }

  /// A second place, in this or another file.
  struct Related {
    let address: String
    let range: LineRange
    let message: String
  }

  let range: LineRange
  let severity: Severity
  let code: String
  /// Where to read the guideline; empty without one.
  var address = ""
  let message: String
  var related: [Related] = []

  func writeMembers(to json: inout JSONWriter) {
    json.object("range", range.writeMembers)
    json.member("severity", severity.rawValue)
    json.member("code", code)
    if !address.isEmpty { json.object("codeDescription") { $0.member("href", address) } }
    json.member("source", "reviewlint")
    json.member("message", message)
    if !related.isEmpty {
      json.objects("relatedInformation", of: related) { $1.writeMembers(to: &$0) }
    }
  }
}

extension EditorDiagnostic.Related {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.object("location") { json in
      json.member("uri", address)
      json.object("range", range.writeMembers)
    }
    json.member("message", message)
  }
}

/// Says what a check found in the words and places of an editor.
struct EditorDiagnostics {
  let check: TextCheck
  let text: OpenText

  /// By place, then as they were found.
  var all: [EditorDiagnostic] {
    let found =
      check.obstacles.map(obstacle) + check.diagnostics.map(diagnostic)
      + check.results.flatMap { $0.findings.compactMap(finding) + open($0) }
    return found.enumerated().sorted { one, other in
      let (a, b) = (one.element.range.start, other.element.range.start)
      return (a.line, a.character, one.offset) < (b.line, b.character, other.offset)
    }.map(\.element)
  }

  private var language: Language { check.rules.book.language }

  func diagnostic(_ diagnostic: Diagnostic) -> EditorDiagnostic {
    EditorDiagnostic(
      range: text.positions.rangeInOneLine(of: diagnostic.range.bytes),
      severity: EditorDiagnostic.Severity(diagnostic.severity), code: diagnostic.message.id,
      message: language(diagnostic.message),
      related: diagnostic.notes.map { related($0.range, language($0.message)) })
  }

  /// What is wrong with the rules is told at the top of what they can't judge.
  private func obstacle(_ diagnostic: Diagnostic) -> EditorDiagnostic {
    let message = language(diagnostic.message)
    return EditorDiagnostic(
      range: text.positions.rangeInOneLine(of: 0..<text.file.bytes.count), severity: .error,
      code: diagnostic.message.id, message: message, related: [related(diagnostic.range, message)])
  }

  /// What nobody has to do anything about isn't shown.
  func finding(_ finding: Finding) -> EditorDiagnostic? {
    guard let severity = EditorDiagnostic.Severity(finding) else { return nil }
    let (place, isElsewhere) = (finding.location.range, finding.location.isElsewhere)
    let elsewhere = isElsewhere ? [related(place, finding.message)] : []
    return EditorDiagnostic(
      range: text.positions.rangeInOneLine(of: isElsewhere ? 0..<0 : place.bytes),
      severity: severity, code: finding.rule, address: finding.link ?? "",
      message: [finding.messageByItself, finding.fix].filter { !$0.isEmpty }
        .joined(separator: "\n"),
      related: elsewhere + finding.related.map { related($0.location.range, $0.note) })
  }

  /// What is open in a description, at its first line: once, and not by rule.
  private func open(_ result: LintResult) -> [EditorDiagnostic] {
    let (questions, start) = (result.questions, result.range.bytes.lowerBound)
    let missing = questions.count > 0 ? [language(questions.countText)] : []
    let further = questions.furtherText.map { [language($0)] } ?? []
    guard !missing.isEmpty || !further.isEmpty else { return [] }
    let asked = questions.plan.prefix(Self.mostAsked).map {
      "\($0.path): \(language($0.question.meaning))"
    }
    let rest = questions.count - asked.count
    let more = rest > 0 ? [language(Message(.moreNotShown, rest))] : []
    return [
      EditorDiagnostic(
        range: text.positions.rangeInOneLine(of: start..<result.range.bytes.upperBound),
        severity: .information, code: Outcome.incomplete.rawValue,
        message: (missing + asked + more + further).joined(separator: "\n"))
    ]
  }

  /// So many questions say where to begin.
  private static let mostAsked = 5

  private func related(_ place: SourceRange, _ message: String) -> EditorDiagnostic.Related {
    let isHere = place.file == text.file.id
    let file = isHere ? text.file : check.file(place.file)
    let positions = file.map { TextPositions(in: $0) }
    let start = LinePosition(line: 0, character: 0)
    return EditorDiagnostic.Related(
      address: isHere ? text.link.text : check.rules.address(of: place.file),
      range: positions?.range(of: place.bytes) ?? LineRange(start: start, end: start),
      message: message)
  }
}

extension TextCheck {
  /// A file that the check looked into, beside the text itself.
  fileprivate func file(_ id: SourceFile.ID) -> SourceFile? {
    rules.files[id] ?? results.lazy.flatMap(\.captures).first { $0.id == id }
  }
}

extension EditorDiagnostic.Severity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .information
    }
  }

  fileprivate init?(_ finding: Finding) {
    switch (finding.outcome, finding.severity) {
    case (.fail, .error): self = .error
    case (.fail, .warning): self = .warning
    case (.fail, .note), (.review, _): self = .information
    case (.decided, _), (.waived, _): self = .hint
    case (.incomplete, _), (.exempt, _), (.pass, _), (.notApplicable, _): return nil
    }
  }
}
