import Diagnostics
import Reporting
import TestSupport
import Testing

/// What App Review is told of what signing in needs and asks for.
@Suite struct NeedsInNotesTests {
  private static func notes(_ text: String) throws -> ReviewNotes {
    let trial = Trial("rules: []")
    let (description, _) = try trial.description("reviewlint: 1\n\(text)")
    return ReviewNotes(description, book: trial.book)
  }

  @Test func `what signing in needs is told, and what isn't provided is a gap`() throws {
    let kit = "{for: hardware, how: lent, where: by post}"
    let notes = try Self.notes(
      "app: {name: x, needs: [hardware, qrCode]}\nreview: {kit: [\(kit), {for: membership}]}")
    #expect(
      notes.text.contains(
        """
        What signing in needs
        App Review is lent this: hardware (by post)
        [missing: how App Review gets what signing in needs (review.kit[1].how)]
        [missing: how App Review gets what signing in needs (review.kit)]

        """
      )
    )
  }

  @Test func `a step says which permission it asks for`() throws {
    let step = "{kind: permission, permission: push}"
    let notes = try Self.notes("app: {name: x}\nafterSignIn: [\(step)]")
    #expect(notes.text.contains("Permission (push):\n"))
  }
}
