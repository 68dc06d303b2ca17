internal import Diagnostics
internal import Localization
internal import Model

// What is said of a question.
extension OpenQuestion {
  /// The path, what it is about, what it means, why it is asked, and what
  /// can be answered.
  func words(in language: Language) -> String {
    let items = subject.map { [Message.verbatim($0)] } ?? []
    let places = others.map { Message(.fillAlso, $0.path.description) }
    let reasons = why.isEmpty ? [] : [Message.verbatim(why)]
    let path = TerminalText.safe(question.path.description)
    let said = lines(items + [question.meaning] + places + reasons, language)
    let words = hasMeanings ? meanings(in: language) : ""
    return "\n\(path)\n\(said)\(words)" + lines([orNothing(answers)], language)
  }

  /// What can be said.
  private var answers: Message {
    guard let spoken else { return question.answers }
    return question.proposal?.message(after: spoken) ?? spoken
  }

  /// What people say where a file takes something else.
  private var spoken: Message? {
    guard let type = question.type else { return nil }
    // Of steps and the like, first whether there are any.
    if isAboutItems { return Message(.fillYesNo) }
    guard !type.isList else { return nil }
    if type.name == "boolean" { return Message(.fillTrueFalse) }
    if type.isMeasured { return .verbatim(type.measures.joined(separator: ", ")) }
    return hasMeanings ? Message(.fillWord) : nil
  }

  /// Whether it is answered by one of some words, each of which has a meaning.
  private var hasMeanings: Bool {
    guard let type = question.type, !type.isList, type.name == "choice" else { return false }
    return type.words.allSatisfy { $0.meaning != .empty }
  }

  /// Whether its answer is a list of what has keys of its own, each of which has a name.
  private var isAboutItems: Bool {
    question.type?.isList == true && question.type?.leading != nil
  }

  /// What an item begins with, before its number; nothing where its words or the question say that.
  var itemName: String {
    guard let leading = question.type?.leading, !leading.isImplied else { return "" }
    return "\(leading.key) "
  }

  /// What can be said, and what no answer stands for.
  private func orNothing(_ answers: Message) -> Message {
    question.proposal.map { Message(.fillTakes, answers, $0.answer) }
      ?? Message(.fillNothingUnknown, answers)
  }

  /// What each word means, with the number that stands for it.
  func meanings(in language: Language) -> String { lines(question.type?.numbered ?? [], language) }

  /// What each word means, who can answer, and what can be said instead of an answer.
  func explanation(in language: Language) -> String {
    let list = question.type?.isList == true ? [Message(.fillList)] : []
    let who = Message(.askWho, owner.words)
    let words = Message.verbatim("back, later, stop")
    let why = question.proposal.map { [Message.verbatim($0.why)] } ?? []
    return meanings(in: language) + lines(list + why + [who, orNothing(words)], language)
  }

  /// What is wrong with an answer, in the words in which it was asked.
  func mistake(_ told: Message?, in answer: String) -> Message {
    if let type = question.type, type.name == "boolean", !type.isList {
      return Message(.fillNeither, answer.quoted)
    }
    return told ?? Message(.fillMoreThanAnswer)
  }

  private func lines(_ messages: [Message], _ language: Language) -> String {
    messages.map { "  \(TerminalText.safe(language($0)))\n" }.joined()
  }
}

extension AnswerType {
  /// What each word means, with the number that stands for it.
  var numbered: [Message] {
    words.enumerated().map { Message(.labelled, "\($0 + 1) \($1.word)", $1.meaning) }
  }

  /// An answer with the words in the place of the numbers that stand for them.
  func spelledOut(_ answer: String) -> String {
    guard !words.isEmpty else { return answer }
    let parts = isList ? answer.split(separator: ",") : [answer[...]]
    let spelled = parts.compactMap { part in
      words.indices.first { part.filter { $0 != " " } == "\($0 + 1)" }.map { words[$0].word }
    }
    return spelled.count == parts.count ? spelled.joined(separator: ", ") : answer
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
