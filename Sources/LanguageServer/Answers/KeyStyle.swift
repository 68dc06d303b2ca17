internal import Diagnostics
internal import Model

/// How a key is written at a place: with what comes behind it, unless that is there.
struct KeyStyle {
  private let isQuoted: Bool
  private let isEnded: Bool
  private let isInline: Bool
  private let isJSON: Bool

  init(of typed: CompletedText, in text: OpenText) {
    isQuoted = typed.isQuoted(in: text)
    let rest = text.file.bytes[typed.word.upperBound...]
    isEnded = rest.drop { $0 == UInt8(ascii: "\"") || $0 == 0x20 }.first == UInt8(ascii: ":")
    isInline = !Brackets.closing(text.file.bytes[..<typed.word.lowerBound]).isEmpty
    isJSON = text.file.isJSON
  }

  /// What is below stands in lines of its own, unless there are brackets around.
  func text(of key: String, isNested: Bool) -> String {
    let name = isJSON && !isQuoted ? key.inDoubleQuotes : key
    if isQuoted || isEnded { return name }
    return isNested && !isInline ? "\(name):" : "\(name): "
  }
}

/// How a value is written at a place.
struct ValueStyle {
  let isQuoted: Bool
  private let needsQuotes: Bool

  init(of typed: CompletedText, in text: OpenText) {
    isQuoted = typed.isQuoted(in: text)
    needsQuotes = text.file.isJSON && !isQuoted
  }

  func item(_ word: String, _ kind: CompletionItem.Kind) -> CompletionItem {
    quoted(CompletionItem(label: word, kind: kind))
  }

  func quoted(_ item: CompletionItem) -> CompletionItem {
    guard needsQuotes else { return item }
    var item = item
    item.text = item.label.inDoubleQuotes
    return item
  }
}

extension CompletedText {
  /// Whether a quotation mark stands right before the word.
  fileprivate func isQuoted(in text: OpenText) -> Bool {
    guard word.lowerBound > 0 else { return false }
    return ["\"", "'"].contains(Unicode.Scalar(text.file.bytes[word.lowerBound - 1]))
  }
}

extension FieldType {
  /// Whether it is written as a mapping, or as a list of such.
  var isNested: Bool {
    switch self {
    case .section(let section): if case .list = section.shortForm { false } else { true }
    case .list(let item): item.isNested
    default: false
    }
  }
}
