/// A sentence for people: which one, and what goes into it.
///
/// Words are found at the edge, in the reader's language; `rules/locales/en.yaml` has the English
/// ones under the same id. What only those read who write rules or run the program is English, and
/// written where it is said: a literal is such a sentence.
package struct Message: Hashable, Sendable {
  /// Something that a sentence is filled with.
  package enum Argument: Hashable, Sendable {
    /// A name, a path or a quotation: the same in every language.
    case name(String)
    /// Several of them, one after the other.
    case names([String])
    case number(Int)
    /// A number that may be large: its digits are grouped.
    case amount(Int)
    case message(Message)
    /// What people say in words of their own, in whatever language.
    case words(String)
  }

  /// Where the sentence begins in the list of all that language files have; or that it is written
  /// where it is said: its arguments are its id and its text then, so that every message is small.
  private let start: UInt32
  private static let written = UInt32.max

  package let arguments: [Argument]
  /// The number that decides between one and many.
  package private(set) var count: Int?

  private init(_ start: UInt32, _ arguments: [any MessageArgument], count: Int?) {
    self.start = start
    self.arguments = arguments.map(\.messageArgument)
    self.count = count
  }

  /// A sentence that isn't filled with anything, by where it begins in the list of all.
  init(at start: UInt32) {
    self.init(start, [], count: nil)
  }

  /// A sentence that isn't filled with anything.
  package init(_ message: Message, count: Int? = nil) {
    self = message
    self.count = count
  }

  package init(_ id: MessageID<1>, count: Int? = nil, _ value: any MessageArgument) {
    self.init(id.start, [value], count: count)
  }

  package init(
    _ id: MessageID<2>, count: Int? = nil, _ first: any MessageArgument,
    _ second: any MessageArgument
  ) {
    self.init(id.start, [first, second], count: count)
  }

  package init(
    _ id: MessageID<3>, count: Int? = nil, _ first: any MessageArgument,
    _ second: any MessageArgument, _ third: any MessageArgument
  ) {
    self.init(id.start, [first, second, third], count: count)
  }

  package init(
    _ id: MessageID<4>, count: Int? = nil, _ first: any MessageArgument,
    _ second: any MessageArgument, _ third: any MessageArgument, _ fourth: any MessageArgument
  ) {
    self.init(id.start, [first, second, third, fourth], count: count)
  }

  package init(
    _ id: MessageID<5>, count: Int? = nil, _ first: any MessageArgument,
    _ second: any MessageArgument, _ third: any MessageArgument, _ fourth: any MessageArgument,
    _ fifth: any MessageArgument
  ) {
    self.init(id.start, [first, second, third, fourth, fifth], count: count)
  }

  /// What a word means that a field takes, `password` among words for a `kind of step`; language files
  /// have it under `word.kind-of-step.password`, if at all.
  package init?(meaningOf word: String, among name: String) {
    let parts = name.split(separator: " ").map(String.init) + [word]
    let called = parts.reduce("word") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    guard let start = EnglishSentence.meanings[called] else { return nil }
    self.init(at: start)
  }

  /// A name alone: the same in every language.
  package static func verbatim(_ text: String) -> Message { Message(.verbatim, text) }

  /// Names alone, one after the other.
  package static func verbatim(_ names: [String]) -> Message { Message(.verbatim, names) }

  /// What people say in words of their own.
  package static func words(_ text: String) -> Message {
    Message(.verbatim, Argument.words(text))
  }

  package var isEmpty: Bool { self == .empty }

  /// As language files have it, such as `unknown-key` or `unknown-word.near`.
  package var key: String {
    guard start == Self.written else { return EnglishSentence(at: Int(start)).id }
    if case .name(let id)? = arguments.first { return id }
    return ""
  }

  /// Which diagnostic it is, however it is put: it never changes.
  package var id: String { String(key.prefix { $0 != "." }) }

  /// What it says where it is written; nil for what stands in language files.
  package var written: String? {
    guard start == Self.written, case .words(let text)? = arguments.last else { return nil }
    return text
  }

  /// The English words for its number, with places to fill.
  package var englishWords: String {
    guard start != Self.written else { return "" }
    let sentence = EnglishSentence(at: Int(start))
    return count == 1 ? sentence.one ?? sentence.text : sentence.text
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Puts a sentence together, in English.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ value: some MessageArgument) {
      text += value.messageArgument.english
    }
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(written: stringInterpolation.text, id: "")
  }

  package init(stringLiteral text: String) {
    self.init(written: text, id: "")
  }

  /// A diagnostic that is written where it is said, and what it is known by.
  package init(id: String, _ message: Message) {
    self.init(written: message.text, id: id)
  }

  private init(written text: String, id: String) {
    start = Self.written
    arguments = [.name(id), .words(text)]
    count = nil
  }
}

/// What a sentence can be filled with.
package protocol MessageArgument: Sendable {
  var messageArgument: Message.Argument { get }
}

extension String: MessageArgument {
  package var messageArgument: Message.Argument { .name(self) }
}

extension Substring: MessageArgument {
  package var messageArgument: Message.Argument { .name(String(self)) }
}

extension [String]: MessageArgument {
  package var messageArgument: Message.Argument { .names(self) }
}

extension Int: MessageArgument {
  package var messageArgument: Message.Argument { .number(self) }
}

extension Message: MessageArgument {
  package var messageArgument: Message.Argument { .message(self) }
}

extension Message.Argument: MessageArgument {
  package var messageArgument: Message.Argument { self }
}

/// A number that may be large: its digits are grouped.
package struct Amount: MessageArgument {
  package let messageArgument: Message.Argument

  package init(_ number: Int) {
    messageArgument = .amount(number)
  }
}
