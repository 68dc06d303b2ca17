import BuiltInRules
import Diagnostics
import Documents
import Expressions
import Reporting
import TestSupport
import Testing

@testable import Engine
@testable import Model

/// What somebody answers is what is read again.
@Suite struct AnswerTests {
  private static let trial = Trial.builtIn

  /// The examples that can be read without the files beside them.
  private static let examples: [(name: String, text: String)] = BuiltInFile.all
    .filter { $0.path.hasPrefix(BuiltInFile.Folder.examples) && $0.path.hasSuffix(".review.yaml") }
    .map { ($0.path, $0.text) }
    .filter { (try? trial.description($0.text)) != nil }

  @Test func `there are examples`() {
    #expect(Self.examples.count > 5)
  }

  /// The facts that stand in one line and may be unknown, as they are written, by their paths.
  private static func facts(of text: String) throws -> [(path: Path, bytes: Range<Int>)] {
    let (description, file) = try trial.description(text)
    let places = description.places
    var facts: [(path: Path, bytes: Range<Int>)] = []
    for number in 1..<places.count {
      let place = Place(number: Int32(number))
      guard places.isWritten(place), !places.isInherited(place),
        places.range(of: place).file == file.id,
        let (section, slot) = places.declaration(at: place), section.fields[slot].isOpenWhenAbsent
      else { continue }
      let bytes = places.range(of: place).bytes
      let isInAnother = facts.contains { $0.bytes.overlaps(bytes) }
      let said = String(decoding: file.bytes[bytes], as: UTF8.self)
      let isInLines = said.contains("\n") || said.contains(#/^([A-Za-z]+: |- )/#)
      if !isInAnother, !isInLines { facts.append((places.path(of: place), bytes)) }
    }
    // Whatever is replaced, the places before it stay the same.
    return facts.sorted { $0.bytes.lowerBound > $1.bytes.lowerBound }
  }

  private static func replacing(_ bytes: Range<Int>, of text: String, by other: String) -> String {
    let old = Array(text.utf8)
    return String(
      decoding: old[..<bytes.lowerBound] + other.utf8 + old[bytes.upperBound...], as: UTF8.self)
  }

  /// The text with an answer to the question at a path.
  private static func answered(_ path: Path, in text: String, by answer: String) throws -> String {
    let (description, file) = try trial.description(text)
    let place = try #require(description.place(at: path))
    let question = description.question(at: place) { _ in [] }
    let typed = TypedAnswer(answer, to: question, in: file)
    return FilledDescription(file, [Questions(only: question)]) { _ in typed.plainest }.text
  }

  @Test(arguments: examples)
  func `each fact that stands as unknown is answered in its place, and nothing else changes`(
    name: String, text: String
  ) throws {
    for fact in try Self.facts(of: text) {
      let said = String(decoding: Array(text.utf8)[fact.bytes], as: UTF8.self)
      let unknown = Self.replacing(fact.bytes, of: text, by: "unknown")
      // Some facts have to be said because of others.
      guard (try? Self.trial.description(unknown)) != nil else { continue }
      #expect(try Self.answered(fact.path, in: unknown, by: said) == text, "\(fact.path)")
    }
  }

  @Test(arguments: examples)
  func `facts that all stand as unknown come back one after the other`(
    name: String, text: String
  ) throws {
    var generator = SeededGenerator(seed: 7)
    var facts: [(path: Path, said: String)] = []
    var unknown = text
    for fact in try Self.facts(of: text) where Bool.random(using: &generator) {
      let changed = Self.replacing(fact.bytes, of: unknown, by: "unknown")
      guard (try? Self.trial.description(changed)) != nil else { continue }
      facts.append((fact.path, String(decoding: Array(text.utf8)[fact.bytes], as: UTF8.self)))
      unknown = changed
    }
    for fact in facts.shuffled(using: &generator) {
      unknown = try Self.answered(fact.path, in: unknown, by: fact.said)
    }
    #expect(unknown == text)
  }

  @Test(arguments: [
    ("Tap: Settings", "Tap: Settings"), ("Room # 4", "Room # 4"), ("#4", "#4"), ("a, b", "a, b"),
    ("12", "12"), ("[Sign in] is below", "[Sign in] is below"), ("it's", "it's"),
    ("\"in quotes\"", "in quotes"), ("\"in\" quotes", "\"in\" quotes"), ("- a", "- a"),
    ("&a b", "&a b"), ("*a", "*a"), ("!a b", "!a b"), ("| a", "| a"), ("---", "---"),
    ("true", "true"), ("ends with:", "ends with:"), ("a}", "a}"), ("@a", "@a"), ("%a", "%a"),
    ("back\\slash", "back\\slash"), ("文字", "文字"),
  ])
  func `a text is taken to the letter, in lines, in braces and in JSON`(
    typed: String, meant: String
  ) throws {
    for text in [
      "reviewlint: 1\napp:\n  name: A\nlogin: {}\n",
      "reviewlint: 1\napp: {name: A}\nlogin: {}\n",
      "reviewlint: 1\napp: {name: A, version: unknown}\nlogin: {}\n",
      #"{"reviewlint": 1, "app": {"name": "A"}, "login": {}}"#,
    ] {
      let (description, file) = try Self.trial.description(text)
      let path = try #require(Path("app.version"))
      let place = try #require(description.place(at: path))
      let question = description.question(at: place) { _ in [] }
      let texts = TypedAnswer(typed, to: question, in: file).spellings.map { spelling in
        FilledDescription(file, [Questions(only: question)]) { _ in spelling }.text
      }
      let readable = texts.first { (try? Self.trial.description($0)) != nil }
      let root = try #require(
        DocumentReader().readAll(SourceFile(path: "", text: readable ?? "")).documents.first?.root)
      #expect(root.value(of: "app")?.value(of: "version")?.text == meant, "\(texts)")
      #expect(root.value(of: "app")?.entries?.count == 2)
    }
  }

  @Test(arguments: [
    ("app.userContent", "yes", "true"), ("app.userContent", "no", "false"),
    ("app.userContent", "true", "true"), ("app.version", "yes", "yes"),
    ("login.links", "no", "[]"), ("afterSignIn", "password", "[password]"),
    ("afterSignIn", "profile: email, phone", "[{kind: profile, fields: [email, phone]}]"),
    ("afterSignIn", "[password, consent]", "[password, consent]"),
    ("screens[0].buttons[0].frame", "0, 20, 375, 600", "[0, 20, 375, 600]"),
    ("screens[0].buttons[0].frame", "[0, 20, 375, 600]", "[0, 20, 375, 600]"),
    ("screens[0].buttons[0].frame", "{x: 0}", "{x: 0}"),
  ])
  func `an answer is taken as people say it to such a question`(
    asked: String, typed: String, written: String
  ) throws {
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {services: [apple]}
      screens: [{buttons: [{service: apple}]}]

      """
    let (description, file) = try Self.trial.description(text)
    let path = try #require(Path(asked))
    let place = try #require(description.place(at: path))
    let question = description.question(at: place) { _ in [] }
    #expect(TypedAnswer(typed, to: question, in: file).plainest == written)
  }
}
