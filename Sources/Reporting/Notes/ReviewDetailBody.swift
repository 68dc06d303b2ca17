internal import Diagnostics
package import Model
package import Rules

/// What is sent to App Store Connect to change the notes: the body for an App Review detail.
///
/// It never has credentials in it: a description doesn't know any.
package struct ReviewDetailBody: Sendable {
  private let notes: String
  /// Whether reviewers need an account; nil where nobody said, or where it stands in the notes.
  private let isAccountRequired: Bool?

  package init(_ notes: ReviewNotes, of description: Description, book: RuleBook) {
    self.notes = notes.text
    let whole = DescribedSection(description, schema: book.schema, book.factReader(of: description))
    let account = whole.section("review")?.section("demoAccount")
    isAccountRequired = account?.text("place") == "notes" ? nil : account?.answer("provided")
  }

  package var text: String {
    var writer = JSONWriter(indentation: 2)
    writer.object { writer in
      writer.object("data") { writer in
        writer.member("type", "appStoreReviewDetails")
        writer.object("attributes") { writer in
          writer.member("notes", notes)
          if let isAccountRequired { writer.flag("demoAccountRequired", isAccountRequired) }
        }
      }
    }
    return writer.text + "\n"
  }
}
