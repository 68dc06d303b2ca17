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
  /// The edition as rules see it.
  let record: Record

  package init(
    id: String,
    from: Timestamp,
    title: String,
    trigger: Trigger,
    satisfiedBy: Satisfaction,
    exemptions: [String],
    updatesBoundFrom: Timestamp?
  ) {
    self.id = id
    self.from = from
    self.title = title
    self.trigger = trigger
    self.satisfiedBy = satisfiedBy
    self.exemptions = exemptions
    self.updatesBoundFrom = updatesBoundFrom
    record = Record(
      type: Self.objectType,
      slots: [
        TracedValue(.string(id)), TracedValue(.string(title)),
        TracedValue(.string(trigger.rawValue)),
        TracedValue(.string(satisfiedBy.rawValue)),
        TracedValue(.list(ContiguousArray(exemptions.map { TracedValue(.string($0)) }))),
        updatesBoundFrom.map { TracedValue(.timestamp($0)) } ?? .absent(at: .none),
      ]
    )
  }

  /// What rules see of an edition.
  package static let objectType = ObjectType(
    name: "edition",
    fields: [
      ObjectType.Field(name: "id", type: .string, meaning: "The day from which it holds."),
      ObjectType.Field(name: "title", type: .string, meaning: "The title of guideline 4.8."),
      ObjectType.Field(
        name: "trigger",
        type: .enumeration(
          EnumerationType(name: "trigger", words: Trigger.allCases.map(\.rawValue))
        ),
        meaning: "Which logins ask for an equivalent: all third-party, or any."
      ),
      ObjectType.Field(
        name: "satisfiedBy",
        type: .enumeration(
          EnumerationType(name: "satisfaction", words: Satisfaction.allCases.map(\.rawValue))
        ),
        meaning: "What counts as an equivalent login."
      ),
      ObjectType.Field(
        name: "exemptions",
        type: .list(
          .enumeration(EnumerationType(name: "exemption", words: DescriptionWords.exemptions))
        ),
        meaning: "The exemptions it lists."
      ),
      ObjectType.Field(
        name: "updatesBoundFrom",
        type: .timestamp,
        meaning: "The first day from which it binds updates; absent: always."
      ),
    ]
  )
}
