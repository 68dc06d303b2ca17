/// Links in text, for terminals that let people follow them (OSC 8); or none.
package struct Hyperlinks: Sendable {
  private let areOn: Bool

  package init(areOn: Bool) {
    self.areOn = areOn
  }

  /// Nothing but an address of the web becomes a link.
  func callAsFunction(_ text: String, to address: String?) -> String {
    guard areOn, !text.isEmpty, let address, Self.isHarmless(address) else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Whether the address can't end the sequence that it stands in.
  private static func isHarmless(_ address: String) -> Bool {
    ["https://", "http://"].contains { address.hasPrefix($0) }
      && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
