import Reporting
import TestSupport
import Testing

/// Notes keep to what App Store Connect takes, and to plain text.
@Suite struct NotesLengthTests {
  private static func notes(_ text: String) throws -> ReviewNotes {
    let trial = Trial("rules: []")
    let (description, _) = try trial.description("reviewlint: 1\n\(text)")
    return ReviewNotes(description, book: trial.book)
  }

  private static func features(_ count: Int, reason: String) -> String {
    let features = (1...count).map { "{name: Feature \($0), reason: \(reason)}" }
    return """
      app: {name: Pawprint}
      login: {services: [email], wall: someFeatures, accountFeatures: [\(features.joined(separator: ", "))]}
      """
  }

  private static func fields(_ count: Int) -> String {
    let fields = (1...count).map { "{name: field \($0), required: false}" }
    return """
      app: {name: Pawprint}
      afterSignIn: [{kind: profile, fields: [\(fields.joined(separator: ", "))]}]
      """
  }

  @Test func `notes that fit are whole`() throws {
    let notes = try Self.notes(Self.fields(20))
    #expect(notes.leftOut.isEmpty)
    #expect(notes.text.contains("- field 20, optional\n"))
  }

  @Test func `of too many details the last are left out`() throws {
    let notes = try Self.notes(Self.fields(300))
    #expect(notes.text.utf8.count <= ReviewNotes.limit)
    #expect(notes.text.utf8.count > ReviewNotes.limit - 30)
    #expect(notes.excess == 0)
    #expect(notes.text.contains("- field 1, optional\n"))
    #expect(notes.leftOut.last == #"afterSignIn["profile"].fields[299]"#)
  }

  @Test func `nothing else is left out: notes say by how much they are too long`() throws {
    let reason = String(repeating: "因为必须。", count: 400)
    let notes = try Self.notes(Self.features(1, reason: reason))
    #expect(notes.text.contains("- Feature 1: \(reason)\n"))
    #expect(notes.excess == notes.text.utf8.count - ReviewNotes.limit)
    #expect(!notes.isComplete)
  }

  @Test func `neither do paths steer or turn text`() throws {
    let step = #"{kind: phoneBinding, id: "p\u202Eq\e[31m\nr"}"#
    let notes = try Self.notes("app: {name: x}\nafterSignIn: [\(step)]")
    let path = #"afterSignIn["p<U+202E>q<U+001B>[31m r"].justification"#
    #expect(notes.gaps.contains { $0.path == path || $0.path.hasPrefix("\(path).") })
    #expect(notes.text.contains("(\(path)"))
    #expect(!notes.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `characters that steer or turn text are written out`() throws {
    let name = #""Paw\u202Eprint\u2066\u0007\nTwo\u2028Three\u200Bx\u00ADy 👩‍👩‍👧""#
    let notes = try Self.notes("app: {name: \(name)}")
    let shown = "Paw<U+202E>print<U+2066><U+0007> Two Three<U+200B>x<U+00AD>y 👩‍👩‍👧"
    #expect(notes.text.hasPrefix("Notes for Review: \(shown)\n"))
  }
}
