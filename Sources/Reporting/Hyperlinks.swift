internal import Rules

/// Links in text, for terminals that let people follow them (OSC 8); or none.
package struct Hyperlinks: Sendable {
  private let areOn: Bool

  package init(areOn: Bool) {
    self.areOn = areOn
  }

  /// Nothing but an address of the web becomes a link.
  func callAsFunction(_ text: String, to address: String?) -> String {
    guard !text.isEmpty, let address, host(of: address) != nil else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Where a link to the address leads; nil where none is made.
  func host(of address: String?) -> String? {
    areOn ? address.flatMap(WebAddress.init)?.host : nil
  }
}
