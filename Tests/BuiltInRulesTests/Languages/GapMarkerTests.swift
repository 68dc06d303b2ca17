import BuiltInRules
import Diagnostics
import Documents
import Model
import Reporting
import Rules
import TestSupport
import Testing

/// What stands for something missing is known again in every language that notes are written in.
@Suite struct GapMarkerTests {
  /// A description with a gap in every part of the notes.
  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    submission: {date: 2026-12-01}
    login: {services: [google, auth0], wall: wholeApp, exemption: {kind: serviceClient}}
    afterSignIn:
      - {kind: phoneBinding, justification: {reason: law, law: cn-cybersecurity-law, article: '24'}}
      - {kind: profile, fields: [{name: motto, required: true}]}
    account: {deletion: {route: none}}
    review:
      demoAccount: {provided: true, place: notes, secondFactor: fixedCode, codePlace: notes,
        expires: 2026-11-30}
    """

  @Test(arguments: BuiltInFile.languages.map(\.name))
  func `every gap is found in the text again`(tag: String) throws {
    let file = try #require(BuiltInFile.languages.first { $0.name == tag })
    var reader = LanguageReader()
    let read = reader.read(ReadFile(path: file.path, text: file.text))
    let language = try #require(read)
    let book = BuiltInFile.all.filter(\.hasRules).map {
      SourceFile(path: "builtin/\($0.path)", text: $0.text)
    }
    let trial = Trial([], builtIn: book, language: language, examplesAreLeftOut: true)
    let (description, _) = try trial.description(Self.description)
    let notes = ReviewNotes(description, book: trial.book)
    #expect(notes.gaps.count > 10)
    let found = GapMarker.all(in: notes.text)
    #expect(found.count == notes.gaps.count)
    for (marker, gap) in zip(found, notes.gaps) { #expect(marker.contains(gap.path)) }
    for line in notes.text.split(separator: "\n") where !line.contains("[") {
      #expect(!GapMarker.isIn(String(line)))
    }
  }

  @Test(arguments: [
    ("[missing: the law]", ["[missing: the law]"]),
    ("Call [ Missing : us\n] now", ["[ Missing : us\n]"]),
    ("[missing: a] and [missing: b (login.wall)]", ["[missing: a]", "[missing: b (login.wall)]"]),
    (
      "[manque : le nom [x: y] (afterSignIn[\"phoneBinding\"].justification)].",
      ["[manque : le nom [x: y] (afterSignIn[\"phoneBinding\"].justification)]"]
    ),
    ("[缺少：登录方式（login）]", ["[缺少：登录方式（login）]"]),
    ("[missing: the law", ["[missing: the law"]),
  ])
  func `a marker is known by its shape`(text: String, markers: [String]) {
    #expect(GapMarker.all(in: text) == markers)
  }

  @Test(arguments: [
    "", "[", "[missing]", "missing: the law (login.wall)", "Tap [Demo] (top right).",
    "[1: the law] (Article 26)", "[note: see (logins.wall)]", "[note: see (login)", "(login.wall)]",
    "[:]", "[: (login.wall)]",
  ])
  func `other brackets are none`(text: String) {
    #expect(GapMarker.all(in: text) == [])
  }

  @Test func `a text that is all brackets is looked through in one go`() {
    let text = String(repeating: "[x: (login.", count: 100_000)
    #expect(GapMarker.all(in: text) == [])
  }
}
