internal import Diagnostics
internal import Model
internal import Reporting

// What is said of a question.
extension OpenQuestion {
  /// The path, what it means, why it is asked, and what can be answered.
  var words: String {
    let path = TerminalText.safe(question.path.description)
    var text = "\n\(path)\n  \(TerminalText.safe(question.meaning.text))\n"
    for other in others { text += "  also \(TerminalText.safe(other.path.description))\n" }
    for title in titles.prefix(2) { text += "  asked for: \(TerminalText.safe(title))\n" }
    // Of steps and the like, first whether there are any.
    let answers = isAboutItems ? "yes, no or don't know" : question.answers.text
    return text + "  \(TerminalText.safe(answers)); \(nothing)\n"
  }

  /// Whether its answer is a list of what has keys of its own, each of which has a name.
  private var isAboutItems: Bool {
    question.type?.isList == true && question.type?.leading != nil
  }

  /// What no answer stands for.
  private var nothing: String {
    let taken = question.proposal.map { "takes \(TerminalText.safe($0.answer))" }
    return "nothing \(taken ?? "is unknown")"
  }

  /// What each word means.
  var meanings: String {
    (question.type?.words ?? []).map { "  \($0.word): \($0.meaning.text)\n" }.joined()
  }

  /// What each word means, who can answer, and what can be said instead of an answer.
  var explanation: String {
    var text = meanings
    if question.type?.isList == true {
      text += "  yes asks for one after the other, no is none, [a, b] says all at once\n"
    }
    text += "  \(owner.words.text) can answer it; \(titles.count) rules wait for it\n"
    return text + "  back, later, stop; \(nothing)\n"
  }
}

extension Path {
  /// The lines of a description that say something there.
  func lines(saying value: String) -> [String] {
    var lines: [String] = []
    var indent = ""
    for (number, component) in components.enumerated() {
      let isLast = number == components.count - 1
      switch component {
      case .key(let key): lines.append("\(indent)\(key):\(isLast ? " \(value)" : "")")
      case .id(let id): lines.append("\(indent)- id: \(id.asYAML)")
      case .index(let index): lines.append("\(indent)- # \(index + 1)")
      }
      indent += "  "
    }
    return lines
  }
}
