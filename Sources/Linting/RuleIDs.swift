internal import Diagnostics

/// The ids of the rules that a run asks, in order.
///
/// A class, because every result has them: they are held once, and their bytes side by side.
package final class RuleIDs: Sendable {
  let all: [String]
  private let utf8: ContiguousArray<UInt8>
  /// Where each id's bytes end.
  private let ends: ContiguousArray<Int>
  /// Whether none has anything that any format would have to escape.
  let arePlain: Bool

  init(_ all: [String]) {
    self.all = all
    var utf8: ContiguousArray<UInt8> = []
    ends = ContiguousArray(
      all.map { id in
        utf8 += id.utf8
        return utf8.count
      }
    )
    arePlain = utf8.withUnsafeBufferPointer { $0.endOfPlainRun(in: $0.indices) == $0.count }
    self.utf8 = utf8
  }

  /// Hands over the bytes of the id of each rank for which that holds.
  func forEach(where isAsked: (Int) -> Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    utf8.withUnsafeBufferPointer { utf8 in
      var start = 0
      for rank in ends.indices {
        let end = ends[rank]
        if isAsked(rank) { body(UnsafeBufferPointer(rebasing: utf8[start..<end])) }
        start = end
      }
    }
  }
}
