package import Diagnostics
internal import Documents
package import Expressions
internal import Model

/// What `pack.yaml` says of the rules around it.
package struct Pack: Sendable {
  /// Who compared the rules with the law, and how long that is to be relied on.
  package struct Review: Sendable {
    /// The last day.
    package let until: Timestamp
    fileprivate let untilRange: SourceRange
  }

  package static let fileName = "pack.yaml"

  package let name: String
  package let version: Release
  package let publisher: String
  /// The tags of languages that the program need not have.
  package let languages: [RuleFile.Name]
  package let reviewed: Review?
  package fileprivate(set) var source = SourceFile(path: "", text: "")

  /// `br 1.2.0`.
  package var label: String { "\(name) \(version)" }

  /// Until when its review counts, and where that is said.
  var end: RuleBook.End? {
    reviewed.map { (label, $0.until, $0.untilRange) }
  }

  /// Whether the last day on which its review was to be relied on has passed.
  package func isOutdated(on day: Timestamp) -> Bool {
    reviewed.map { $0.until.seconds < day.seconds } ?? false
  }

  /// What is to be said of answers after that day.
  package func relaxation(on day: Timestamp) -> Relaxation? {
    guard let reviewed, isOutdated(on: day) else { return nil }
    return Relaxation(
      .packOutdated, of: "\(label) (\(reviewed.until.day))",
      at: LineTable(of: source).stretch(of: reviewed.untilRange))
  }

  /// The keys that the file may have.
  static var keys: [KeyDeclaration] {
    MappingReader.keys { mapping in
      _ = mapping.newerProgram()
      return mapping.pack()
    }
  }

  /// What the file says, and what is wrong with it.
  package static func read(_ file: SourceFile) -> (pack: Pack?, diagnostics: [Diagnostic]) {
    let read = DocumentReader().readAll(file)
    var newerProgram: Diagnostic?
    var (pack, mistakes) = read.mapping { mapping in
      newerProgram = mapping.newerProgram()
      return mapping.pack()
    }
    pack?.source = file
    if let newerProgram { mistakes = read.allDiagnostics + [newerProgram] }
    return (mistakes.isEmpty ? pack : nil, mistakes)
  }
}

extension MappingReader {
  fileprivate mutating func pack() -> Pack? {
    let name = required(
      "name", ValueForm<String>.text.placed, "In small letters and digits; its facts live under it."
    )
    let version = required("version", .release, "Three numbers; rule files name the first.")
    let publisher = required("publisher", .sentence, "Whose it is.")
    _ = optional("jurisdictions", .texts, "Whose law it speaks of, for those who read the file.")
    let languages =
      optional("languages", .list(of: .tag), "Languages that the program need not have.") ?? []
    let reviewed = optional(
      "reviewed", .mapping { $0.review() }, "Who compared it with the law, and how long that holds."
    )
    if let name, !name.value.isPackName {
      values.diagnostics.report(
        id: "not-a-pack-name",
        """
        \(name.value.quoted) is no name of a pack; its facts live under it: write small \
        letters and digits, such as 'br'
        """, at: name.range)
      return nil
    }
    guard let name, let version, let publisher else { return nil }
    return Pack(
      name: name.value, version: version, publisher: publisher, languages: languages,
      reviewed: reviewed)
  }

  fileprivate mutating func review() -> Pack.Review? {
    _ = required("by", .sentence, "Who compared it.")
    _ = required("on", .day, "On which day.")
    let until = required(
      "until", ValueForm<Timestamp>.day.placed, "The last day on which that is to be relied on.")
    return until.map { Pack.Review(until: $0.value, untilRange: $0.range) }
  }
}

extension ValueForm<RuleFile.Name> {
  fileprivate static var tag: Self {
    Self(.text) { values, node in
      guard let text = values.text(node) else { return nil }
      let range = values.range(of: node)
      guard LanguageTag.isWellFormed(text) else {
        values.diagnostics.report(
          id: "not-a-tag",
          "\(text.quoted) is no tag of a language; write one such as 'ko' or 'pt-BR'", at: range)
        return nil
      }
      return RuleFile.Name(name: text, range: range)
    }
  }
}

extension String {
  /// Whether facts can live under it: small letters and digits, and no word of CEL.
  package var isPackName: Bool {
    utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      && isNameInExpressions
  }
}
