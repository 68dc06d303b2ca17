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

  @Test func `notes that fit are whole`() throws {
    let notes = try Self.notes(Self.features(20, reason: "It has to be"))
    #expect(notes.leftOut.isEmpty)
    #expect(!notes.isCut)
    #expect(notes.text.contains("- Feature 20: It has to be\n"))
  }

  @Test func `of long lists the last items are left out and a mark stands for them`() throws {
    let notes = try Self.notes(Self.features(300, reason: "It has to be"))
    #expect(notes.text.utf8.count <= ReviewNotes.limit)
    #expect(notes.text.utf8.count > ReviewNotes.limit - 100)
    #expect(notes.text.contains("- Feature 1: It has to be\n"))
    #expect(notes.text.contains("It has to be\n- […]\n"))
    #expect(notes.leftOut.last == "login.accountFeatures[299]")
    #expect(!notes.isCut)
  }

  @Test func `long words end with a sentence and say that there was more`() throws {
    let reason = String(repeating: "We need it. ", count: 500)
    let notes = try Self.notes(Self.features(1, reason: reason))
    #expect(notes.text.utf8.count <= ReviewNotes.limit)
    #expect(notes.text.contains("We need it. […]\n"))
    #expect(notes.leftOut == ["login.accountFeatures[0].reason"])
  }

  @Test func `Chinese counts by its bytes and ends with its own full stop`() throws {
    let reason = String(repeating: "因为必须。", count: 400)
    let notes = try Self.notes(Self.features(1, reason: reason))
    #expect(notes.text.utf8.count <= ReviewNotes.limit)
    #expect(notes.text.contains("因为必须。 […]\n"))
  }

  @Test func `when even what is needed must go, notes say that they are cut`() throws {
    let names = (1...400).map { "{id: own-\($0), kind: own}" }.joined(separator: ", ")
    let notes = try Self.notes("app: {name: x}\nlogin: {services: [\(names)]}")
    #expect(notes.text.utf8.count <= ReviewNotes.limit)
    #expect(notes.isCut)
    #expect(notes.text.contains("- own-1\n"))
  }

  @Test func `a very long name keeps within the room`() throws {
    let notes = try Self.notes("app: {name: \(String(repeating: "鹿", count: 3_000))}")
    #expect(notes.text.utf8.count <= ReviewNotes.limit)
    #expect(notes.leftOut.contains("app.name"))
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
