/// How many of the rules that exist were asked.
package struct RulesAsked: Hashable, Sendable {
  package var asked: Int
  /// Those that are off or left out among them.
  package var all: Int

  package init(asked: Int, of all: Int) {
    self.asked = asked
    self.all = all
  }

  /// A part is not the whole: no verdict on a submission rests on it.
  package var isPart: Bool { asked < all }
}
