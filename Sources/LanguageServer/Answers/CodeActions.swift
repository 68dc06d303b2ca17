internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What can be done about what stands in a range of a text.
struct CodeActions {
  private(set) var all: [CodeAction] = []
  private let text: OpenText
  private let check: TextCheck
  private let range: Range<Int>

  init(in range: LineRange, of text: OpenText, _ check: TextCheck) {
    self.text = text
    self.check = check
    let start = text.positions.offset(of: range.start)
    self.range = start..<max(start, text.positions.offset(of: range.end))
    for diagnostic in check.diagnostics where touches(diagnostic.range) { add(diagnostic) }
    guard text.kind == .description else { return }
    let documents = text.documents
    for result in check.results {
      guard let root = documents.first(where: { $0.number == result.document })?.root else {
        continue
      }
      addAnswers(to: result, in: root)
    }
    addProposals()
    addQuestions()
  }

  private var language: Language { check.rules.book.language }

  private func touches(_ place: SourceRange) -> Bool {
    let line = text.positions.line(around: place.bytes.lowerBound)
    let end = min(place.bytes.upperBound, max(line.upperBound, place.bytes.lowerBound))
    return place.file == text.file.id && place.bytes.lowerBound <= range.upperBound
      && range.lowerBound <= end
  }
}

// The word that was meant.
extension CodeActions {
  private mutating func add(_ diagnostic: Diagnostic) {
    let sentence = diagnostic.message
    let written = String(decoding: text.file.bytes[diagnostic.range.bytes], as: UTF8.self)
    let quote = written.first.flatMap { "\"'".contains($0) ? String($0) : nil } ?? ""
    let word = quote.isEmpty ? written : String(written.dropFirst().dropLast())
    guard let meant = Suggestion.name(in: sentence), !written.isEmpty,
      sentence.text.contains(word.quoted)
    else { return }
    let edit = TextEdits.Edit(bytes: diagnostic.range.bytes, newText: quote + meant + quote)
    all.append(
      CodeAction(
        title: language(Message(.writeInstead, meant.quoted)), edits: [edit],
        diagnostic: EditorDiagnostics(check: check, text: text).diagnostic(diagnostic),
        isPreferred: true
      ))
  }
}

// What a project makes likely.
extension CodeActions {
  private mutating func addProposals() {
    for planned in check.results.flatMap(\.questions.plan) {
      let question = planned.question
      let place = SourceRange(file: text.file.id, bytes: question.site.bytes)
      guard let proposal = question.proposal, touches(place) else { continue }
      let answer = TypedAnswer(proposal.answer, to: question, in: text.file).plainest
      let filled = FilledDescription(text.file, [Questions(only: question)]) { _ in answer }
      let title = Message(.writeProposal, "\(question.path): \(proposal.answer)", proposal.reason)
      all.append(CodeAction(title: language(title), edits: filled.edits.inOrder))
    }
  }
}

// What nobody has said.
extension CodeActions {
  /// Where something can't be decided, all that is open is asked in the text.
  private mutating func addQuestions() {
    let isOpen = check.results.contains { result in
      result.findings.contains {
        $0.outcome == .incomplete && (touches(result.range) || touches($0.location.range))
      }
    }
    guard isOpen else { return }
    let filled = FilledDescription(text.file, check.results.map(\.questions))
    guard filled.count > 0 else { return }
    all.append(CodeAction(title: language(.addOpenQuestions), edits: filled.edits.inOrder))
  }
}

// What rules leave to a person.
extension CodeActions {
  private mutating func addAnswers(to result: LintResult, in root: DocumentNode) {
    for finding in result.findings
    where finding.outcome == .review && touches(finding.location.range) {
      for choice in finding.choices {
        let because = choice.saysWhy ? choice.words : ""
        let decision = WrittenDecision(on: finding, choice, because: because, on: result.asOf)
        guard let edits = edits(writing: decision, into: result, root) else { continue }
        all.append(
          CodeAction(
            title: "\(finding.rule): \(choice.words)", edits: edits,
            diagnostic: EditorDiagnostics(check: check, text: text).finding(finding)))
      }
    }
  }

  private func edits(
    writing decision: WrittenDecision, into result: LintResult, _ root: DocumentNode
  ) -> [TextEdits.Edit]? {
    guard !decision.facts.isEmpty else {
      var edits = TextEdits(of: text.file)
      return edits.insert([decision.item], inList: "decisions", of: root) ? edits.inOrder : nil
    }
    guard let description = result.judged?.description else { return nil }
    let answers = decision.facts.compactMap { path, value in
      description.question(toAnswer: path).map { ($0, value) }
    }
    let filled = FilledDescription(text.file, [Questions(only: answers.map(\.0))]) { question in
      answers.first { $0.0 == question }
        .map { TypedAnswer($1, to: question, in: text.file, [.english]).plainest }
    }
    return filled.edits.inOrder
  }
}

/// Something that an editor can do for a person, when they choose it.
struct CodeAction {
  let title: String
  let edits: [TextEdits.Edit]
  var diagnostic: EditorDiagnostic?
  /// Whether it is what people most likely want.
  var isPreferred = false

  func writeMembers(in text: OpenText, to json: inout JSONWriter) {
    json.member("title", title)
    json.member("kind", "quickfix")
    if let diagnostic {
      json.objects("diagnostics", of: [diagnostic]) { $1.writeMembers(to: &$0) }
    }
    if isPreferred { json.flag("isPreferred", true) }
    json.object("edit") { json in
      json.object("changes") { json in
        let address = String(text.link.text.inDoubleQuotes.dropFirst().dropLast())
        json.objects(address, of: edits) { json, edit in
          json.object("range", text.positions.range(of: edit.bytes).writeMembers)
          json.member("newText", edit.newText)
        }
      }
    }
  }
}
