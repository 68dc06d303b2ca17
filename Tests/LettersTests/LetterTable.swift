import Engine
import Rules

/// How the rules fare with the letters of each class.
struct LetterTable {
  /// The letters of one class, or all of them.
  struct Row {
    var letters = 0
    /// How the worst of the findings that a letter names came out.
    var errors = 0
    var warnings = 0
    var reviews = 0
    var questions = 0
    var missed = 0
    var restraints = 0
    var twins = 0
    /// Twins that a rule of a milder severity finds at fault.
    var warned = 0
    /// Twins that a rule of severity error finds at fault.
    var alarms = 0
  }

  private(set) var rows: [String: Row] = [:]
  /// Each letter once, whatever its classes.
  private(set) var total = Row()
  private var remarks: [String] = []

  init(of letters: [Letter], by reviewer: Reviewer) throws {
    for letter in letters {
      let rejected = try reviewer.rejected(letter)
      let twin = try reviewer.repaired(letter)?.filter { $0.value.outcome == .fail }
      for kind in letter.kinds {
        let expected = letter.expectations.filter { $0.kind == kind }
        rows[kind, default: Row()].add(letter, expected, rejected, twin)
      }
      total.add(letter, letter.expectations, rejected, twin)
      remark(on: letter, twin ?? [:])
    }
  }

  private mutating func remark(on letter: Letter, _ twin: [String: Reviewer.Answer]) {
    let name = "\(letter.number) (guideline \(letter.guidelines.joined(separator: ", ")))"
    for (heading, silences) in [("missed", letter.missed), ("undecided", letter.undecided)] {
      remarks += silences.map { "\(heading) \($0.kind) of \(name): \($0.reason)" }
    }
    remarks += twin.sorted { $0.key < $1.key }.map { rule, answer in
      "\(answer.isError ? "alarm" : "warning") on the twin of \(name): \(rule)"
    }
  }

  /// The table as it is printed, with a reason for each letter that was missed.
  var text: String {
    let head = [
      "class", "letters", "error", "warning", "review", "question", "missed", "restraint",
      "twins", "warned", "alarms",
    ]
    let lines = rows.sorted { $0.key < $1.key }.map { [$0.key] + $0.value.cells }
    let all = [head] + lines + [["all"] + total.cells]
    return (all.map(line) + remarks.sorted()).joined(separator: "\n") + "\n"
  }

  private func line(_ cells: [String]) -> String {
    cells.map { cell in
      String(repeating: " ", count: max(0, 9 - cell.count)) + cell
    }.joined(separator: " ")
  }
}

extension LetterTable.Row {
  fileprivate var cells: [String] {
    [letters, errors, warnings, reviews, questions, missed, restraints, twins, warned, alarms]
      .map { "\($0)" }
  }

  /// A letter is caught when every finding that it names is there as named.
  fileprivate mutating func add(
    _ letter: Letter, _ expected: [Letter.Expectation], _ rejected: [String: Reviewer.Answer],
    _ twin: [String: Reviewer.Answer]?
  ) {
    letters += 1
    restraints += letter.isRestraint ? 1 : 0
    twins += twin == nil ? 0 : 1
    alarms += twin?.values.contains(where: \.isError) == true ? 1 : 0
    warned += twin?.values.contains { !$0.isError } == true ? 1 : 0
    let found = expected.compactMap { rejected[$0.rule] }
    let isCaught = expected.allSatisfy { rejected[$0.rule]?.outcome == $0.outcome }
    if expected.isEmpty || !isCaught {
      missed += 1
    } else if found.contains(where: \.isError) {
      errors += 1
    } else if found.contains(where: { $0.outcome == .fail }) {
      warnings += 1
    } else if found.contains(where: { $0.outcome == .review }) {
      reviews += 1
    } else {
      questions += 1
    }
  }
}
