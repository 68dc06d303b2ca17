/// An address of a web page, which tells where it leads: it has a host, and nothing before that.
package struct WebAddress {
  /// The name of the machine that it leads to, such as `developer.apple.com`.
  package let host: String

  /// Nil for what isn't such an address, or would be read in different ways.
  package init?(_ text: String) {
    guard let scheme = Self.schemes.first(where: text.hasPrefix),
      text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !Self.unfit.contains($0) })
    else { return nil }
    let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !authority.isEmpty, !authority.contains("@") else { return nil }
    host = String(authority)
  }

  private static let schemes = ["https://", "http://"]
  /// Signs that addresses don't have, and that browsers read in their own ways.
  private static let unfit = Array(#"\"<>^`{|}"#.utf8)
}
