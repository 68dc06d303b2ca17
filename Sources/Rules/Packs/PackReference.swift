package import Diagnostics

/// What stands under `extends` for a pack: `pack:br@1`.
package struct PackReference: Sendable {
  package let name: String
  package let major: Int
  package let range: SourceRange

  /// Whether a pack is meant at all, be it written as it should be or not.
  package static func isMeant(by text: String) -> Bool { text.hasPrefix(prefix) }

  private static let prefix = "pack:"

  /// What is written so, as it could be: a name without a version is one of the first.
  package static func example(for text: String) -> String {
    let name = String(text.dropFirst(prefix.count))
    return prefix + (name.isPackName ? name : "br") + "@1"
  }

  /// Nil where it isn't written so.
  package init?(_ written: RuleFile.Name) {
    let parts = written.name.dropFirst(Self.prefix.count).split(
      separator: "@", omittingEmptySubsequences: false)
    guard Self.isMeant(by: written.name), parts.count == 2, String(parts[0]).isPackName,
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let major = Int(parts[1])
    else { return nil }
    (name, self.major, range) = (String(parts[0]), major, written.range)
  }
}
