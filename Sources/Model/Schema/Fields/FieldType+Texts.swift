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
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count <= 4
      && numbers.allSatisfy { number in
        1...4 ~= number.utf8.count && number.allSatisfy { $0.isASCII && $0.isNumber }
      }
  }
}
