internal import Engine
package import Rules

/// The reference of all rules, and of what can be named, as a person reads it on a terminal.
package struct RuleReferenceText {
  private let book: RuleBook
  private let reference: Reference
  private let width: Int

  package init(_ book: RuleBook, _ reference: Reference, width: Int) {
    self.book = book
    self.reference = reference
    self.width = width
  }

  /// Everything, one after the other.
  package var text: String {
    let explanation = RuleText(width: width)
    let rules =
      book.rules.map { explanation.text($0, in: book) }
      + ProgramRule.all.map { explanation.text($0, guidelines: book.guidelines) }
    let entries = ReferenceText(width: width).list(reference, ReferenceEntry.Kind.allCases)
    return (rules + [entries]).joined(separator: "\n")
  }
}
