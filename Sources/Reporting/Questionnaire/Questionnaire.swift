internal import Diagnostics
package import Engine
package import Localization
package import Model
internal import Presentation
internal import Rules

/// The open questions of a file, for people who have never seen a description.
package struct Questionnaire {
  /// A way to write it down.
  package enum Format: String, CaseIterable, Sendable {
    case html
    case csv
  }

  /// Something that is asked.
  struct Item {
    /// How it is answered.
    enum Kind: String {
      /// One of its words.
      case choice
      /// Several values, one after the other, each one of its words if it has any.
      case list
      case date
      case text
    }

    let kind: Kind
    let question: String
    /// What it is about, where several things are asked the same.
    let subject: String?
    /// What can be answered, and what it means.
    let words: [(word: String, meaning: String)]
    /// Whether what else belongs to an item of a list can be named.
    let hasDetails: Bool
    /// What to type, where there are no words.
    let hint: String
    /// What hangs on it, who can answer, and what could show it instead.
    let asides: [String]
    /// Whether it is left to a person, who says why.
    let isDecision: Bool
    /// What says which question it is: its keys in a file of answers.
    let keys: [(key: String, value: String)]

    /// What else there is to know about an answer.
    var notes: [String] {
      (words.isEmpty || kind == .list || isDecision) && !hint.isEmpty ? [hint] : []
    }
  }

  /// What is asked about one description.
  struct Sheet {
    let app: String
    let items: [Item]
    let keys: [(key: String, value: String)]
  }

  let sheets: [Sheet]
  let language: Language

  /// The name of the file, if it has one; only what the owner can answer, if one is given.
  package init(_ results: [LintResult], in file: String?, owner: Owner?, _ language: Language) {
    self.language = language
    sheets = results.enumerated().map { number, result in
      let open = result.questions
      let questions = open.plan.filter { owner == nil || $0.owner == owner }
      let numbers = Dictionary(
        questions.enumerated().map { ($0.element.question.path, $0.offset + 1) },
        uniquingKeysWith: min)
      let decisions = result.findings(.review).filter { finding in
        (owner == nil || finding.owner == owner) && !open.decide(finding)
      }
      return Sheet(
        app: result.app,
        items: questions.map { question in
          let after = question.after.compactMap { numbers[$0] }
          return Item(question, after: after, of: result, language)
        }
          + decisions.map { Item($0, of: result, language) },
        keys: (file.map { [("file", $0)] } ?? []) + [
          ("document", "\(number + 1)"), ("app", result.app),
        ]
      )
    }
  }

  /// How much is asked.
  package var count: Int { sheets.reduce(0) { $0 + $1.items.count } }

  package func text(as format: Format) -> String {
    switch format {
    case .html: QuestionnairePage(self).text
    case .csv: csv
    }
  }
}

extension Questionnaire.Item {
  /// Asked after the questions of some numbers, on whose answers it hangs whether it matters.
  fileprivate init(
    _ planned: PlannedQuestion, after: [Int], of result: LintResult, _ language: Language
  ) {
    let question = planned.question
    let type = question.type
    self.question = language(question.meaning)
    subject = result.subject(of: question.path, in: language)
    hasDetails = type?.details != nil
    isDecision = false
    keys = [("path", question.path.description)]
    hint = language(
      type?.isList != true
        ? question.answers
        : type?.details == nil
          ? Message(.askList) : Message(.askListDetails, "profile: email, phone")
    )
    if type?.name == "boolean", type?.isList == false {
      words = [("true", language(.askYes)), ("false", language(.askNo))]
    } else {
      words = (type?.words ?? []).map { word in
        (word.word, word.meaning.isEmpty ? word.word : language(word.meaning))
      }
    }
    kind =
      type?.isList == true
      ? .list : !words.isEmpty ? .choice : type?.name == "date" ? .date : .text
    let rules = planned.rules.count
    var asides = [Message(.askDecides, count: rules, rules)]
    if planned.letters > 0 {
      asides.append(Message(.knownRefusals, count: planned.letters, planned.letters))
    }
    asides.append(Message(.askWho, planned.owner.words))
    asides += question.proofs.map(\.words)
    if let proposal = question.proposal {
      let answer = words.first { $0.word == proposal.answer }?.meaning ?? proposal.answer
      asides.append(Message(.askPerhaps, answer, proposal.reason))
    }
    if !after.isEmpty {
      asides.append(Message(.askAfter, after.map { language.numbers.text($0) }))
    }
    self.asides = asides.map { language($0) }
  }

  fileprivate init(_ finding: Finding, of result: LintResult, _ language: Language) {
    kind = .choice
    question = finding.message
    subject = Path(finding.location.path).flatMap { result.subject(of: $0, in: language) }
    words = [("holds", language(.askHolds)), ("doesNotHold", language(.askDoesNotHold))]
    hasDetails = false
    hint = finding.fix
    asides =
      [finding.why, language(Message(.askWho, finding.owner.words))] + finding.citations
    isDecision = true
    let path = finding.location.path
    keys =
      [("rule", finding.rule)] + (path.isEmpty ? [] : [("path", path)])
      + [("facts", finding.factsMark)]
  }
}

extension Proof {
  /// What shows it, so that nobody has to answer.
  fileprivate var words: Message {
    switch self {
    case .capture: Message(.askProofCapture)
    case .project: Message(.askProofProject)
    case .reviewInformation: Message(.askProofReview)
    }
  }
}

// For spreadsheets.
extension Questionnaire {
  private static let heads = [
    "question", "about", "answers", "why", "answer", "because", "by", "on", "rule", "path", "facts",
    "file", "document", "app", "schemaVersion",
  ]

  private static let version = "\(AnswersReader.version)"

  /// A table with a line for each question.
  private var csv: String {
    func row(_ values: [String: String]) -> String {
      Self.heads.map { cell(values[$0] ?? "") }.joined(separator: ",") + "\r\n"
    }
    var text = row(Dictionary(uniqueKeysWithValues: Self.heads.map { ($0, $0) }))
    for sheet in sheets {
      for item in sheet.items {
        let values = [
          "question": item.question, "about": item.subject ?? "",
          "answers": (item.words.map { "\($0.word): \($0.meaning)" } + item.notes)
            .joined(separator: " · "),
          "why": item.asides.joined(separator: " · "), "schemaVersion": Self.version,
        ]
        text += row(values.merging(sheet.keys + item.keys) { $1 })
      }
    }
    return text
  }

  /// A line in quotes; what a spreadsheet would take for a formula begins with an apostrophe.
  private func cell(_ words: String) -> String {
    let text = SingleLine(words, in: language).text
    let isFormula = text.unicodeScalars.first { $0 != " " }.map(Self.formulaSigns.contains) ?? false
    return "\"\(isFormula ? "'" : "")\(text.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }

  private static let formulaSigns = Set("=+-@＝＋－＠".unicodeScalars)
}
