package import Expressions

/// What a description is judged in: the day, the catalogues, and the files beside it.
package struct DecodingInputs: Sendable {
  /// The day of checking, at 00:00 UTC.
  package private(set) var asOf: Timestamp
  package let catalogues: Catalogues
  /// Whether a file exists beside the description; nil when nobody can tell.
  package let fileExists: (@Sendable (String) -> Bool)?
  /// The capture that a screen names; nil where there is no folder to look in.
  package let capture: CaptureSource?
  /// What a project shows; nil where there is no folder to look in.
  package let project: ProjectSource?
  /// What a built app shows; nil where there is no folder to look in.
  package let app: AppSource?
  /// What files for App Store Connect give App Review; nil where there is no folder to look in.
  package let review: ReviewSource?
  let isSecret: SecretSource

  /// How many days back a submission may lie before the day of checking counts in its place; nil:
  /// any number.
  private(set) var mostDelay: Int64?
  /// A submission may lie this many days back before its day must be a mistake.
  package static let longestDelay: Int64 = 30

  /// Finds a capture, or says why it can't be used.
  package typealias CaptureSource =
    @Sendable (CaptureReference) -> Result<ScreenCapture, CaptureProblem>

  /// Finds a project by its path from the description's folder, or says why it can't be used.
  package typealias ProjectSource =
    @Sendable (String) -> Result<ProjectFindings, CaptureProblem>

  /// Finds the built app that whoever checks names, else one by its path from the description's
  /// folder; nil where neither is named.
  package typealias AppSource =
    @Sendable (String?) -> Result<ProjectFindings, CaptureProblem>?

  /// Finds review information, if there is any, or says why it can't be used.
  package typealias ReviewSource =
    @Sendable (ReviewInformation.Reference) -> Result<ReviewInformation?, CaptureProblem>

  /// Whether a key of a section, which isn't declared there, is one of credentials.
  package typealias SecretSource = @Sendable (_ key: String, _ section: String) -> Bool

  package init(
    asOf: Timestamp,
    catalogues: Catalogues,
    fileExists: (@Sendable (String) -> Bool)?,
    capture: CaptureSource? = nil,
    project: ProjectSource? = nil,
    app: AppSource? = nil,
    review: ReviewSource? = nil,
    isSecret: @escaping SecretSource = { _, _ in false },
    oldDatesCount: Bool = true
  ) {
    mostDelay = oldDatesCount ? nil : Self.longestDelay
    self.asOf = asOf
    self.catalogues = catalogues
    self.fileExists = fileExists
    self.capture = capture
    self.project = project
    self.app = app
    self.review = review
    self.isSecret = isSecret
  }

  /// Takes the description for one of that day, which is submitted then at the earliest.
  mutating func move(to day: Timestamp) {
    asOf = day
    mostDelay = 0
  }
}
