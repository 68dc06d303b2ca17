package import Diagnostics

extension Owner {
  /// Who they are, in a sentence of its own.
  package var sentence: Message { Message(.canFix, words) }

  /// The people, as a report names them.
  package var words: Message {
    switch self {
    case .product: Message(.product)
    case .design: Message(.design)
    case .code: Message(.development)
    case .appStoreConnect: Message(.appStoreConnect)
    case .legal: Message(.legal)
    }
  }
}
