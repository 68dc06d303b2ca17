package import Diagnostics
package import Expressions

/// What was said about an app's login, and what follows from it; rules ask questions about it.
///
/// A class, because all rules and reports share it.
package final class Description: Sendable {
  package let file: SourceFile
  /// Its number among the documents of its file, from 1.
  package let document: Int
  /// The app's name.
  package let app: String
  package let edition: Edition
  /// The day of submission, at 00:00 UTC.
  package let submissionDate: Timestamp
  /// The day of checking, at 00:00 UTC.
  package let asOf: Timestamp
  /// What people said of rules and questions.
  package let statements: Statements
  package let places: PlaceTable
  private let placesByPath: Lazy<PlaceIndex>
  /// The sections, then the facts about the whole: in the order of the schema's variables.
  package let variables: ContiguousArray<TracedValue>

  init(
    file: SourceFile, document: Int, app: String, edition: Edition, submissionDate: Timestamp,
    asOf: Timestamp, statements: Statements, places: PlaceTable,
    variables: ContiguousArray<TracedValue>
  ) {
    self.file = file
    self.document = document
    self.app = app
    self.edition = edition
    self.submissionDate = submissionDate
    self.asOf = asOf
    self.statements = statements
    self.places = places
    placesByPath = Lazy { PlaceIndex(of: places) }
    self.variables = variables
  }

  /// What rules see under a key.
  subscript(key: DescriptionKey) -> TracedValue { variables[Self.index(of: key)] }

  /// The sections come first among the variables, in the schema's order.
  static func index(of key: DescriptionKey) -> Int {
    guard let index = Schema.visible.firstIndex(of: key) else {
      preconditionFailure("rules see no \(key.name)")
    }
    return index
  }

  package var waivers: [Waiver] { statements.waivers }

  /// The place that a path names, whether written or absent; nil when there is none.
  package func place(at path: Path) -> Place? { placesByPath.value.place(at: path) }

  /// The app's bundle id; nil where nobody said it, and nothing shows it.
  package var bundleID: String? { bundleIDFact?.value.text }

  /// Where that is said.
  package var bundleIDPlace: Place? { bundleIDFact?.place }

  private var bundleIDFact: TracedValue? { self[.app].value.record?[AppKey.bundleId] }

  /// Where the day of submission stands, or would stand.
  package var submissionDatePlace: Place {
    self[.submission].value.record?[SubmissionKey.date].place ?? Place(number: 0)
  }
}
