internal import Diagnostics
internal import Localization
internal import Model
internal import Reporting

// What is said of a question.
extension OpenQuestion {
  /// The path, what it means, why it is asked, and what can be answered.
  func words(in language: Language) -> String {
    let places = others.map { Message(.fillAlso, $0.path.description) }
    let reasons = titles.prefix(2).map { Message(.fillAskedFor, $0) }
    // Of steps and the like, first whether there are any.
    let answers = isAboutItems ? Message(.fillYesNo) : question.answers
    let path = TerminalText.safe(question.path.description)
    let said = [question.meaning] + places + reasons + [orNothing(answers)]
    return "\n\(path)\n" + lines(said, language)
  }

  /// Whether its answer is a list of what has keys of its own, each of which has a name.
  private var isAboutItems: Bool {
    question.type?.isList == true && question.type?.leading != nil
  }

  /// What can be said, and what no answer stands for.
  private func orNothing(_ answers: Message) -> Message {
    guard let taken = question.proposal?.answer else {
      return Message(.fillNothingUnknown, answers)
    }
    return Message(.fillNothingTakes, answers, taken)
  }

  /// What each word means.
  func meanings(in language: Language) -> String {
    lines((question.type?.words ?? []).map { Message(.labelled, $0.word, $0.meaning) }, language)
  }

  /// What each word means, who can answer, and what can be said instead of an answer.
  func explanation(in language: Language) -> String {
    let list = question.type?.isList == true ? [Message(.fillList)] : []
    let who = Message(.fillWho, count: titles.count, owner.words, titles.count)
    let words = Message.verbatim("back, later, stop")
    return meanings(in: language) + lines(list + [who, orNothing(words)], language)
  }

  private func lines(_ messages: [Message], _ language: Language) -> String {
    messages.map { "  \(TerminalText.safe(language($0)))\n" }.joined()
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
