internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

/// The missing facts of a description: which lines to add where, so that it stays one.
struct QuestionText {
  /// What is to be done at one place of the file.
  struct Part {
    /// Where, as a sentence that the lines follow.
    let heading: Message
    /// The lines as they are written there.
    let lines: [String]
    /// What can be written, where the lines have no room for comments.
    let notes: [(key: String, answers: Message)]
    /// Where the file changes; later places come first, so that no line is counted anew.
    fileprivate let offset: Int
    /// What is nested less deeply comes first, so that the rest is written above it.
    fileprivate let depth: Int
  }

  /// What people do with the parts.
  static func lead(_ questions: Questions) -> Message {
    Message(.goThroughThesePlacesIn, questions.countText)
  }

  let file: SourceFile
  let width: Int
  let language: Language
  private let lines: LineTable
  private let isJSON: Bool

  init(in file: SourceFile, width: Int, language: Language) {
    self.file = file
    self.width = width
    self.language = language
    lines = LineTable(of: file)
    isJSON = file.isJSON
  }

  /// From the last place to the first.
  func parts(of questions: Questions) -> [Part] {
    questions.gaps.map(part).sorted { ($1.offset, $0.depth) < ($0.offset, $1.depth) }
  }

  private func part(of gap: Gap) -> Part {
    let text = String(decoding: file.bytes[gap.site.bytes], as: UTF8.self)
    return switch gap.form(in: file) {
    case .unknown: replacement(of: text, gap, by: [])
    case .word(let key): replacement(of: text, gap, by: ["\(quoted(key)): \(text)"])
    case .pair: replacement(of: text, gap, by: [text])
    case .flow: insertion(gap, in: text)
    case .block: block(gap)
    }
  }

  /// Sections are named by their paths, and the description by what it is.
  private func name(of site: AnswerSite) -> Message {
    site.path.components.isEmpty ? Message(.theDescription) : .verbatim(site.path.description)
  }
}

// Lines of their own.
extension QuestionText {
  private func block(_ gap: Gap) -> Part {
    let (bytes, path) = (gap.site.bytes, gap.site.path)
    let start = lines.position(of: bytes.lowerBound)
    let last = lines.position(of: max(bytes.lowerBound, bytes.upperBound - 1)).line
    let indent = start.column - 1
    let isWhole = path.components.isEmpty
    let sections = gap.branches.map { lines(of: $0, indent: indent) }
    let heading: Message =
      isWhole
      ? Message(.belowLine, last)
      : Message(.belowLinePartInLine, last, path.description, keyLine(of: bytes))
    return Part(
      heading: heading, lines: Array(sections.joined(separator: isWhole ? [""] : [])), notes: [],
      offset: lines.bytes(ofLine: last).upperBound, depth: indent)
  }

  private func lines(of branch: Gap.Branch, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let head = space + TerminalText.safe(self.head(of: branch.step))
    guard branch.branches.isEmpty else {
      return [head] + branch.branches.flatMap { lines(of: $0, indent: indent + 2) }
    }
    let line = "\(head) \(branch.known ?? "unknown")"
    guard let answers = branch.question.map({ language(answers(to: $0)) }), !answers.isEmpty else {
      return [line]
    }
    if TerminalText.width(line) + 4 + TerminalText.width(answers) <= width {
      return ["\(line)  # \(answers)"]
    }
    let comment = Paragraph(label: space + "# ", text: answers, width: width).lines
    return comment.map { "\(space)# \($0)" } + [line]
  }

  /// What can be written; people's own facts are explained as well, and what makes it a question.
  private func answers(to question: Question) -> Message {
    if let clue = question.clue {
      return Message(.followed, TerminalText.safe(language(clue)), question.answers)
    }
    let meaning = language(question.meaning)
    guard question.isOwn, !meaning.isEmpty else { return question.answers }
    return Message(.labelled, TerminalText.safe(meaning), question.answers)
  }

  /// Items are matched by their id, so the id is written out.
  private func head(of step: Path.Component) -> String {
    switch step {
    case .key(let key): "\(key):"
    case .id(let id): "- id: \(id.asYAML)"
    case .index(let index): "- # " + language(Message(.item, index + 1))
    }
  }

  /// The line of the key or dash that the mapping belongs to.
  private func keyLine(of bytes: Range<Int>) -> Int {
    var line = lines.position(of: bytes.lowerBound).line
    let before = file.bytes[lines.bytes(ofLine: line).lowerBound..<bytes.lowerBound]
    guard before.allSatisfy({ $0 <= 0x20 }) else { return line }
    while line > 1 {
      line -= 1
      let text = file.bytes[lines.bytes(ofLine: line)].first { $0 > 0x20 }
      if let text, text != UInt8(ascii: "#") { break }
    }
    return line
  }
}

// Within braces and brackets, where a line may have no comment.
extension QuestionText {
  private func insertion(_ gap: Gap, in text: String) -> Part {
    let start = lines.position(of: gap.site.bytes.lowerBound)
    let sign = String(text.prefix(1))
    let isEmpty = text.dropFirst().dropLast().allSatisfy(\.isWhitespace)
    let items = gap.branches.map { flow($0, indent: 0) }
    return Part(
      heading: Message(.inLineAfterInColumn, start.line, sign, start.column, name(of: gap.site)),
      lines: inOneLine(listed(items, endsWithComma: !isEmpty)), notes: notes(of: gap),
      offset: gap.site.bytes.lowerBound + 1, depth: 0)
  }

  /// What is written instead of a value: a mapping of all that is said, or a fact itself.
  private func replacement(of text: String, _ gap: Gap, by said: [String]) -> Part {
    let start = lines.position(of: gap.site.bytes.lowerBound)
    let items = said.map { [$0] } + gap.branches.map { flow($0, indent: 0) }
    let body = listed(items, endsWithComma: false)
    return Part(
      heading: Message(
        .inLineInsteadInColumn, start.line, TerminalText.safe(text), start.column,
        name(of: gap.site)),
      lines: items.isEmpty ? [] : inOneLine(["{"] + body + ["}"]),
      notes: notes(of: gap),
      offset: gap.site.bytes.lowerBound,
      depth: 0
    )
  }

  /// The branch as lines between braces, without a comma at its end.
  private func flow(_ branch: Gap.Branch, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let items = branch.branches.map { flow($0, indent: indent + 2) }
    switch branch.step {
    case .key(let key) where items.isEmpty:
      return ["\(space)\(quoted(key)): \(quoted(branch.known ?? "unknown"))"]
    case .key(let key):
      let isList = branch.branches.contains { if case .id = $0.step { true } else { false } }
      let (open, close) = isList ? ("[", "]") : ("{", "}")
      let body = listed(items, endsWithComma: false)
      return ["\(space)\(quoted(key)): \(open)"] + body + ["\(space)\(close)"]
    case .id(let id):
      let name = "\(space)  \(quoted("id")): \(isJSON ? id.inDoubleQuotes : id.asYAML)"
      return ["\(space){"] + listed([[name]] + items, endsWithComma: false) + ["\(space)}"]
    case .index:
      return ["\(space){"] + listed(items, endsWithComma: false) + ["\(space)}"]
    }
  }

  private func listed(_ items: [[String]], endsWithComma: Bool) -> [String] {
    items.enumerated().flatMap { number, lines in
      let isLast = number == items.count - 1 && !endsWithComma
      return isLast ? lines : lines.dropLast() + lines.suffix(1).map { $0 + "," }
    }
  }

  /// Few words need no lines of their own.
  private func inOneLine(_ lines: [String]) -> [String] {
    let words = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("{ ", with: "{").replacing(" }", with: "}")
    return TerminalText.width(words) <= width ? [words] : lines
  }

  private func quoted(_ key: String) -> String { isJSON ? "\"\(key)\"" : key }

  private func notes(of gap: Gap) -> [(key: String, answers: Message)] {
    let notes = gap.leaves.map { ($0.name, answers(to: $0.question)) }.filter { !$0.1.isEmpty }
    guard notes.isEmpty, let question = gap.question else { return notes }
    return [(question.path.description, answers(to: question))]
  }
}
