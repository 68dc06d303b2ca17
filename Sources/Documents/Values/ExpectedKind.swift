internal import Diagnostics

/// The types that a field can have, in the words of messages.
enum ExpectedKind {
  case text, boolean, number, wholeNumber, date, word, list, mapping

  /// What such a value is called.
  var name: Wording {
    switch self {
    case .text: "a text"
    case .boolean: "true or false"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .date: "a date"
    case .word: "a word"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  /// How to write one.
  var advice: Wording {
    switch self {
    case .text: "write a text"
    case .boolean: "write one of them"
    case .number: "write it in digits, such as 44 or 4.5"
    case .wholeNumber: "write it in digits, such as 44"
    case .date: "write a day of the calendar as YYYY-MM-DD"
    case .word: "write one word"
    case .list: "write [first, second] or each item on a line of its own after '- '"
    case .mapping: "write {key: value} or each key on a line of its own"
    }
  }
}
