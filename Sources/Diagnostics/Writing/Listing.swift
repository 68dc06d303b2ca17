extension [String] {
  /// The words as a sentence has them: `a, b or c`; of very many, the first ones.
  package var alternatives: Message {
    guard let (most, last) = mostAndLast else { return rest }
    return Message(.either, most, last)
  }

  /// `a, b and c`.
  package var together: Message {
    guard let (most, last) = mostAndLast else { return rest }
    return Message(.both, most, last)
  }

  /// What stands before the last of a few words, and the last one.
  private var mostAndLast: (most: [String], last: String)? {
    guard let last, (2...mostListed).contains(count) else { return nil }
    return (dropLast(), last)
  }

  private var rest: Message {
    guard let first else { return Message(.nothing) }
    return count == 1 ? .verbatim(first) : .verbatim(prefix(mostListed) + ["…"])
  }
}

extension [Message] {
  /// One after the other: `a, b, c`.
  package var inOneLine: Message { joined(by: .listed) }

  /// Sentences one after the other.
  package var followed: Message { joined(by: .followed) }

  /// Parts of one sentence that have commas of their own: `a; b; c`.
  package var inOneSentence: Message { joined(by: .strung) }

  private func joined(by id: MessageID<2>) -> Message {
    guard let first else { return .empty }
    return dropFirst().reduce(first) { Message(id, $0, $1) }
  }
}

private let mostListed = 20
