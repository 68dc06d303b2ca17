internal import Expressions
package import Model
internal import Rules

/// A missing fact as it is put to somebody, and what hangs on it.
package struct PlannedQuestion: Sendable {
  package let question: Question
  /// The same fact on other screens.
  package fileprivate(set) var others: [Question] = []
  /// What rules that wait for it have to say.
  fileprivate var waiting: [Finding] = []
  /// What must be known before it is worth asking.
  package fileprivate(set) var after: [Path] = []
  /// Whether it only says where rules demand something else that is open.
  fileprivate var isCondition = false

  fileprivate init(_ question: Question) {
    self.question = question
  }

  package var path: Path { question.path }

  /// Where the fact is missing.
  package var paths: [Path] { [question.path] + others.map(\.path) }

  /// Who can answer it: who knows the field; of people's own, who can put right what asks for it.
  package var owner: Owner {
    question.owner ?? waiting.max { $0.severity < $1.severity }?.owner ?? .code
  }

  /// The rules that wait for it, in order.
  package var rules: [String] { waiting.map(\.rule).sorted() }

  /// What these rules are called.
  package var titles: [String] { Set(waiting.map(\.title)).sorted() }

  /// How many public letters these rules have: those of the largest class, as for a rule.
  package var letters: Int { waiting.map(\.refusals.letters).max() ?? 0 }
}

/// Questions in the order in which they are worth asking.
struct QuestionPlan {
  private var questions: [PlannedQuestion] = []
  private var numbers: [Path: Int] = [:]
  /// By where the answers are written: an alias is another path to the same bytes.
  private var writtenNumbers: [WrittenPlace: Int] = [:]
  /// The numbers of what must be known before each.
  private var earlier: [[Int]] = []

  init(_ asked: [(question: Question, waiting: [Finding])]) {
    for (question, waiting) in asked {
      for leaf in question.leaves { add(leaf, for: waiting) }
    }
    let conditions = conditions
    let gates = gates(but: conditions)
    for number in questions.indices {
      let field = questions[number].question.field
      questions[number].isCondition = conditions.contains(number)
      let lists = questions[number].waiting.map { finding in
        finding.readsLate(field) ? gates[finding.rule] ?? [] : []
      }
      earlier.append(lists.min { $0.count < $1.count } ?? [])
      questions[number].after = earlier[number].map { questions[$0].path }
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
    for finding in readers.isEmpty ? waiting : readers
    where !questions[number].waiting.contains(where: { $0.rule == finding.rule }) {
      questions[number].waiting.append(finding)
    }
  }

  /// What only says whether rules look at something, each of which waits for more that it, or
  /// another rule, demands whatever the condition is: an app that meets the demands isn't asked.
  private var conditions: Set<Int> {
    var demanded: [(number: Int, finding: Finding)] = []
    var waiting: [String: [Int]] = [:]
    for (number, question) in questions.enumerated() {
      for finding in question.waiting {
        waiting[finding.rule, default: []].append(number)
        let field = question.question.field
        guard finding.demands(field), finding.readsLate(field) else { continue }
        demanded.append((number, finding))
      }
    }
    let conditional = Set(questions.indices).subtracting(demanded.map(\.number))
    return conditional.filter { number in
      let field = questions[number].question.field
      let free = Set(demanded.filter { !$0.finding.demands(field) }.map(\.number))
      return questions[number].waiting.allSatisfy { finding in
        waiting[finding.rule]?.contains { free.contains($0) } ?? false
      }
    }
  }

  /// By the ids of rules, what each needs before it looks at anything.
  private func gates(but conditions: Set<Int>) -> [String: [Int]] {
    var gates: [String: [Int]] = [:]
    for (number, question) in questions.enumerated() where !conditions.contains(number) {
      for finding in question.waiting where !finding.readsLate(question.question.field) {
        gates[finding.rule, default: []].append(number)
      }
    }
    return gates
  }

  /// How many there are.
  var count: Int { questions.count }

  /// What most rules wait for first, then what was refused most often, and mere conditions last;
  /// nothing before what must be known first, which needs nothing itself.
  var inOrder: [PlannedQuestion] {
    let weights = questions.map { ($0.isCondition ? 0 : 1, $0.waiting.count, $0.letters) }
    let sorted = questions.indices.sorted { one, other in
      weights[other] == weights[one] ? one < other : weights[other] < weights[one]
    }
    var placed: Set<Int> = []
    var ordered: [PlannedQuestion] = []
    for number in sorted {
      for number in earlier[number] + [number] where placed.insert(number).inserted {
        ordered.append(questions[number])
      }
    }
    return ordered
  }
}

extension Finding {
  fileprivate func readsLate(_ field: FieldReference?) -> Bool {
    guard let field, let rule = decidingRule else { return false }
    return rule.readsLate(field)
  }

  /// Whether what its rule demands hangs on it.
  fileprivate func demands(_ field: FieldReference?) -> Bool {
    guard let field, let rule = decidingRule else { return false }
    return rule.demands(field)
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
