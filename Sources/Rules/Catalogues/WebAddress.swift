/// An address of a web page, which tells where it leads: it has a host, and nothing before that.
package struct WebAddress {
  package let text: String
  /// The name of the machine that it leads to, such as `developer.apple.com`.
  package let host: String

  /// Nil for what isn't such an address, or would be read in different ways.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let scheme = Self.schemes.first(where: bytes.starts),
      bytes.allSatisfy({ 0x21...0x7E ~= $0 && !Self.unfit.contains($0) })
    else { return nil }
    let authority = bytes.dropFirst(scheme.count).prefix { !Self.ends.contains($0) }
    guard !authority.isEmpty, !authority.contains(UInt8(ascii: "@")) else { return nil }
    self.text = text
    host = String(decoding: authority, as: UTF8.self)
  }

  private static let schemes = [Array("https://".utf8), Array("http://".utf8)]
  /// The signs behind the host.
  private static let ends = Array("/?#".utf8)
  /// Signs that addresses don't have, and that browsers read in their own ways.
  private static let unfit = Array(#"\"<>^`{|}"#.utf8)
}
