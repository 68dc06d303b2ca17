extension FieldType {
  /// Whether a text will do, where only some texts do.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .colour(let names): names.contains(text) || text.hasPrefix("#") && Colour(text) != nil
    case .region(let words, let withParts):
      words.contains(text) || Region.isCode(text) || withParts && Region.isPart(text)
    case .languageTag: LanguageTag.isWellFormed(text)
    case .version: Self.isVersion(text)
    case .number, .length, .boolean, .date, .choice, .facts, .list, .section: false
    }
  }

  /// Up to four numbers of up to four digits, with points between them.
  private static func isVersion(_ text: String) -> Bool {
    var points = 0
    var digits = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        guard digits > 0 else { return false }
        points += 1
        digits = 0
      } else {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, digits < 4 else { return false }
        digits += 1
      }
    }
    return digits > 0 && points < 4
  }
}
