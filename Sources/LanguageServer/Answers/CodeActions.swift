internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
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
    for document in documents { addMapping(in: document.root) }
    for result in check.results { addWaivers(of: result, in: documents) }
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
    guard let meant = Suggestion.name(in: sentence), !written.isEmpty,
      sentence.text.contains(written.withoutQuotes.quoted)
    else { return }
    let quote = written.first.flatMap { "\"'".contains($0) ? String($0) : nil } ?? ""
    let edit = CodeAction.Edit(bytes: diagnostic.range.bytes, newText: quote + meant + quote)
    all.append(
      CodeAction(
        title: language(Message(.writeInstead, meant.quoted)), edits: [edit],
        diagnostic: EditorDiagnostics(of: check, in: text).diagnostic(diagnostic), isPreferred: true
      )
    )
  }
}

// A list of numbers as a mapping.
extension CodeActions {
  private mutating func addMapping(in root: DocumentNode) {
    guard var cursor = Cursor(at: range.lowerBound, in: root) else { return }
    if cursor.node.items == nil { cursor = cursor.outward ?? cursor }
    let place = FieldPlace(at: cursor.steps, in: check.rules.book.schema.description)
    guard let items = cursor.node.items, case .section(let section)? = place?.type,
      case .list = section.shortForm, items.count == section.fields.count,
      text.file.bytes[cursor.node.bytes.lowerBound] == UInt8(ascii: "[")
    else { return }
    let entries = zip(section.fields, items).map { field, item in
      let value = String(decoding: text.file.bytes[item.bytes], as: UTF8.self)
      return "\(text.isJSON ? field.name.inDoubleQuotes : field.name): \(value)"
    }
    let mapping = "{\(entries.joined(separator: ", "))}"
    all.append(
      CodeAction(
        title: language(.writeListMapping),
        edits: [CodeAction.Edit(bytes: cursor.node.bytes, newText: mapping)])
    )
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
      all.append(
        CodeAction(
          title: language(title),
          edits: [CodeAction.Edit(from: text.file.bytes, to: Array(filled.text.utf8))])
      )
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
    all.append(
      CodeAction(
        title: language(.addOpenQuestions),
        edits: [CodeAction.Edit(from: text.file.bytes, to: Array(filled.text.utf8))])
    )
  }
}

extension CodeAction.Edit {
  /// What differs between two texts, from the first to the last letter that isn't the same.
  fileprivate init(from old: [UInt8], to new: [UInt8]) {
    let shortest = min(old.count, new.count)
    var start = (0..<shortest).first { old[$0] != new[$0] } ?? shortest
    while start > 0, start < old.count, !old[start].beginsScalar { start -= 1 }
    let most = shortest - start
    var rest = (0..<most).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? most
    while rest > 0, !old[old.count - rest].beginsScalar { rest -= 1 }
    let written = String(decoding: new[start..<new.count - rest], as: UTF8.self)
    self.init(bytes: start..<old.count - rest, newText: written)
  }
}

// Waivers of what rules find.
extension CodeActions {
  private mutating func addWaivers(of result: LintResult, in documents: [Document]) {
    guard let root = documents.first(where: { $0.number == result.document })?.root else { return }
    for finding in result.findings {
      guard [.fail, .review].contains(finding.outcome), !finding.isAboutDescription,
        touches(finding.location.range),
        let edit = WaiverText(of: finding, on: result.asOf).edit(in: root, of: text)
      else { continue }
      all.append(
        CodeAction(
          title: language(Message(.acceptWithWaiver, finding.rule)), edits: [edit],
          diagnostic: EditorDiagnostics(of: check, in: text).finding(finding))
      )
    }
  }
}

/// A waiver that somebody still has to give reasons for.
private struct WaiverText {
  private let entries: [(key: String, value: String)]

  /// It counts for a month from the day of checking.
  init(of finding: Finding, on day: String) {
    let date = CalendarDate(day).map { Timestamp(of: $0).adding(days: 30).day }
    entries = [
      ("rule", finding.rule), ("at", finding.location.path), ("reason", ""), ("approvedBy", ""),
      ("until", date ?? day),
    ]
  }

  /// Nil where nobody can tell how the waivers there are written.
  func edit(in root: DocumentNode, of text: OpenText) -> CodeAction.Edit? {
    let isJSON = text.isJSON
    guard let waivers = root.value(of: "waivers") else {
      if let place = text.inside(root, "{") {
        let key = isJSON ? "waivers".inDoubleQuotes : "waivers"
        return insert("\(key): [\(flow(isJSON))]\(text.comma(behind: place))", at: place)
      }
      let indent = text.indent(of: root)
      let lines = ["waivers:"] + block(indent: 2)
      return insert(lines.map { "\n\(indent)\($0)" }.joined(), at: text.end(of: root))
    }
    guard waivers.items != nil else { return nil }
    if let place = text.inside(waivers, "[") {
      return insert(flow(isJSON) + text.comma(behind: place), at: place)
    }
    let indent = text.indent(of: waivers)
    return insert(block(indent: 0).map { "\n\(indent)\($0)" }.joined(), at: text.end(of: waivers))
  }

  private func insert(_ newText: String, at place: Int) -> CodeAction.Edit {
    CodeAction.Edit(bytes: place..<place, newText: newText)
  }

  private func block(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return entries.enumerated().map { number, entry in
      "\(space)\(number == 0 ? "- " : "  ")\(entry.key): \(Self.yaml(entry.value))"
    }
  }

  private func flow(_ isJSON: Bool) -> String {
    let entries = entries.map { key, value in
      isJSON ? "\(key.inDoubleQuotes): \(value.inDoubleQuotes)" : "\(key): \(Self.yaml(value))"
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  private static func yaml(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isOfWord || $0 == UInt8(ascii: ".") }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "''"))'"
  }
}

extension OpenText {
  /// Right behind the bracket that a value begins with; nil where it begins with another sign.
  fileprivate func inside(_ node: DocumentNode, _ bracket: Unicode.Scalar) -> Int? {
    let start = node.bytes.lowerBound
    guard file.bytes.indices.contains(start), file.bytes[start] == UInt8(ascii: bracket) else {
      return nil
    }
    return start + 1
  }

  /// What goes between something that is put in and what follows there.
  fileprivate func comma(behind place: Int) -> String {
    let next = file.bytes[place...].first { $0 > 0x20 }
    return next == UInt8(ascii: "]") || next == UInt8(ascii: "}") ? "" : ", "
  }

  /// The spaces before the first key or item of a block.
  fileprivate func indent(of node: DocumentNode) -> String {
    let start = positions.line(around: node.bytes.lowerBound).lowerBound
    return String(repeating: " ", count: node.bytes.lowerBound - start)
  }

  /// The end of the last line of a block.
  fileprivate func end(of node: DocumentNode) -> Int {
    let bytes = file.bytes[node.bytes]
    let last = bytes.lastIndex { $0 > 0x20 } ?? node.bytes.lowerBound
    return positions.line(around: last).upperBound
  }
}

extension String {
  /// What stands between quotation marks.
  fileprivate var withoutQuotes: String {
    first == "\"" || first == "'" ? String(dropFirst().dropLast()) : self
  }
}

/// Something that an editor can do for a person, when they choose it.
struct CodeAction {
  /// A text in the place of some bytes.
  struct Edit {
    let bytes: Range<Int>
    let newText: String
  }

  let title: String
  let edits: [Edit]
  /// What it mends.
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
