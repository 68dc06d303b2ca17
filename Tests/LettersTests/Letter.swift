import Documents
import Engine
import Expressions

/// What a letter from App Review found fault with, and the same app put right.
struct Letter {
  /// Changes to a description, in this order.
  struct Changes {
    var remove: [String] = []
    var set: [DocumentNode.Entry] = []
  }

  /// A rule that must have this to say about the app as it was refused.
  struct Expectation {
    let kind: String
    let rule: String
    let outcome: Outcome
  }

  /// A class of the letter about which the rules say nothing, and why.
  struct Silence {
    let kind: String
    let reason: String
  }

  /// The letter's number in the collection.
  let number: String
  let guidelines: [String]
  let says: String
  /// The day of the letter, if the rules held by then; nil: the day of the examples.
  let day: Timestamp?
  let base: String
  /// What the letter or the developers say of the app, before and after.
  let both: Changes
  let rejected: Changes
  /// Nil: nobody says what an app like it should do, as it was approved or should have been.
  let repaired: Changes?
  let expectations: [Expectation]
  /// What other rules have to say about the app as it was refused.
  let besides: [String: Outcome]
  /// What rules still have to say about the app put right.
  let left: [String: Outcome]
  /// No description could hold what this class is about.
  let undecided: [Silence]
  /// A description holds it, and no rule may or does find fault with it.
  let missed: [Silence]
  /// Reviewers contradict each other, or the guideline: nothing may be more than a warning.
  let isRestraint: Bool
}

extension Letter {
  /// Everything that the rules must say about the app as it was refused.
  var expected: [String: Outcome] {
    besides.merging(expectations.map { ($0.rule, $0.outcome) }) { _, named in named }
  }

  /// The classes that the rules are held against.
  var kinds: Set<String> { Set(expectations.map(\.kind) + missed.map(\.kind)) }
}
