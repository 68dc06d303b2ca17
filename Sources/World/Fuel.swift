internal import Diagnostics
internal import Synchronization

/// How much all threads of a run may do together, in bytes that are read and steps of rules: what a
/// description names is as much as whoever wrote it likes, and may be named again and again.
///
/// What reads and scans takes time in proportion to the bytes, so that they bound that as well.
package final class Fuel: Sendable {
  private let left: Atomic<Int>
  private let amount: Int

  /// As much as very large fleets need.
  package static let standard = 16 << 30

  package init(_ amount: Int = Fuel.standard) {
    self.amount = amount
    left = Atomic(amount)
  }

  /// Uses up so much; false where there isn't as much left.
  func burn(_ count: Int) -> Bool {
    left.subtract(count, ordering: .relaxed).newValue >= 0
  }

  /// Why nothing more is done.
  var reason: Message { Message(.fuelUsedUp, amount) }
}
