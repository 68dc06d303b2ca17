package import Diagnostics
package import Documents
package import Localization
internal import Model

/// Reads a filled questionnaire: JSON as the page saves it, or a table.
package struct AnswersReader {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Those in which people may have been asked.
  private let languages: [Language]

  package init(_ languages: [Language] = [.english]) {
    self.languages = languages
  }

  /// The format that is written and read.
  package static let version = 1
  /// Nobody answers more by hand.
  package static let limits = {
    var limits = ReadingLimits.standard
    (limits.bytes, limits.nodes) = (1_048_576, 20_000)
    return limits
  }()
  private static let mostAnswers = 1_000

  /// That it is another file.
  package static let noAnswers = Message(
    id: "no-answers",
    """
    these are no answers: neither JSON that a questionnaire saved nor its table or Markdown filled \
    in
    """)

  /// What was answered; with diagnostics none of it may be used.
  package mutating func read(_ file: SourceFile) -> AnswerSheet {
    guard let root = root(of: file) else {
      if diagnostics.isEmpty {
        diagnostics = [Diagnostic(Self.noAnswers, at: SourceRange(wholeOf: file.id))]
      }
      return AnswerSheet(answers: [], mistakes: [])
    }
    var reader = NodeReader(of: file)
    let answers = reader.mapping(root) { mapping -> [GivenAnswer]? in
      _ = mapping.required("schemaVersion") { $0.answersVersion($1) }
      return mapping.required("answers") { [languages] in $0.list($1) { $0.answer($1, languages) } }
    }
    let items = root.value(of: "answers")?.items ?? []
    let found = reader.diagnostics.finish(in: file.id)
    // What is wrong within one answer is about that one alone.
    let faulty = items.map(\.bytes).filter { bytes in
      found.contains { bytes.contains($0.range.bytes.lowerBound) }
    }
    func isFaulty(_ range: SourceRange) -> Bool {
      faulty.contains { $0.contains(range.bytes.lowerBound) }
    }
    let mistakes = found.filter { isFaulty($0.range) }
    if mistakes.count < found.count { diagnostics += found }
    if items.count > Self.mostAnswers {
      diagnostics.append(
        Diagnostic(
          id: "too-many-answers", "a questionnaire has at most \(Self.mostAnswers) answers",
          at: reader.range(of: items[Self.mostAnswers])))
    }
    let sound = (answers ?? []).filter { !isFaulty($0.range) }
    return AnswerSheet(answers: sound, mistakes: mistakes)
  }

  /// The tree of the answers, whatever the file is.
  private mutating func root(of file: SourceFile) -> DocumentNode? {
    guard file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
      return AnswersTable.root(of: file, &diagnostics)
    }
    let everything = DocumentReader(limits: Self.limits).readAll(file)
    diagnostics = everything.allDiagnostics
    return everything.documents.count == 1 ? everything.documents.first?.root : nil
  }
}

extension NodeReader {
  fileprivate mutating func answersVersion(_ node: DocumentNode) -> Int? {
    if node.text == "\(AnswersReader.version)" { return AnswersReader.version }
    let message = Message(.newerFormat, node.kindInWords, "\(AnswersReader.version)")
    diagnostics.report(message, at: range(of: node))
    return nil
  }

  private mutating func located(_ node: DocumentNode) -> LocatedText? {
    text(node).map { LocatedText($0, in: file, bytes: node.bytes) }
  }

  /// A text of which something can be seen.
  private mutating func said(_ key: String, _ node: DocumentNode) -> String? {
    guard let text = text(node) else { return nil }
    if text.contains(where: { !$0.isWhitespace }) { return text }
    diagnostics.report(
      id: "blank-answer", "\(key.quoted) is blank; say it, or take the answer out",
      at: range(of: node))
    return nil
  }

  /// A day, as a file has it.
  private mutating func day(_ node: DocumentNode) -> String? {
    guard let said = node.text.flatMap(SaidDay.init) else { return date(node)?.description }
    if case .day(let day) = said { return day.description }
    if let doubt = said.doubt(about: node.text ?? "") {
      diagnostics.report(doubt, at: range(of: node))
    }
    return nil
  }

  /// An answer; nil where nobody gave one.
  fileprivate mutating func answer(_ node: DocumentNode, _ languages: [Language]) -> GivenAnswer? {
    mapping(node) { mapping in
      let value = mapping.optional("value")
      let isUnknown = value?.isSaidUnknown(in: languages) ?? false
      let file = mapping.optional("file") { $0.located($1) }
      let document = mapping.optional("document") { $0.integer($1, in: 1...1_000_000) }
      let app = mapping.required("app") { $0.located($1) }
      let rule = mapping.optional("rule") { $0.located($1) }
      let path = mapping.optional("path") { $0.located($1) }
      let facts = mapping.optional("facts") { $0.text($1) }
      // Other answers say why by themselves.
      let needsReason = rule != nil && ["holds", "doesNotHold"].contains(value?.text)
      let because =
        needsReason && !isUnknown
        ? mapping.required("because") { $0.said("because", $1) }
        : mapping.optional("because") { $0.text($1) }
      guard let value else {
        _ = (mapping.optional("by"), mapping.optional("on"))
        return nil
      }
      let by = mapping.required("by") { $0.said("by", $1) }
      let on = mapping.required("on") { $0.day($1) }
      guard let app, let by, let on else { return nil }
      let subject: GivenAnswer.Subject
      if let rule {
        subject = .decision(rule: rule.text, at: path?.text ?? "", facts: facts ?? "")
      } else if let path, let known = Path(path.text) {
        subject = .fact(known)
      } else if let path {
        mapping.values.diagnostics.report(Message(.unknownPath, path.text.quoted), at: path.range)
        return nil
      } else {
        _ = mapping.required("path")
        return nil
      }
      guard !needsReason || because != nil || isUnknown, let name = rule ?? path else { return nil }
      return GivenAnswer(
        subject: subject, name: name, file: file, document: document ?? 1, app: app, value: value,
        isUnknown: isUnknown, range: mapping.values.range(of: value),
        because: because?.trimmed ?? "", by: by, on: on)
    }
  }
}
