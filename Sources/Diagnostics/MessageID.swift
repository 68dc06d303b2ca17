/// Which sentence: the id under which the language files have it.
///
/// How many values the sentence is filled with is a part of the type, so that the compiler counts
/// them. The ids are made from `rules/locales/en.yaml` by the build, each with a name of its own:
/// `unknown-key` is `.unknownKey`. What isn't filled with anything is a message by itself.
package struct MessageID<let count: Int>: Hashable, Sendable {
  /// Where the English sentence begins in the list of all, in bytes.
  let start: UInt32

  init(at start: UInt32) {
    self.start = start
  }
}

/// A sentence of the program as English has it.
package struct EnglishSentence: Sendable {
  /// Such as `unknown-key`; what a diagnostic says in one of several ways has a part after a full
  /// stop.
  package let id: String
  /// The words, with `{0}` for the first value, and `{{` for a brace.
  package let text: String
  /// The words for a single thing, where its number decides.
  package let one: String?
  /// Where the next one begins.
  private let end: Int

  /// The sentence that begins at a byte of the list: three texts, each with a zero behind it.
  init(at start: Int) {
    var rest = Self.list.utf8[...]
    rest.removeFirst(start)
    var end = start
    func next() -> String {
      let text = rest.prefix { $0 != 0 }
      rest = rest[text.endIndex...].dropFirst()
      end += text.count + 1
      return String(decoding: text, as: UTF8.self)
    }
    id = next()
    text = next()
    let one = next()
    self.one = one.isEmpty ? nil : one
    self.end = end
  }

  /// Where those begin that say what words of fields mean, by the names that the build gives them.
  static let meanings: [String: UInt32] = words.utf8.split(separator: UInt8(ascii: "\n"))
    .reduce(into: [:]) { meanings, line in
      let parts = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      meanings[parts[0]] = UInt32(parts[1])
    }

  /// All of them, in the order of the language file.
  package static var all: [EnglishSentence] {
    var sentences: [EnglishSentence] = []
    var start = 0
    while start < list.utf8.count {
      let sentence = EnglishSentence(at: start)
      sentences.append(sentence)
      start = sentence.end
    }
    return sentences
  }
}
