package import Diagnostics
package import Documents
package import Model

/// A description's file with its open questions written where they belong.
///
/// Nothing else is changed: a key with what somebody answered, which may stand as `unknown` already,
/// or a key with `unknown` and a comment that says what it means and takes.
package struct FilledDescription {
  /// What is added to the file.
  package private(set) var edits: TextEdits
  /// How many places were added to.
  package private(set) var count = 0
  /// How many facts were written there.
  package private(set) var factCount = 0

  private let hasComments: Bool
  private let answer: (Question) -> String?
  private let note: (Question) -> String?

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
    self.answer = answer
    self.note = note
    edits = TextEdits(of: file)
    self.hasComments = hasComments && !edits.isJSON
    for gap in questions.flatMap(\.gaps) { add(gap) }
  }

  /// The file with what was added.
  package var text: String { edits.text }

  /// Whether two texts say the same, whatever comments they have.
  package static func saysSame(_ one: String, _ other: String) -> Bool {
    func roots(_ text: String) -> [DocumentNode] {
      DocumentReader().readAll(SourceFile(path: "", text: text)).documents.map(\.root)
    }
    let (ones, others) = (roots(one), roots(other))
    return ones.count == others.count && zip(ones, others).allSatisfy { $0.isSame(as: $1) }
  }

  /// What `unknown` stands for already needs nothing but answers.
  private mutating func add(_ gap: Gap) {
    let bytes = gap.site.bytes
    switch gap.form(in: edits.file) {
    case .unknown:
      guard let text = replacement(of: gap) else { return }
      edits.replace(bytes, by: text)
      removeQuestions(on: gap)
      addComments(on: gap)
    case .word(let key): wrap(gap, after: "{\(edits.quoted(key)): ")
    case .pair: wrap(gap, after: "{")
    case .flow:
      edits.insert(gap.branches.map(flow), within: bytes)
      addComments(on: gap)
    case .block:
      let indent = edits.indent(of: bytes)
      edits.insert(gap.branches.flatMap { lines(of: $0, indent: indent) }, below: bytes)
    }
    count += 1
    factCount += gap.count
  }

  /// What stands where `unknown` did, if anything of it was answered.
  private func replacement(of gap: Gap) -> String? {
    guard !gap.branches.isEmpty else { return gap.question.flatMap(answer) }
    let isAnswered = gap.leaves.contains { answer($0.question) != nil }
    return isAnswered ? "{\(gap.branches.map(flow).joined(separator: ", "))}" : nil
  }

  /// Makes a mapping of a word or a pair.
  private mutating func wrap(_ gap: Gap, after start: String) {
    let items = gap.branches.map(flow).joined(separator: ", ")
    edits.insert(start, at: gap.site.bytes.lowerBound)
    edits.insert(", \(items)}", at: gap.site.bytes.upperBound)
    addComments(on: gap)
  }

  private func value(of branch: Gap.Branch) -> String {
    branch.question.flatMap(answer) ?? edits.quoted(branch.known ?? "unknown")
  }

  private func lines(of branch: Gap.Branch, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    let inner = branch.branches.flatMap { lines(of: $0, indent: indent + 2) }
    switch branch.step {
    case .key(let key) where inner.isEmpty:
      let comment = comment(on: branch.question, indent: indent)
      return comment + ["\(space)\(key): \(value(of: branch))"]
    case .key(let key): return ["\(space)\(key):"] + inner
    case .id(let id):
      let comment = comment(on: branch.question, indent: indent, named: id)
      return comment + ["\(space)- id: \(id.asYAML)"] + inner
    case .index: return ["\(space)-"] + inner
    }
  }

  private func flow(_ branch: Gap.Branch) -> String {
    let inner = branch.branches.map(flow).joined(separator: ", ")
    switch branch.step {
    case .key(let key) where inner.isEmpty: return "\(edits.quoted(key)): \(value(of: branch))"
    case .key(let key):
      let isList = branch.branches.contains { if case .key = $0.step { false } else { true } }
      return "\(edits.quoted(key)): " + (isList ? "[\(inner)]" : "{\(inner)}")
    case .id(let id):
      let name = edits.isJSON ? id.inDoubleQuotes : id.asYAML
      let end = inner.isEmpty ? "" : ", \(inner)"
      return "{\(edits.quoted("id")): \(name)\(end)}"
    case .index: return "{\(inner)}"
    }
  }
}

// What a question means and takes.
extension FilledDescription {
  /// Within braces and brackets, comments stand above the line.
  private mutating func addComments(on gap: Gap) {
    let bytes = gap.site.bytes
    let indent = edits.indent(ofLineWith: bytes)
    for (name, question) in leaves(of: gap) {
      edits.insert(comments: comment(on: question, indent: indent, named: name), above: bytes)
    }
  }

  /// What replaces a word is named by itself.
  private func leaves(of gap: Gap) -> [(name: String, question: Question)] {
    guard gap.branches.isEmpty else { return gap.leaves }
    return gap.question.map { [(name: Self.name(of: gap.site), question: $0)] } ?? []
  }

  /// How comments begin in which a first description says what may be answered.
  private static let hints = [
    "perhaps also ", "(list it if people sign in with it", "A server seems to say ",
    "These show somewhere. ",
  ]

  /// Takes out what asked for a value that is said now; what people wrote above it stays.
  private mutating func removeQuestions(on gap: Gap) {
    var comments = edits.comments(above: gap.site.bytes)
    let room = Self.width - edits.indent(ofLineWith: gap.site.bytes) - "# ".count
    for (name, question) in leaves(of: gap) where answer(question) != nil {
      let meaning = question.declaredMeaning.text
      let starts = Self.hints + (meaning.isEmpty ? [] : [meaning, "\(name): \(meaning)"])
      var number = 0
      while number < comments.count {
        let text = comments[number...].map(\.text).joined(separator: " ")
        guard starts.contains(where: text.hasPrefix) else {
          number += 1
          continue
        }
        let lines = comments[number...].enumerated().first { offset, line in
          let next = comments.dropFirst(number + offset + 1).first?.text ?? ""
          // A line with room for the next word ends a paragraph.
          return next.isEmpty || line.text.count + 1 + next.prefix { $0 != " " }.count <= room
        }
        let end = number + (lines?.offset ?? 0)
        edits.replace(comments[number].bytes.lowerBound..<comments[end].bytes.upperBound, by: "")
        comments.removeSubrange(number...end)
      }
    }
  }

  private static func name(of site: AnswerSite) -> String {
    if case .key(let key)? = site.path.components.last { key } else { site.path.description }
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
