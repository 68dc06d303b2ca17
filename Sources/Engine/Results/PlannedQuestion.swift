internal import Expressions
package import Model
internal import Rules

/// A missing fact as it is put to somebody, and what hangs on it.
package struct PlannedQuestion: Sendable {
  /// What a rule has to say that waits for the fact.
  fileprivate struct Reader {
    let finding: Finding
    /// Whether it reads the fact only once it is clear that it looks at something.
    let isLate: Bool
  }

  package let question: Question
  /// Questions after this fact on other screens.
  package fileprivate(set) var others: [Question] = []
  /// What rules that wait for it have to say, each once.
  fileprivate var waiting: [Reader] = []

  fileprivate init(_ question: Question) {
    self.question = question
  }

  package var path: Path { question.path }

  package var topic: Topic { Topic(of: path) }

  /// Where the fact is missing.
  package var paths: [Path] { [question.path] + others.map(\.path) }

  /// Who can answer it: who knows the field; of people's own, who can put right what asks for it.
  package var owner: Owner {
    question.owner ?? waiting.map(\.finding).max { $0.severity < $1.severity }?.owner ?? .code
  }

  /// The rules that wait for it, in order.
  package var rules: [String] { waiting.map(\.finding.rule).sorted() }

  /// Why App Review cares, in the words of the rule that matters most of these.
  package var why: String {
    let findings = waiting.map(\.finding)
    return findings.max { ($0.severity, $0.refusals.letters) < ($1.severity, $1.refusals.letters) }?
      .why ?? ""
  }

  /// How many public letters these rules have: those of the largest class, as for a rule.
  package var letters: Int { waiting.map(\.finding.refusals.letters).max() ?? 0 }

  fileprivate mutating func add(_ finding: Finding) {
    guard !waiting.contains(where: { $0.finding.rule == finding.rule }) else { return }
    waiting.append(Reader(finding: finding, isLate: finding.readsLate(question.field)))
  }
}

/// Questions in the order in which they are worth asking.
struct QuestionPlan {
  private var questions: [PlannedQuestion] = []
  private var numbers: [Path: Int] = [:]
  /// By where the answers are written: an alias is another path to the same bytes.
  private var writtenNumbers: [WrittenPlace: Int] = [:]

  init(_ asked: [(question: Question, waiting: [Finding])]) {
    for (question, waiting) in asked {
      for leaf in question.leaves { add(leaf, for: waiting) }
    }
  }

  private mutating func add(_ question: Question, for waiting: [Finding]) {
    let subject = question.subject
    let number = numbers[subject] ?? writtenNumbers[question.writtenPlace] ?? questions.count
    numbers[subject] = number
    writtenNumbers[question.writtenPlace] = number
    if number == questions.count {
      questions.append(PlannedQuestion(question))
    } else {
      questions[number].others.append(question)
    }
    let readers = question.field.map { field in waiting.filter { $0.reads(field) } } ?? []
    // What no clause names by its key is asked for as a whole.
    for finding in readers.isEmpty ? waiting : readers { questions[number].add(finding) }
  }

  /// What only says whether rules look at something, each of which waits for more that it, or
  /// another rule, demands whatever the condition is: an app that meets the demands isn't asked.
  private var conditions: Set<Int> {
    var demands: [[Finding]] = []
    var waiting: [String: [Int]] = [:]
    for (number, question) in questions.enumerated() {
      let field = question.question.field
      let late = question.waiting.filter(\.isLate).map(\.finding)
      demands.append(late.filter { $0.demands(field) })
      for reader in question.waiting { waiting[reader.finding.rule, default: []].append(number) }
    }
    let conditional = questions.indices.filter { number in
      guard demands[number].isEmpty else { return false }
      let field = questions[number].question.field
      let together = questions[number].waiting.map { waiting[$0.finding.rule] ?? [] }
      let free = Set(together.joined()).filter { demands[$0].contains { !$0.demands(field) } }
      return together.allSatisfy { $0.contains(where: free.contains) }
    }
    return Set(conditional)
  }

  /// By the ids of rules, what each needs before it looks at anything: no claim, which it has looked
  /// at as nobody made it.
  private func gates(but conditions: Set<Int>) -> [String: [Int]] {
    var gates: [String: [Int]] = [:]
    for (number, question) in questions.enumerated()
    where !conditions.contains(number) && !question.question.hasUsualWord {
      for reader in question.waiting where !reader.isLate {
        gates[reader.finding.rule, default: []].append(number)
      }
    }
    return gates
  }

  /// How many there are.
  var count: Int { questions.count }

  /// Those before which nothing must be known, by topic: in each, what most rules wait for first,
  /// then what was refused most often, and mere conditions last.
  var firstRound: [PlannedQuestion] {
    let conditions = conditions
    let gates = gates(but: conditions)
    let first = questions.indices.filter { number in
      questions[number].waiting.isEmpty
        || questions[number].waiting.contains { !$0.isLate || gates[$0.finding.rule] == nil }
    }
    let weights = questions.indices.map { number in
      let question = questions[number]
      return (
        -question.topic.rawValue, conditions.contains(number) ? 0 : 1, question.waiting.count,
        question.letters
      )
    }
    let sorted = first.sorted { one, other in
      weights[other] == weights[one] ? one < other : weights[other] < weights[one]
    }
    return sorted.map { questions[$0] }
  }
}

extension Finding {
  fileprivate func readsLate(_ field: FieldReference?) -> Bool {
    field.map { decidingRule?.readsLate($0) == true } ?? false
  }

  /// Whether what its rule demands hangs on it.
  fileprivate func demands(_ field: FieldReference?) -> Bool {
    field.map { decidingRule?.demands($0) == true } ?? false
  }
}

/// Where an answer is written.
private struct WrittenPlace: Hashable {
  let bytes: Range<Int>
  let rest: [Path.Component]
}

extension Question {
  fileprivate var writtenPlace: WrittenPlace {
    let rest = path.components.dropFirst(site.path.components.count)
    return WrittenPlace(bytes: site.bytes, rest: Array(rest))
  }

  /// What it is about: a fact about a button is the same on all screens, unless it is measured.
  fileprivate var subject: Path {
    let components = path.components
    guard components.count > 3, components[0] == .key("screens"),
      components[2] == .key("buttons"), !isMeasured
    else { return path }
    return Path([.key("screens")] + components[2...])
  }
}
