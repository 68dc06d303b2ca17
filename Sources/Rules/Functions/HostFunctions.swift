internal import Expressions

extension Function {
  /// What rules may call beside the functions of the language; a new one is one word here.
  static let ofRules: [Function] = [
    .containsFrame, .contrast, .days, .foldAccents, .foldCase, .foldWidth, .gap, .madeFrame, .next,
    .normalize, .offeredIn, .previous, .sameText, .sum,
  ]
}
