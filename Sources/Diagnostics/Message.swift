/// A sentence for people: which one, and what goes into it.
///
/// Words are found at the edge, in the reader's language; `rules/locales/en.yaml` has the English
/// ones under the same id.
package struct Message: Hashable, Sendable {
  /// Something that a sentence is filled with.
  package enum Value: Hashable, Sendable {
    /// A name, a path or a quotation: the same in every language.
    case name(String)
    /// Several of them, one after the other.
    case names([String])
    case number(Int)
    /// A number that may be large: its digits are grouped.
    case amount(Int)
    case message(Message)
  }

  private let number: UInt16
  package let values: [Value]
  /// The number that decides between one and many.
  package let count: Int?

  private init(_ number: UInt16, _ values: [any MessageValue], count: Int?) {
    self.number = number
    self.values = values.map(\.messageValue)
    self.count = count
  }

  /// A sentence that isn't filled with anything.
  package init(_ id: MessageID<0>, count: Int? = nil) {
    self.init(id.number, [], count: count)
  }

  package init(_ id: MessageID<1>, count: Int? = nil, _ value: any MessageValue) {
    self.init(id.number, [value], count: count)
  }

  package init(
    _ id: MessageID<2>,
    count: Int? = nil,
    _ first: any MessageValue,
    _ second: any MessageValue
  ) {
    self.init(id.number, [first, second], count: count)
  }

  package init(
    _ id: MessageID<3>,
    count: Int? = nil,
    _ first: any MessageValue,
    _ second: any MessageValue,
    _ third: any MessageValue
  ) {
    self.init(id.number, [first, second, third], count: count)
  }

  package init(
    _ id: MessageID<4>,
    count: Int? = nil,
    _ first: any MessageValue,
    _ second: any MessageValue,
    _ third: any MessageValue,
    _ fourth: any MessageValue
  ) {
    self.init(id.number, [first, second, third, fourth], count: count)
  }

  package init(
    _ id: MessageID<5>,
    count: Int? = nil,
    _ first: any MessageValue,
    _ second: any MessageValue,
    _ third: any MessageValue,
    _ fourth: any MessageValue,
    _ fifth: any MessageValue
  ) {
    self.init(id.number, [first, second, third, fourth, fifth], count: count)
  }

  /// A name alone: the same in every language.
  package static func verbatim(_ text: String) -> Message { Message(.verbatim, text) }

  /// Names alone, one after the other.
  package static func verbatim(_ names: [String]) -> Message { Message(.verbatim, names) }

  /// Nothing to read.
  package static var empty: Message { Message(.empty) }

  package var isEmpty: Bool { self == .empty }

  /// As language files have it, such as `unknown-key` or `unknown-word.near`.
  package var key: String { "\(english.id)" }

  /// Which diagnostic it is, however it is put: it never changes.
  package var id: String { String(key.prefix { $0 != "." }) }

  /// The sentence as English has it, before it is filled.
  package var english: EnglishSentence { EnglishSentence.all[Int(number)] }

  /// The English words for its number.
  package var englishWords: String {
    let sentence = english
    return "\(count == 1 ? sentence.one ?? sentence.text : sentence.text)"
  }

  /// Whether it is that sentence, whatever it is filled with.
  package func says<let count: Int>(_ id: MessageID<count>) -> Bool { number == id.number }
}

/// What a sentence can be filled with.
package protocol MessageValue: Sendable {
  var messageValue: Message.Value { get }
}

extension String: MessageValue {
  package var messageValue: Message.Value { .name(self) }
}

extension Substring: MessageValue {
  package var messageValue: Message.Value { .name(String(self)) }
}

extension [String]: MessageValue {
  package var messageValue: Message.Value { .names(self) }
}

extension Int: MessageValue {
  package var messageValue: Message.Value { .number(self) }
}

extension Message: MessageValue {
  package var messageValue: Message.Value { .message(self) }
}

/// A number that may be large: its digits are grouped.
package struct Amount: MessageValue {
  package let messageValue: Message.Value

  package init(_ number: Int) {
    messageValue = .amount(number)
  }
}
