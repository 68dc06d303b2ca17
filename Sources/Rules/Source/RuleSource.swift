package import Diagnostics
internal import Expressions

/// A rule as its file has it, before anything in it was checked.
package struct RuleSource: Sendable {
  /// A name and the expression it stands for.
  struct Binding: Sendable {
    let name: String
    let nameRange: SourceRange
    let expression: LocatedText
  }

  /// A reason not to apply the rule.
  struct Exemption: Sendable {
    let id: String
    let condition: LocatedText
    let note: LocatedText
  }

  /// What a person has to decide, and when.
  struct Review: Sendable {
    let condition: LocatedText
    let text: LocatedText
  }

  /// A second place that belongs to a finding.
  struct Related: Sendable {
    let place: LocatedText
    let note: LocatedText
  }

  /// What a picture shows of a finding.
  struct Mark: Sendable {
    let kind: PictureMark
    let expression: LocatedText
  }

  /// A value that people may override.
  struct Parameter: Sendable {
    let name: String
    let nameRange: SourceRange
    let value: Value
    let valueRange: SourceRange
  }

  /// Which way a parameter makes the rule stricter.
  struct Stricter: Sendable {
    let name: String
    let nameRange: SourceRange
    let direction: StricterDirection
  }

  /// Something that it rests on.
  package enum Ground: Hashable, Sendable {
    /// What others say: a key of the sources, `letters/` and a class of letters, or what people
    /// write in rules of their own.
    case source(String)
    /// What nobody else says, and why.
    case ours(String)

    package var text: String {
      switch self {
      case .source(let text), .ours(let text): text
      }
    }
  }

  package let declaration: RuleDeclaration
  let idRange: SourceRange
  /// The days of submission on which it holds; nil where none are written.
  let holdsRange: SourceRange?
  let title: LocatedText
  let why: LocatedText
  /// The keys of those that it cites; nil where that isn't said, which is a mistake already.
  let guidelines: [LocatedText]?
  /// Why its severity isn't what the letters that are known would make of it.
  package let severityReason: String?
  package let grounds: [Ground]
  let parameters: [Parameter]
  let stricter: [Stricter]
  let applies: LocatedText?
  let each: [Binding]
  let definitions: [Binding]
  let when: LocatedText?
  let exemptions: [Exemption]
  let require: LocatedText
  let review: Review?
  let at: LocatedText?
  let related: [Related]
  /// What makes another finding of one at the same place.
  let key: [LocatedText]
  let marks: [Mark]
  let message: LocatedText
  let fix: LocatedText
  /// Nil where they were left out of what was read.
  package let examples: [RuleExample]?
  /// What of it no example can show.
  let excuses: [RuleExcuse]
  /// What its file says of it in other languages than English.
  let translations: RuleTranslations

  package var id: String { declaration.id }

  /// What others say that it rests on.
  package var sources: [String] {
    grounds.compactMap { ground in
      if case .source(let source) = ground { source } else { nil }
    }
  }

  /// Where its id is written.
  package var idPlace: SourceRange { idRange }

  /// Likewise, with its text.
  package var sourceFile: SourceFile { require.file }

  /// The line on which it begins.
  package var line: Int { LineTable(of: title.file).position(of: idRange.bytes.lowerBound).line }

  /// The file it was written in.
  package var file: SourceFile.ID { idRange.file }
}

/// Which way a parameter makes its rule stricter; of days, the later is more.
package enum StricterDirection: String, CaseIterable, Sendable {
  case up
  case down
}
