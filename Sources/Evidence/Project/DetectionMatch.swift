/// What a project shows in one place.
package struct DetectionMatch: Hashable, Sendable {
  package let subject: Subject
  package let strength: Strength
  package let kind: EvidenceKind
  /// What stands there.
  package let found: String
  package let file: String
  /// From 1.
  package let line: Int
  /// In how many of how many projects it meant that; empty where nobody counted.
  package let counts: String
  package let why: String
  /// It shows that the service may be used for something else.
  let isOtherUse: Bool
  /// It counts only where nothing else shows anything of the fact.
  let isOtherwise: Bool

  /// The match as no proof.
  var weakened: DetectionMatch {
    DetectionMatch(
      subject: subject, strength: min(strength, .likely), kind: kind, found: found, file: file,
      line: line, counts: counts, why: why, isOtherUse: isOtherUse, isOtherwise: isOtherwise)
  }
}
