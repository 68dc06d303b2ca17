package import Diagnostics
internal import Documents
internal import Expressions

/// A rule as its file has it, before anything in it was checked.
package struct RuleSource: Sendable {
  /// A value that people may override.
  struct Parameter: Sendable {
    let name: String
    let nameRange: SourceRange
    var value: Value
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
    /// write in rules of their own; of a class, how many letters are about it, where not all are.
    case source(String, letters: Int?)
    /// What nobody else says, and why.
    case ours(String)

    package var text: String {
      switch self {
      case .source(let key, let letters): letters.map { "\($0) of \(key)" } ?? key
      case .ours(let text): text
      }
    }

    /// `hig`, `letters/A1` or `2 of letters/D1`.
    init(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 2)
      let isCounted = words.count == 3 && words[1] == "of" && words[2].hasPrefix(LetterClass.prefix)
      let letters = isCounted ? Int(words[0]) : nil
      self = .source(letters == nil ? text : String(words[2]), letters: letters)
    }
  }

  package internal(set) var declaration: RuleDeclaration
  let idRange: SourceRange
  /// Where its earlier names stand.
  let aliasRanges: [SourceRange]
  /// The days of submission on which it holds; nil where none are written.
  let holdsRange: SourceRange?
  let title: TranslatedText
  let why: TranslatedText
  /// The keys of those that it cites; nil where it says nothing of them.
  let guidelines: [LocatedText]?
  /// Why its severity isn't what the letters that are known would make of it.
  package let severityReason: String?
  package let grounds: [Ground]
  var parameters: [Parameter]
  let stricter: [Stricter]
  let clauses: RuleClauses<LocatedText>
  /// The names of the items that it goes through, and of what it defines, in their orders.
  package let itemNames: [RuleFile.Name]
  package let definitionNames: [RuleFile.Name]
  package let exemptionIDs: [String]
  /// What can be said where it leaves something to a person; none: whether it is as the rule asks.
  package let answers: [ReviewAnswer]
  package let texts: RuleTexts<TranslatedText>
  /// Nil where they were left out of what was read.
  package let examples: [RuleExample]?
  /// What of it no example can show.
  let excuses: [RuleExcuse]

  package var id: String { declaration.id }

  /// What others say that it rests on.
  package var sources: [String] {
    grounds.compactMap { ground in
      if case .source(let source, _) = ground { source } else { nil }
    }
  }

  /// Every name that it brings in, in the order in which they become known.
  var names: [RuleFile.Name] { itemNames + definitionNames }

  /// The file it was written in, with its text.
  package var sourceFile: SourceFile { clauses.require.file }

  /// The line on which it begins.
  package var line: Int { LineTable(of: sourceFile).position(of: idRange.bytes.lowerBound).line }

  /// The file it was written in.
  package var file: SourceFile.ID { idRange.file }
}

/// Which way a parameter makes its rule stricter; of days, the later is more.
package enum StricterDirection: String, CaseIterable, Sendable {
  case up
  case down
}

extension LocatedText {
  /// Where a part of it stands; the part is given in UTF-8 bytes of the text.
  func range(of part: Range<Int>) -> SourceRange {
    let embedded = EmbeddedText(in: file, at: bytes, value: text)
    return SourceRange(file: file.id, bytes: embedded.fileRange(of: part))
  }
}
