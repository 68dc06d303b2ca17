import BuiltInRules
import Diagnostics
import Rules
import TestSupport
import Testing

/// How much a rule matters, held against what App Review is known to refuse.
@Suite struct SeverityTests {
  private static let book = Trial.builtIn.book

  /// The rules about what App Review sees, not about how an app is described.
  private static let rules = book.rules.filter {
    book.concern(citing: $0.declaration.guidelineKeys) != .bookkeeping
  }

  /// An error was refused; anything milder never was. An error that rests on Apple's text, or on
  /// what a service does, says so.
  private static func isBorneOut(_ rule: CompiledRule) -> Bool {
    (book.refusals(for: rule).letters > 0) == (rule.severity == .error)
  }

  @Test func `there are rules of every severity to hold against letters`() {
    for severity in Severity.allCases {
      #expect(Self.rules.contains { $0.severity == severity }, "\(severity)")
    }
  }

  @Test(arguments: rules.map(\.id))
  func `a rule is as severe as its letters say, or says why not`(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    #expect((rule.source.severityReason == nil) == Self.isBorneOut(rule))
  }

  @Test(arguments: book.rules.filter { $0.severity == .error }.map(\.id))
  func `an error that no letter is about says what it rests on`(_ id: String) throws {
    let rule = try #require(Self.book.rules.first { $0.id == id })
    let isRefused = Self.book.refusals(for: rule).letters > 0
    #expect(isRefused || rule.source.severityReason != nil)
  }

  @Test(arguments: book.rules.map(\.id))
  func `what a rule rests on can be looked up`(_ id: String) throws {
    let rule = try #require(Self.book.rules.first { $0.id == id })
    #expect(!rule.source.grounds.isEmpty)
    for source in rule.source.sources {
      let isKnown = Self.book.source(source) != nil || Self.book.letterClass(source) != nil
      #expect(isKnown, "\(source)")
    }
  }

  @Test(arguments: book.rules.map(\.id))
  func `no rule claims more letters than there are`(_ id: String) throws {
    let rule = try #require(Self.book.rules.first { $0.id == id })
    for case .source(let key, let claimed?) in rule.source.grounds {
      #expect(claimed <= (Self.book.letterClass(key)?.count ?? 0), "\(key)")
    }
  }

  @Test func `a source that no rule rests on isn't listed`() {
    let named = Set(Self.book.rules.flatMap(\.source.sources))
    #expect(Self.book.sources.map(\.key).filter { !named.contains($0) } == [])
  }

  @Test func `nothing that is shown calls an article by its file`() {
    let name = #/[0-9]{3}_[0-9a-f]{16}/#
    #expect(BuiltInFile.all.filter { $0.text.contains(name) }.map(\.path) == [])
  }

  @Test func `no year counts letters that aren't counted`() {
    for letters in Self.book.letters {
      #expect(letters.years.map(\.count).reduce(0, +) <= letters.count, "\(letters.id)")
      #expect(letters.examples.count <= letters.count, "\(letters.id)")
      #expect(!letters.meaning.isEmpty, "\(letters.id)")
    }
  }
}
