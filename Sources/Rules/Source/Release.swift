internal import Diagnostics
internal import Documents

/// A release of the program: `0.2` is the same as `0.2.0`.
package struct Release: Comparable, Sendable, CustomStringConvertible {
  /// This program's.
  package static let current = Release(0, 1, 0)

  package let major: Int
  private let minor: Int
  private let patch: Int

  private init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Two or three whole numbers with full stops between them; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } && part.utf8.count < 10 ? Int(part) : nil
    }
    guard numbers.count == parts.count, (2...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }

  package static func < (one: Release, other: Release) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }

  package var description: String { "\(major).\(minor).\(patch)" }
}

extension ValueForm<Release> {
  /// `0.2`.
  static var release: Self { Self(.text) { $0.release($1, written: $1.text) } }

  /// The oldest release that will do: `>=0.2`.
  static var requirement: Self {
    Self(.text) { values, node in
      guard let text = node.text, !text.hasPrefix(">=") else {
        return values.release(node, written: node.text.map { String($0.dropFirst(2)) })
      }
      values.diagnostics.report(
        id: "not-a-requirement",
        "\(text.quoted) doesn't say from which release on; write it like >=0.2",
        at: values.range(of: node))
      return nil
    }
  }
}

extension NodeReader {
  fileprivate mutating func release(_ node: DocumentNode, written text: String?) -> Release? {
    if let release = text.flatMap({ Release($0) }) { return release }
    if let text = self.text(node) {
      diagnostics.report(
        id: "not-a-release", "\(text.quoted) is not a release; write numbers such as 0.2 or 0.2.1",
        at: range(of: node))
    }
    return nil
  }
}
