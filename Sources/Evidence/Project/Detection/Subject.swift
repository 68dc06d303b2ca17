/// What a find is about.
package enum Subject: Hashable, Sendable {
  /// A login, by the id of its service.
  case service(String)
  /// A value of a description, by its path.
  case fact(String, FactValue)
}

/// A value that a project shows.
package enum FactValue: Hashable, Sendable, Comparable {
  case flag(Bool)
  case text(String)

  /// As a description has it.
  package var text: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text
    }
  }

  package static func < (one: Self, other: Self) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
