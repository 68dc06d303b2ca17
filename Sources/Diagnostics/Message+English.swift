extension Message: CustomStringConvertible {
  /// The sentence in English.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var description: String { text }

  /// Likewise, in UTF-8.
  package var bytes: [UInt8] {
    MessagePattern(englishWords).filled { arguments[$0].english.utf8 }
  }
}

extension Message.Argument {
  fileprivate var english: String {
    switch self {
    case .name(let name): name
    case .names(let names): names.joined(separator: ", ")
    case .number(let number): String(number)
    case .amount(let number): number.grouped(by: ",")
    case .message(let message): message.text
    case .words(let text): text
    }
  }
}
