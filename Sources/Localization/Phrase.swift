/// What a language says for one of the program's messages.
package struct Phrase: Sendable {
  /// By plural category; `other` is always there.
  private let forms: [String: String]

  package init(_ text: String) {
    forms = [PluralForms.other: text]
  }

  /// Nil without the form that serves every number.
  package init?(_ forms: [String: String]) {
    guard forms[PluralForms.other] != nil else { return nil }
    self.forms = forms
  }

  /// The form for a plural category, if there is a number to decide it.
  func text(for category: String?) -> String? {
    category.flatMap { forms[$0] } ?? forms[PluralForms.other]
  }
}
