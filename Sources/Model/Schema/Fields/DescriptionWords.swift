package import Diagnostics
package import Expressions

/// Words of descriptions that catalogues use as well.
package enum DescriptionWords {
  /// What a device, and an app, runs on.
  package static var platforms: [String] { FieldType.platform.words }

  /// What people call one of these.
  package static func name(ofPlatform word: String) -> Message {
    let type = FieldType.platform
    return zip(type.words, type.meanings).first { $0.0 == word }?.1 ?? .verbatim(word)
  }

  /// What an app is for.
  package static let appKind = EnumerationType(name: "kind of app", words: FieldType.appKind.words)

  /// The exemptions that can be claimed.
  package static var exemptions: [String] {
    Section.exemption.fields[ExemptionKey.kind.slot].type.words.filter { $0 != "none" }
  }
}

extension FieldType {
  /// The words of an enumeration; none for other types.
  package var words: [String] {
    if case .choice(let type) = self { type.words } else { [] }
  }

  /// What each of the words means, in their order; none where nobody said.
  package var meanings: [Message] {
    if case .choice(let type) = self { type.meanings } else { [] }
  }
}
