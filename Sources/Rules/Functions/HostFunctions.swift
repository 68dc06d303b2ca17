internal import Expressions

extension Function {
  /// What rules may call beside the functions of the language; a new one is one word here.
  static let ofRules: [Function] = [
    .containsFrame, .contrast, .days, .gap, .madeFrame, .next, .offeredIn, .previous, .sum,
  ]
}
