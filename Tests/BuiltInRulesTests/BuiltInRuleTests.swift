import BuiltInRules
import Diagnostics
import Documents
import Engine
import Model
import Rules
import TestSupport
import Testing

@Suite struct BuiltInRuleTests {
  /// The rules as the program has them, each in a file below `builtin/`.
  private static let trial = Trial.builtIn

  @Test func `each says since which release it is there`() {
    let current = Release.current
    let unsaid = Self.trial.book.rules.filter { $0.declaration.since.map { $0 > current } ?? true }
    #expect(unsaid.map(\.id) == [])
    #expect(Self.trial.book.rules.count > 100)
  }

  private static let tester = ExampleTester(
    book: trial.book, asOf: Trial.today, captures: { _ in ExampleFiles.capture },
    evidence: ExampleFiles.evidence, serviceNamed: ExampleFiles.serviceNamed,
    fileExists: { ExampleFiles.exists($0) })

  @Test func `nothing is wrong with any of them`() {
    #expect(Self.trial.told == [])
  }

  @Test func `each has a file of its own, called as it is, in the folder of its topic`() {
    let rules = Self.trial.book.rules.map { "\($0.declaration.topic)/\($0.id).yaml" }
    #expect(rules.sorted() == BuiltInFile.rules.map(\.path))
  }

  @Test(arguments: BuiltInFile.rules.map(\.path))
  func `a rule says who can put right what it finds`(path: String) throws {
    let file = try #require(BuiltInFile.rules.first { $0.path == path })
    #expect(file.text.contains("\n    owner: "))
  }

  @Test func `each says all that a rule of one's own may leave out`() throws {
    for rule in Self.trial.book.rules {
      #expect(rule.declaration.guidelineKeys != ["ours"], "\(rule.id)")
      #expect(!rule.why.isEmpty && !rule.source.grounds.isEmpty, "\(rule.id)")
      #expect(!rule.writtenTexts.fix.isEmpty, "\(rule.id)")
      let text = try #require(BuiltInFile.rules.first { $0.name == rule.id }).text
      for key in ["severity", "message"] { #expect(text.contains("\n    \(key): "), "\(rule.id)") }
      for example in rule.source.examples ?? [] {
        #expect(!"\(example.name), ".hasPrefix("\(example.base), "), "\(rule.id)")
      }
    }
  }

  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `every example comes out as it says, and together they show all of a rule`(
    id: String
  ) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    var coverage = ExampleCoverage(of: rule, in: Self.trial.book)
    var mutation = RuleMutation(of: rule, Self.tester)
    for example in try #require(rule.source.examples) {
      let base = try #require(BuiltInFile.bases[example.base], "\(example.base) is no base")
      let result = Self.tester.test(example, of: rule, base: base)
      #expect(result.mistake?.message.text == nil)
      coverage.add(result)
      mutation.add(result)
    }
    let gaps = coverage.gaps + mutation.gaps
    #expect(rule.source.excused.unexcused(gaps).map(\.diagnostic.message.text) == [])
    #expect(rule.source.excused.idle(of: gaps).map(\.message.text) == [])
  }

  @Test func `without their examples the rules are the same`() {
    for file in BuiltInFile.all.filter(\.hasRules) {
      let part = file.read(as: file.path, leavingOut: "examples")
      let read = RuleFileReader.read(part, examplesAreLeftOut: true)
      #expect(read.diagnostics.map(\.message.text) == [], "\(file.path)")
      let whole = RuleFileReader.read(file.read(as: file.path), examplesAreLeftOut: false)
      #expect(read.file?.rules.map(\.id) == whole.file?.rules.map(\.id))
    }
  }

  @Test func `every base is a description of which nothing is wrong`() throws {
    for (name, base) in BuiltInFile.bases {
      #expect(throws: Never.self, "\(name)") {
        try Self.trial.description(
          base.file.text, capture: ExampleFiles.capture, evidence: ExampleFiles.evidence)
      }
    }
    #expect(BuiltInFile.bases.count > 10)
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
