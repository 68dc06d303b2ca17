internal import Diagnostics
internal import Expressions

/// The declared fields that expressions read, each once.
///
/// Only whether a field is among them is ever asked, so that their fingerprints are enough.
struct FieldReferences: Sendable {
  /// In ascending order.
  private(set) var fingerprints: [UInt64]

  init() {
    fingerprints = []
  }

  /// Fields by their fingerprints, in ascending order.
  init(inOrder fingerprints: [UInt64]) {
    self.fingerprints = fingerprints
  }

  func contains(_ reference: FieldReference) -> Bool {
    let fingerprint = Self.fingerprint(of: reference)
    let position = position(of: fingerprint)
    return position < fingerprints.count && fingerprints[position] == fingerprint
  }

  mutating func insert(_ reference: FieldReference) {
    insert(Self.fingerprint(of: reference))
  }

  mutating func formUnion(_ other: Self) {
    guard !fingerprints.isEmpty else {
      self = other
      return
    }
    for fingerprint in other.fingerprints { insert(fingerprint) }
  }

  private mutating func insert(_ fingerprint: UInt64) {
    let position = position(of: fingerprint)
    if position == fingerprints.count || fingerprints[position] != fingerprint {
      fingerprints.insert(fingerprint, at: position)
    }
  }

  /// Where a fingerprint is, or would be.
  private func position(of fingerprint: UInt64) -> Int {
    var (low, high) = (0, fingerprints.count)
    while low < high {
      let middle = (low + high) / 2
      if fingerprints[middle] < fingerprint { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func fingerprint(of reference: FieldReference) -> UInt64 {
    Fingerprint(of: reference.type, reference.field).value
  }
}
