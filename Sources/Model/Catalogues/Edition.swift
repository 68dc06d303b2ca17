package import Expressions

/// What guideline 4.8 said in a span of time.
///
/// A class, because every description that it binds shares it.
package final class Edition: Sendable {
  /// When an app must offer an equivalent login.
  package enum Trigger: String, CaseIterable, Sendable {
    /// All of its logins are third-party ones.
    case all
    /// Any of its logins is a third-party one.
    case any
  }

  /// What satisfies it.
  package enum Satisfaction: String, CaseIterable, Sendable {
    /// Sign in with Apple only.
    case apple
    /// Sign in with Apple, or a login with the three privacy properties.
    case equivalent
  }

  package let id: String
  /// The first day on which it held, at 00:00 UTC.
  package let from: Timestamp
  package let title: String
  package let trigger: Trigger
  package let satisfiedBy: Satisfaction
  /// The exemptions it lists, in the words of the description.
  package let exemptions: [String]
  /// The first day from which an update of an existing app is bound; nil: always.
  package let updatesBoundFrom: Timestamp?
  /// The day on which it was last found to be what Apple's pages say; nil: nobody said.
  package let compared: Timestamp?

  package init(
    id: String, from: Timestamp, title: String, trigger: Trigger, satisfiedBy: Satisfaction,
    exemptions: [String], updatesBoundFrom: Timestamp?, compared: Timestamp? = nil
  ) {
    self.id = id
    self.from = from
    self.title = title
    self.trigger = trigger
    self.satisfiedBy = satisfiedBy
    self.exemptions = exemptions
    self.updatesBoundFrom = updatesBoundFrom
    self.compared = compared
  }

  /// So many days after it was compared, Apple's pages may say something else.
  static let longestUncompared: Int64 = 180

  /// What rules see of an edition.
  package static let type = EntryType<Edition>(
    "edition",
    [
      .text("id", of: .enumeration(.edition), "The day from which it holds.") { $0.id },
      .text("title", "The title of guideline 4.8.") { $0.title },
      .word(
        "trigger", of: "trigger", "Which logins ask for an equivalent: all third-party, or any."
      ) { $0.trigger },
      .word("satisfiedBy", of: "satisfaction", "What counts as an equivalent login.") {
        $0.satisfiedBy
      },
      .texts(
        "exemptions", of: EnumerationType(name: "exemption", words: DescriptionWords.exemptions),
        "The exemptions it lists."
      ) { $0.exemptions },
      .day("updatesBoundFrom", "The first day from which it binds updates; absent: always.") {
        $0.updatesBoundFrom
      },
    ])
}
