import Diagnostics
import Documents
import Linting
import Rules
import TestSupport
import Testing

@Suite struct BuiltInRuleTests {
  /// The rules as the program has them, each in a file below `builtin/`.
  private static let trial = Trial(
    [],
    builtIn: EmbeddedFile.all
      .filter(\.isOfRuleBook)
      .map { SourceFile(path: "builtin/\($0.path)", text: $0.text) }
  )

  private static let tester = ExampleTester(book: trial.book, asOf: Trial.today) { path in
    EmbeddedFile.all.contains { $0.path == "examples/\(path)" }
  }

  private static let bases: [String: Document] = Dictionary(
    EmbeddedFile.all.filter { $0.path.hasPrefix("examples/") }.compactMap { file in
      let source = SourceFile(path: file.path, text: file.text)
      return DocumentReader().readAll(source).documents.first.map { (file.name, $0) }
    }
  ) { first, _ in first }

  @Test func `nothing is wrong with any of them`() {
    #expect(Self.trial.told == [])
  }

  @Test func `they are the rules of the rule book`() {
    let rows = Self.trial.book.rules.map { rule in
      RuleTable.Row(
        id: rule.id,
        topic: rule.declaration.topic,
        severity: rule.severity.rawValue.prefix(1).uppercased(),
        canBeReviewed: rule.review != nil
      )
    }
    let table = RuleTable.rows
    #expect(table.count == 87)
    #expect(Set(rows).subtracting(table) == [])
    #expect(Set(table).subtracting(rows) == [])
    #expect(rows.count == table.count)
  }

  @Test func `each of them says who can put right what it finds`() {
    let lines = EmbeddedFile.all.filter(\.isOfRuleBook).flatMap { $0.text.split(separator: "\n") }
    #expect(lines.count { $0.hasPrefix("    owner: ") } == RuleTable.rows.count)
  }

  @Test(arguments: RuleTable.rows.map(\.id))
  func `every example comes out as it says`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    for example in try #require(rule.written).examples.all {
      let base = try #require(Self.bases[example.base], "\(example.base) is no base")
      let wrong = Self.tester.test(example, of: rule, base: base)
      #expect(wrong?.message.text == nil)
    }
  }

  @Test(arguments: RuleTable.rows.map(\.id))
  func `the examples of a rule reach all of it`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    var coverage = ExampleCoverage(of: rule, Self.tester)
    for example in try #require(rule.written).examples.all {
      let base = try #require(Self.bases[example.base], "\(example.base) is no base")
      coverage.add(example, base: base)
    }
    #expect(coverage.gaps.map(\.message.text) == [])
  }

  @Test(arguments: EmbeddedFile.rules.map(\.path))
  func `a file has one rule, called as the file is`(path: String) throws {
    let file = try #require(EmbeddedFile.rules.first { $0.path == path })
    let ids = file.text.split(separator: "\n").filter { $0.hasPrefix("  - id: ") }
    #expect(ids == ["  - id: \(file.name)"])
    #expect(RuleTable.rows.contains { $0.id == file.name && $0.topic == file.folder })
  }

  @Test(arguments: EmbeddedFile.rules.map(\.path))
  func `examples come last, at four spaces, so that they can be cut off`(path: String) throws {
    let file = try #require(EmbeddedFile.rules.first { $0.path == path })
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("    examples:") }
    let start = try #require(starts.first)
    #expect(starts.count == 1)
    let rest = lines[(start + 1)...]
    #expect(rest.allSatisfy { $0.isEmpty || $0.hasPrefix("     ") })
  }

  @Test func `every base is a description of which nothing is wrong`() throws {
    for (name, base) in Self.bases {
      #expect(throws: Never.self, "\(name)") {
        try Self.trial.description(base.file.text)
      }
    }
    #expect(Self.bases.count > 10)
  }

  @Test func `every guideline that a rule cites has a title and an address`() throws {
    for rule in Self.trial.book.rules {
      for key in rule.declaration.guidelineKeys where !key.hasPrefix("reviewlint/") {
        let guideline = try #require(Self.trial.book.guideline(key))
        #expect(guideline.address.hasPrefix("https://"), "\(key)")
        #expect(!guideline.title.isEmpty, "\(key)")
      }
    }
  }
}
