internal import Documents

/// The ids that the items of a list go by, also those that nobody wrote.
enum ItemIDs {
  static func ofScreens(_ nodes: [DocumentNode]) -> [String] {
    ids(of: nodes) { index, _ in "screen-\(index + 1)" }
  }

  static func ofButtons(_ nodes: [DocumentNode]) -> [String] {
    ids(of: nodes) { $1.word(of: "service") ?? "" }
  }

  static func ofSteps(_ nodes: [DocumentNode]) -> [String] {
    ids(of: nodes) { $1.word(of: "kind") ?? $1.text ?? "" }
  }

  static func ofServices(_ nodes: [DocumentNode]) -> [String] {
    nodes.map { $0.word(of: "id") ?? $0.text ?? "" }
  }

  private static func ids(
    of nodes: [DocumentNode],
    named name: (Int, DocumentNode) -> String
  ) -> [String] {
    let written = nodes.map { $0.word(of: "id") }
    var defaults = DefaultIDs(besides: written.lazy.compactMap(\.self))
    return nodes.indices.map { written[$0] ?? defaults.next(for: name($0, nodes[$0])) }
  }
}

extension DocumentNode {
  /// The text of a key that says something; nil where it is left out, empty or unknown.
  func word(of key: String) -> String? {
    guard let node = value(of: key), !node.isNull, node.text != "unknown" else { return nil }
    return node.text
  }
}
