package import Diagnostics
internal import Documents
package import Model

/// A description's file with its open questions written where they belong.
///
/// Nothing else is changed: a key with what somebody answered, which may stand as `unknown` already,
/// or a key with `unknown` and a comment that says what it means and takes.
package struct FilledDescription {
  /// The file with what was added.
  package private(set) var text = ""
  /// How many places were added to.
  package private(set) var count = 0
  /// How many facts were written there.
  package private(set) var factCount = 0

  private let file: SourceFile
  private let hasComments: Bool
  private let answer: (Question) -> String?
  private let note: (Question) -> String?
  private let isJSON: Bool
  private let lineBreak: String
  private let lines: LineTable

  /// Comments are longer than this only where a word is.
  private static let width = 100

  /// Each of the questions belongs to one description in the file.
  ///
  /// An answer is what is written in the file, to the letter; without one it is `unknown`. A note
  /// is a comment on an answer.
  package init(
    _ file: SourceFile, _ questions: [Questions], hasComments: Bool = true,
    answer: @escaping (Question) -> String? = { _ in nil },
    note: @escaping (Question) -> String? = { _ in nil }
  ) {
    self.file = file
    self.answer = answer
    self.note = note
    isJSON = TypedAnswer.isJSON(file)
    self.hasComments = hasComments && !isJSON
    let hasReturns = file.bytes.firstIndex(of: UInt8(ascii: "\n")).map { end in
      end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r")
    }
    lineBreak = hasReturns == true ? "\r\n" : "\n"
    lines = LineTable(of: file)
    var edits = Edits()
    for gap in questions.flatMap(\.gaps) { add(gap, to: &edits) }
    text = edits.applied(to: file.bytes)
    count = edits.places
    factCount = edits.facts
  }

  /// Whether two texts say the same, whatever comments they have.
  package static func saysSame(_ one: String, _ other: String) -> Bool {
    func roots(_ text: String) -> [DocumentNode] {
      DocumentReader().readAll(SourceFile(path: "", text: text)).documents.map(\.root)
    }
    let (ones, others) = (roots(one), roots(other))
    return ones.count == others.count && zip(ones, others).allSatisfy { $0.isSame(as: $1) }
  }

  /// What `unknown` stands for already needs nothing but answers.
  private func add(_ gap: Gap, to edits: inout Edits) {
    switch gap.form(in: file) {
    case .unknown:
      guard let text = replacement(of: gap) else { return }
      edits.replace(gap.site.bytes, by: text)
      addComments(on: gap, to: &edits)
    case .word(let key):
      wrap(gap, after: "{\(quoted(key)): ", in: &edits)
    case .pair: wrap(gap, after: "{", in: &edits)
    case .flow: insert(gap, in: &edits)
    case .block: addLines(gap, to: &edits)
    }
    edits.places += 1
    edits.facts += gap.count
  }

  /// What stands where `unknown` did, if anything of it was answered.
  private func replacement(of gap: Gap) -> String? {
    guard !gap.branches.isEmpty else { return gap.question.flatMap(answer) }
    let isAnswered = gap.leaves.contains { answer($0.question) != nil }
    return isAnswered ? "{\(gap.branches.map(flow).joined(separator: ", "))}" : nil
  }

  private func quoted(_ key: String) -> String { isJSON ? key.inDoubleQuotes : key }

  private func value(_ question: Question?) -> String {
    question.flatMap(answer) ?? quoted("unknown")
  }
}

// Lines of their own.
extension FilledDescription {
  private func addLines(_ gap: Gap, to edits: inout Edits) {
    let bytes = gap.site.bytes
    let indent = lines.position(of: bytes.lowerBound).column - 1
    let last = lines.position(of: max(bytes.lowerBound, bytes.upperBound - 1)).line
    let added = gap.branches.flatMap { blockLines(of: $0, indent: indent) }
    let text = added.map { lineBreak + $0 }.joined()
    edits.insert(text, at: lines.bytes(ofLine: last).upperBound, depth: indent)
  }

  private func blockLines(of branch: Gap.Branch, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let inner = branch.branches.flatMap { blockLines(of: $0, indent: indent + 2) }
    switch branch.step {
    case .key(let key) where inner.isEmpty:
      let comment = comment(on: branch.question, indent: indent)
      return comment + ["\(space)\(key): \(value(branch.question))"]
    case .key(let key): return ["\(space)\(key):"] + inner
    case .id(let id): return ["\(space)- id: \(id.asYAML)"] + inner
    case .index: return ["\(space)-"] + inner
    }
  }

  private func comment(on question: Question?, indent: Int, named name: String? = nil) -> [String] {
    guard hasComments, let question else { return [] }
    let label = String(repeating: " ", count: indent) + "# "
    let words: String
    if answer(question) != nil {
      guard let note = note(question) else { return [] }
      words = note
    } else {
      words =
        question.answers.isEmpty
        ? question.meaning.text : "\(question.meaning) \(question.answers)"
    }
    let text = (name.map { "\($0): " } ?? "") + words
    return Paragraph(label: label, text: text, width: Self.width).lines.map { label + $0 }
  }
}

// Within braces and brackets; comments stand above the line.
extension FilledDescription {
  private func insert(_ gap: Gap, in edits: inout Edits) {
    let bytes = gap.site.bytes
    let inner = file.bytes[bytes].dropFirst().dropLast()
    let items = gap.branches.map(flow)
    if let last = inner.lastIndex(where: { $0 > 0x20 }), !inner.contains(UInt8(ascii: "#")) {
      let separator = separator(in: inner)
      let isOpen = inner[last] == UInt8(ascii: ",")
      let text = items.joined(separator: "," + separator)
      edits.insert((isOpen ? "" : ",") + separator + text, at: last + 1)
    } else {
      let isEmpty = inner.allSatisfy { $0 <= 0x20 }
      let hasSpace = inner.first.map { $0 <= 0x20 } ?? false
      let end = isEmpty ? "" : hasSpace ? "," : ", "
      edits.insert(items.joined(separator: ", ") + end, at: bytes.lowerBound + 1)
    }
    addComments(on: gap, to: &edits)
  }

  /// What stands before each item: a line break and as many spaces as before the first, or a space.
  private func separator(in inner: ArraySlice<UInt8>) -> String {
    let start = inner.prefix { $0 <= 0x20 }
    guard let end = start.lastIndex(of: UInt8(ascii: "\n")) else { return " " }
    return lineBreak + String(decoding: start[(end + 1)...], as: UTF8.self)
  }

  /// Makes a mapping of a word or a pair.
  private func wrap(_ gap: Gap, after start: String, in edits: inout Edits) {
    let items = gap.branches.map(flow).joined(separator: ", ")
    edits.insert(start, at: gap.site.bytes.lowerBound)
    edits.insert(", \(items)}", at: gap.site.bytes.upperBound)
    addComments(on: gap, to: &edits)
  }

  private func flow(_ branch: Gap.Branch) -> String {
    let inner = branch.branches.map(flow).joined(separator: ", ")
    switch branch.step {
    case .key(let key) where inner.isEmpty: return "\(quoted(key)): \(value(branch.question))"
    case .key(let key):
      let isList = branch.branches.contains { if case .key = $0.step { false } else { true } }
      return isList ? "\(quoted(key)): [\(inner)]" : "\(quoted(key)): {\(inner)}"
    case .id(let id):
      let name = isJSON ? id.inDoubleQuotes : id.asYAML
      return "{\(quoted("id")): \(name), \(inner)}"
    case .index: return "{\(inner)}"
    }
  }

  private static func name(of site: AnswerSite) -> String {
    if case .key(let key)? = site.path.components.last { key } else { site.path.description }
  }

  private func addComments(on gap: Gap, to edits: inout Edits) {
    let line = lines.position(of: gap.site.bytes.lowerBound).line
    let bytes = lines.bytes(ofLine: line)
    let indent = file.bytes[bytes].prefix { $0 == UInt8(ascii: " ") }.count
    // What replaces a word is named by itself.
    let leaves =
      gap.branches.isEmpty
      ? gap.question.map { [(name: Self.name(of: gap.site), question: $0)] } ?? [] : gap.leaves
    for (name, question) in leaves {
      let comment = comment(on: question, indent: indent, named: name)
      edits.insert(once: comment.map { $0 + lineBreak }.joined(), at: bytes.lowerBound)
    }
  }
}

/// Texts that are put into others.
private struct Edits {
  private var changes: [(bytes: Range<Int>, text: String, depth: Int)] = []
  /// What is inserted once, by its place.
  private var insertedOnce: [Int: Set<String>] = [:]
  var places = 0
  var facts = 0

  mutating func insert(_ text: String, at offset: Int, depth: Int = 0) {
    if !text.isEmpty { changes.append((offset..<offset, text, depth)) }
  }

  /// Inserts a text unless it is inserted there already.
  mutating func insert(once text: String, at offset: Int) {
    guard insertedOnce[offset, default: []].insert(text).inserted else { return }
    insert(text, at: offset)
  }

  mutating func replace(_ bytes: Range<Int>, by text: String) {
    changes.append((bytes, text, 0))
  }

  /// At one offset, what is nested more deeply comes first; else the order is kept.
  func applied(to bytes: [UInt8]) -> String {
    let sorted = changes.enumerated().sorted { one, other in
      (one.element.bytes.lowerBound, -one.element.depth, one.offset)
        < (other.element.bytes.lowerBound, -other.element.depth, other.offset)
    }
    var result: [UInt8] = []
    var position = 0
    for (_, change) in sorted {
      result += bytes[position..<change.bytes.lowerBound]
      result += Array(change.text.utf8)
      position = change.bytes.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
