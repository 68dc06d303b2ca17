package import Diagnostics
package import Documents
package import Expressions
package import Localization
internal import Model

/// What a file of rules says, before the rules in it were checked.
package struct RuleFile: Sendable {
  /// A name of something else, and where it stands.
  package struct Name: Sendable {
    package let name: String
    package let range: SourceRange
  }

  /// A pattern for paths, and where it stands.
  package struct PlacedPattern: Sendable {
    package let pattern: PathPattern
    package let text: String
    package let range: SourceRange
  }

  /// What becomes of relaxations that a policy doesn't rule out by locking.
  package enum Admission: String, CaseIterable, Sendable {
    case forbid
    case listed
  }

  /// What counts at least when that is checked which the file governs.
  package struct CheckDefaults: Sendable {
    package let failOn: Severity?
    package let isStrict: Bool
    package let range: SourceRange
  }

  /// A change to rules that came from elsewhere.
  struct Override: Sendable {
    enum Change: Sendable {
      case off
      case set(severity: Severity?, parameters: [DocumentNode.Entry])
    }

    /// A rule, a guideline or a topic.
    let target: String
    let range: SourceRange
    let change: Change
    /// Why somebody says so.
    var reason: String?
    /// The last day on which it counts.
    var until: Timestamp?
  }

  /// A field of `custom` that the file declares.
  struct FieldDeclaration: Sendable {
    let path: String
    let range: SourceRange
    let field: OwnField
    /// The name of the pack that declares it: its facts live under that.
    var pack: String?
  }

  /// The names of what is written and couldn't be read.
  struct Unread: Sendable {
    var rules: Set<String> = []
    var definitions: Set<String> = []
  }

  /// The release whose rules hold as they are; newer ones count as notes.
  struct Ruleset: Sendable {
    let release: Release
    let range: SourceRange
  }

  package let source: SourceFile
  /// Other files whose rules hold as well, `builtin` the program's own; nil if it doesn't say.
  package internal(set) var extends: [Name]?
  /// Where it says so.
  var extendsRange: SourceRange?
  /// Rules, guidelines and topics that files extending this one can't switch off or soften.
  package internal(set) var locks: [Name] = []
  /// Whose waivers count for what the file locks.
  package internal(set) var approvers: [String] = []
  /// What a policy says of relaxations in what is judged; nil if it doesn't.
  package internal(set) var admission: Admission?
  package internal(set) var rules: [RuleSource] = []
  var ruleset: Ruleset?
  /// That the file is for a newer program; then nothing else is said of it.
  var newerProgram: Diagnostic?
  /// Descriptions that have to be there, from the file's folder on.
  package internal(set) var expects: [PlacedPattern] = []
  package internal(set) var check: CheckDefaults?
  var overrides: [Override] = []
  var fields: [FieldDeclaration] = []
  /// Values with names of their own, for the expressions of this file and of those that extend it.
  var constants: [RuleSource.Parameter] = []
  var definitions: [DefinitionSource] = []
  var catalogues = CatalogueEntries()
  /// Whether all of it could be read.
  var isWhole = true
  /// What rules and definitions are called that couldn't be: whatever names them has no mistake.
  var unread = Unread()
  /// The pack that it is a part of.
  package internal(set) var pack: Pack?
  /// What files beside it say of its rules and fields in other languages.
  package var locales: [Language] = []

  /// What a pack says of itself, and its texts in other languages.
  package init(of pack: Pack, locales: [Language]) {
    self.init(source: pack.source)
    self.pack = pack
    self.locales = locales
  }

  /// A file with nothing wrong in it that has only catalogues, which are read when somebody asks for
  /// them; nil where it has something else.
  package init?(
    catalogues keys: [String], in source: SourceFile, read: @escaping @Sendable () -> ReadFile
  ) {
    let entries = CatalogueEntries(of: keys) {
      RuleFileReader.read(read(), examplesAreLeftOut: true).file?.catalogues ?? CatalogueEntries()
    }
    guard let entries else { return nil }
    self.init(source: source)
    catalogues = entries
  }

  init(source: SourceFile) {
    self.source = source
  }

  /// The pack whose own file it is.
  var ownPack: Pack? { pack?.source.id == source.id ? pack : nil }

  /// Whether rules read something that it says, beside the rules themselves.
  var addsFacts: Bool {
    !fields.isEmpty || !constants.isEmpty || !definitions.isEmpty || !catalogues.isEmpty
  }

  /// The guidelines that it declares.
  var guidelines: [Guideline] { catalogues.entries(of: Guideline.self) }

  /// Takes out the changes that counted until a day before, and says which.
  package mutating func endOverrides(before day: Timestamp) -> [Diagnostic] {
    let ended = overrides.filter { $0.until.map { $0.seconds < day.seconds } ?? false }
    guard !ended.isEmpty else { return [] }
    overrides.removeAll { override in ended.contains { $0.range == override.range } }
    return ended.map { override in
      Diagnostic(
        id: "override-ended",
        """
        what is said of \(override.target.quoted) here counted until \
        \(override.until?.day ?? ""); it holds again as it was written
        """, at: override.range, severity: .note)
    }
  }

  /// Whether it says what becomes of rules, its own or others'.
  var changesRules: Bool { !overrides.isEmpty || ruleset != nil }
}
