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
    /// Whether something else than its words can be said.
    let takesOwnWords: Bool
    let topic: Topic
    /// What to type, where there are no words.
    let hint: String
    /// What hangs on it, who can answer, and what could show it instead.
    let asides: [String]
    /// Whether whoever answers has to say why.
    let needsReason: Bool
    /// What says which question it is: its keys in a file of answers.
    let keys: [(key: String, value: String)]
    /// Its number among those of the description, and the answers after which it is asked, or isn't.
    fileprivate(set) var number = 0
    fileprivate(set) var openedBy: [FollowUps.Answer] = []
    fileprivate(set) var closedBy: [FollowUps.Answer] = []

    /// What else there is to know about an answer.
    var notes: [String] {
      (words.isEmpty || kind == .list) && !hint.isEmpty ? [hint] : []
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

  /// What the notes for App Review lack besides, of each description; the name of the file, if it
  /// has one; only what the owner can answer, if one is given.
  package init(
    _ descriptions: [AskedDescription], _ notes: [Questions] = [], in file: String?,
    owner: Owner?, _ language: Language
  ) {
    self.language = language
    sheets = descriptions.enumerated().map { number, description in
      let result = description.result
      let questions = FollowUps(description, of: owner)
      let lacking = (notes.indices.contains(number) ? notes[number].asked : []).filter {
        owner == nil || owner == $0.owner ?? .product
      }
      let decisions = result.toDecide.filter { finding in
        (owner == nil || finding.owner == owner) && !result.questions.decide(finding)
      }
      let items = questions.inOrder.map { number in
        let entry = questions.entries[number]
        var item = Item(entry.planned, of: entry.result, language)
        (item.number, item.openedBy, item.closedBy) = (number, entry.openedBy, entry.closedBy)
        return item
      }
      return Sheet(
        app: result.app,
        items: items
          + (lacking.map { Item(lacking: $0, of: result, language) }
          + decisions.map { Item($0, of: result, language) })
          .enumerated().map { place, item in
            var item = item
            item.number = questions.entries.count + place
            return item
          },
        keys: (file.map { [("file", $0)] } ?? []) + [
          ("document", "\(number + 1)"), ("app", result.app),
        ]
      )
    }
  }

  /// How much is asked from the first.
  package var count: Int {
    sheets.reduce(0) { $0 + $1.items.count { $0.openedBy.isEmpty } }
  }

  package func text(as format: Format) -> String {
    switch format {
    case .html: QuestionnairePage(questionnaire: self).text
    case .csv: csv
    }
  }
}

extension Questionnaire.Item {
  fileprivate init(_ planned: PlannedQuestion, of result: LintResult, _ language: Language) {
    var reasons = [planned.why].filter { !$0.isEmpty }.map { Message.words($0) }
    if planned.letters > 0 {
      reasons.append(Message(.knownRefusals, count: planned.letters, planned.letters))
    }
    self.init(planned.question, reasons, planned.owner, of: result, language)
  }

  /// What only the notes for App Review lack.
  fileprivate init(lacking question: Question, of result: LintResult, _ language: Language) {
    let reason = Message(.notesForReview)
    self.init(question, [reason], question.owner ?? .product, of: result, language)
  }

  private init(
    _ question: Question, _ reasons: [Message], _ owner: Owner, of result: LintResult,
    _ language: Language
  ) {
    let type = question.type
    self.question = language(question.meaning)
    subject = result.subject(of: question.path, in: language)
    takesOwnWords = type?.usualWords != nil
    topic = Topic(of: question.path)
    needsReason = false
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
      words =
        (type.map(language.usualWords) ?? [])
        + (type?.words ?? []).map { word in
          (word.word, word.meaning.isEmpty ? word.word : language(word.meaning))
        }
    }
    kind =
      type?.isList == true
      ? .list : !words.isEmpty ? .choice : type?.name == "date" ? .date : .text
    var asides = reasons + [Message(.askWho, owner.words)] + question.proofs.map(\.words)
    if let proposal = question.proposal {
      let answer = words.first { $0.word == proposal.answer }?.meaning ?? proposal.answer
      asides.append(Message(.askPerhaps, answer, proposal.reason))
    }
    self.asides = asides.map { language($0) }
  }

  fileprivate init(_ finding: Finding, of result: LintResult, _ language: Language) {
    kind = .choice
    question = finding.message
    subject = Path(finding.location.path).flatMap { result.subject(of: $0, in: language) }
    let choices = finding.choices
    words = choices.enumerated().map { number, choice in
      (choice.saysWhy ? "\(number + 1)" : choice.decision ?? "", choice.words)
    }
    takesOwnWords = false
    topic = Path(finding.location.path).map(Topic.init) ?? .review
    hint = ""
    asides =
      [finding.why].filter { !$0.isEmpty }
      + [language(Message(.askWho, finding.owner.words))] + finding.citations
    needsReason = choices.contains { !$0.saysWhy }
    let path = finding.location.path
    keys =
      [("rule", finding.rule)] + (path.isEmpty ? [] : [("path", path)])
      + [("facts", finding.factsRead.digest)]
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
      for item in sheet.items where item.openedBy.isEmpty {
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
