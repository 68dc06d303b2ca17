internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// The missing facts as YAML: to paste, and to replace each `unknown` by what is true.
struct QuestionText {
  let paint: Paint
  let width: Int
  /// How far the outermost keys are set in.
  var depth = 1
  var language = Language.english

  /// A key of the YAML, with what may be written there and what is below it.
  private struct Branch {
    let key: Path.Component?
    var question: Question?
    var branches: [Branch] = []

    mutating func add(_ question: Question, at components: ArraySlice<Path.Component>) {
      guard let next = components.first else {
        self.question = question
        for key in question.keys {
          add(key, at: key.path.components[question.path.components.count...])
        }
        return
      }
      if !branches.contains(where: { $0.key == next }) { branches.append(Branch(key: next)) }
      guard let index = branches.firstIndex(where: { $0.key == next }) else { return }
      branches[index].add(question, at: components.dropFirst())
    }
  }

  func text(_ questions: [Question]) -> String {
    var root = Branch(key: nil)
    for question in questions { root.add(question, at: question.path.components[...]) }
    return root.branches.flatMap { lines(of: $0, depth: depth) }.joined(separator: "\n") + "\n"
  }

  private func lines(of branch: Branch, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let head = indent + TerminalText.safe(self.head(of: branch.key))
    if branch.branches.isEmpty {
      guard let question = branch.question else { return [head] }
      return [commented("\(head) unknown", question)]
    }
    return [head] + branch.branches.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func commented(_ line: String, _ question: Question) -> String {
    let comment = "# \(language(question.answers))"
    let room = width - TerminalText.width(line) - 2
    guard room >= 16 else { return line }
    let cut = TerminalText.width(comment) <= room ? comment : String(comment.prefix(room - 1)) + "…"
    return line + "  " + paint(cut, .quiet)
  }

  /// Items are matched by their id, so the id is written out.
  private func head(of component: Path.Component?) -> String {
    switch component {
    case .key(let key): "\(key):"
    case .id(let id): "- id: \(id.asYAML)"
    case .index(let index): "- # " + language("item \(index + 1)")
    case nil: ""
    }
  }
}

extension String {
  /// The text as YAML reads it as the same text: in quotes unless it is a plain name.
  fileprivate var asYAML: String {
    let isName = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.".unicodeScalars.contains($0)
    }
    let isTaken = ["true", "false", "null", "yes", "no", "on", "off"].contains(lowercased())
    if isName, !isTaken, first?.isLetter == true { return self }
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
