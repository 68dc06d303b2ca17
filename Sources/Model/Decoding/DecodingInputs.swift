package import Expressions

/// What a description is judged in: the day, the catalogues, and the files beside it.
package struct DecodingInputs: Sendable {
  /// The day of checking, at 00:00 UTC.
  package let asOf: Timestamp
  package let catalogues: Catalogues
  /// Whether a file exists beside the description; nil when nobody can tell.
  package let fileExists: (@Sendable (String) -> Bool)?
  /// The capture that a screen names; nil where there is no folder to look in.
  package let capture: CaptureSource?
  /// What else shows facts of it; of two that show one, the first counts.
  package let evidence: [EvidenceSource]
  let isSecret: SecretSource
  /// The service of the catalogue that words name, as recognition has it.
  let serviceNamed: @Sendable (_ words: String) -> String?

  /// A submission may lie this many days back before its day must be a mistake.
  package static let longestDelay: Int64 = 30

  /// Finds what a capture says of a screen, or says why it can't be used.
  package typealias CaptureSource = @Sendable (CaptureReference) throws(EvidenceProblem) -> Layer

  /// Whether a key of a section, which isn't declared there, is one of credentials.
  package typealias SecretSource = @Sendable (_ key: String, _ section: String) -> Bool

  package init(
    asOf: Timestamp, catalogues: Catalogues, fileExists: (@Sendable (String) -> Bool)?,
    capture: CaptureSource? = nil, evidence: [EvidenceSource] = [],
    isSecret: @escaping SecretSource = { _, _ in false },
    serviceNamed: @escaping @Sendable (_ words: String) -> String? = { _ in nil }
  ) {
    self.asOf = asOf
    self.catalogues = catalogues
    self.fileExists = fileExists
    self.capture = capture
    self.evidence = evidence
    self.isSecret = isSecret
    self.serviceNamed = serviceNamed
  }
}
