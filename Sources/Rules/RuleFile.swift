internal import Descriptions
package import Diagnostics
internal import Documents

/// What a file of rules says, before the rules in it were checked.
package struct RuleFile: Sendable {
  /// Another file whose rules hold as well; `builtin` are the program's own.
  package struct Extension: Sendable {
    package let name: String
    package let range: SourceRange
  }

  /// A rule, a guideline or a topic that is locked.
  package struct Lock: Sendable {
    package let name: String
    package let range: SourceRange
  }

  /// What counts at least when that is checked which the file governs.
  package struct CheckDefaults: Sendable {
    package let failOn: Severity?
    package let isStrict: Bool
    package let range: SourceRange
  }

  /// A field of `custom` that the file declares.
  struct FieldDeclaration: Sendable {
    let path: String
    let range: SourceRange
    let type: FieldType
    let meaning: String
  }

  package let source: SourceFile
  /// Nil when the file doesn't say what it extends.
  package internal(set) var extends: [Extension]?
  /// Where it says so.
  var extendsRange: SourceRange?
  /// What files that extend this one can't switch off or soften.
  package internal(set) var locks: [Lock] = []
  package internal(set) var rules: [WrittenRule] = []
  /// What isn't searched for descriptions, from the file's folder on.
  package internal(set) var exclusions: [PathPattern] = []
  package internal(set) var check: CheckDefaults?
  var overrides: [Override] = []
  var fields: [FieldDeclaration] = []
  var catalogues = CatalogueEntries()
}
