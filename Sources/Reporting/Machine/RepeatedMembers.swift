internal import Engine

/// What many findings of a run say alike, as it is written at one depth.
///
/// Most of an ordinary description's findings lack one of a dozen sets of facts. To write all of it
/// but once takes a sixth off the instructions of an ordinary fleet.
package struct RepeatedMembers {
  struct Head: Hashable {
    let rule: ObjectIdentifier
    let outcome: Outcome
  }

  /// Of the whole run, as long as which its rules live.
  var heads: [Head: [UInt8]] = [:]
  /// Of one description, by the facts that findings lack.
  var statements: [ObjectIdentifier: [UInt8]] = [:]

  package init() {}

  /// What comes next is about another description.
  mutating func beginDescription() {
    statements = [:]
  }
}
