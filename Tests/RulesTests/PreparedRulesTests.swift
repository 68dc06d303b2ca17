import Diagnostics
import Expressions
import Linting
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct PreparedRulesTests {
  /// A rule that calls functions, looks for a pattern and has everything that a rule can have.
  private static let trial = Trial(
    [],
    builtIn: [
      SmallCatalogue.file,
      SourceFile(
        path: "builtin/topic/small.yaml",
        text: SmallRule.file([
          "parameters: {least: 2, word: app, share: 0.5, names: [a, b]}",
          "holds: {from: 2020-01-01, until: 2030-12-31}",
          "applies: size(login.services) >= parameters.least || type(1) == int",
          "each: {s: login.services}",
          "let: {own: \"s.id.startsWith('e') || s.id.matches('^o.+$')\"}",
          "when: \"!own && s.id in ['google', 'apple', 'email']\"",
          "exempt: [{id: e, if: s.id == 'apple', note: '{s.id} is Apple'}]",
          "require: parameters.names.all(n, n != s.id) && s.id.size() > 100 && asOf > timestamp('2020-01-01T00:00:00Z')",
          "review: {if: s.id == 'google', text: 'look at {s.id}'}",
          "at: s.presentation",
          "owner: legal", "picture: {width: parameters.share * 2.0, missing: s.id}",
          "related: [{at: login, note: 'of {size(login.services)}'}]",
          "message: '{s.id} is {parameters.share} too {parameters.word}'",
          "fix: Change {s.id}",
        ])
      ),
    ]
  )

  private static let sources = trial.book.fingerprint

  private static let description = """
    reviewlint: 1
    app: {name: One}
    login: {services: [apple, {id: google, presentation: native}, email]}
    """

  private static func bytes() throws -> [UInt8] {
    #expect(trial.told == [])
    return try PreparedRules.bytes(of: trial.book)
  }

  private static func book(_ bytes: [UInt8]) -> RuleBook? {
    PreparedRules(bytes).book(from: sources, timeZones: .none)
  }

  @Test func `a prepared book answers as the book it was made of`() throws {
    let prepared = try #require(Self.book(Self.bytes()))
    let answers = try [Self.trial.book, prepared].map { book in
      let (description, file) = try Self.trial.description(Self.description)
      let result = try Linter(book: book).lint(description, in: file, lines: LineTable(of: file))
      return JSONReporter().report(
        RunResult(
          tool: .init(version: "", rules: book.digest, overridden: book.overridden),
          descriptions: [result],
          diagnostics: [],
          files: SourceFiles()
        )
      )
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0].contains("google is 0.5 too app"))
    #expect(answers[0].contains("of 3"))
  }

  @Test func `a prepared rule knows its owner and what a picture of it shows`() throws {
    let rule = try #require(Self.book(Self.bytes())?.rules.first)
    #expect(rule.declaration.owner == .legal)
    #expect(rule.marks.map(\.kind) == [.width, .missing])
  }

  @Test func `preparing the prepared gives the same bytes`() throws {
    let bytes = try Self.bytes()
    let again = try #require(Self.book(bytes))
    #expect(try PreparedRules.bytes(of: again) == bytes)
  }

  @Test func `other sources are refused`() throws {
    var other = Self.sources
    other.add("one more")
    let prepared = PreparedRules(try Self.bytes())
    #expect(prepared.book(from: other, timeZones: .none) == nil)
  }

  @Test func `a function that isn't there, or takes something else, is refused`() throws {
    let prepared = PreparedRules(try Self.bytes())
    func book(_ functions: [Function]) -> RuleBook? {
      prepared.book(from: Self.sources, functions: functions, timeZones: .none)
    }
    #expect(book(Function.standard) != nil)
    #expect(book(Function.standard.filter { $0.name != "startsWith" }) == nil)
    let other = Function.standard.map { function in
      guard function.name == "startsWith" else { return function }
      return Function(name: "startsWith", parameters: [], result: .boolean, summary: "") { _ in
        .boolean(true)
      }
    }
    #expect(book(other) == nil)
  }

  @Test func `bytes that end too early are refused`() throws {
    let bytes = try Self.bytes()
    #expect(bytes.count > 500)
    for count in bytes.indices {
      #expect(Self.book(Array(bytes[..<count])) == nil, "\(count)")
    }
  }

  @Test func `bytes that go on are refused`() throws {
    #expect(Self.book(try Self.bytes() + [0]) == nil)
  }

  @Test func `one changed bit anywhere is refused`() throws {
    let bytes = try Self.bytes()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(Self.book(damaged) == nil, "\(index)")
    }
  }

  @Test func `chance damage is refused`() throws {
    let bytes = try Self.bytes()
    var chance = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...20, using: &chance) {
        let index = Int.random(in: damaged.indices, using: &chance)
        switch Int.random(in: 0..<3, using: &chance) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &chance)
        case 1: damaged.remove(at: index)
        default: damaged.insert(UInt8.random(in: 0...255, using: &chance), at: index)
        }
      }
      #expect(damaged == bytes || Self.book(damaged) == nil)
    }
  }
}
