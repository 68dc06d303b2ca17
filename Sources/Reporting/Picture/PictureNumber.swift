internal import Rules

/// Numbers in pictures: at the most two decimals, the same on every machine.
enum PictureNumber {
  static func text(_ number: Double) -> String {
    Language.english.numbers.text(number)
  }
}
