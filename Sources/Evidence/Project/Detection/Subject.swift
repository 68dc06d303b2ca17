package import Model

/// What a find is about.
package enum Subject: Hashable, Sendable {
  /// A login, by the id of its service.
  case service(String)
  /// A value of a description, by its path.
  case fact(String, FactValue)
}
