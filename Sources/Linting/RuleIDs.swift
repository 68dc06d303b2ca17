/// The ids of the rules that a run asks, in order.
///
/// A class, because every result has them: they are held once, and what is made of them as well.
package final class RuleIDs: Sendable {
  package let all: [String]

  package static let none = RuleIDs([])

  init(_ all: [String]) {
    self.all = all
  }
}
