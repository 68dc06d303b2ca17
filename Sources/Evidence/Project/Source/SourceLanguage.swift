/// A language by what its comments and strings look like.
package enum SourceLanguage: Hashable, Sendable {
  case swift
  case objectiveC
  case dart
  /// TypeScript as well.
  case javaScript
  case ruby
  /// Strings in double quotes, comments or not: catalogues of strings.
  case strings

  var hasNestedComments: Bool { self == .swift || self == .dart }

  /// How a value is put into a string: `\(…)` or `${…}`.
  var hasInterpolation: Bool { self == .swift || self == .dart || self == .javaScript }

  /// Whether `#if` can leave code out.
  var hasConditions: Bool { self == .swift || self == .objectiveC }
}
