import BuiltInRules
import Diagnostics
import Rules
import TestSupport
import Testing

/// Which rules are about the description alone: what they find is never called a likely refusal.
@Suite struct BookkeepingTests {
  private static let book = Trial.builtIn.book

  @Test func `these are the rules about descriptions and evidence, and no others`() {
    let book = Self.book
    let rules = book.rules.map(\.declaration)
    let found = Set(
      rules.filter { book.concern(citing: $0.guidelineKeys) == .bookkeeping }.map(\.id))
    let named = book.rules.map(\.declaration).filter {
      ["description", "evidence"].contains($0.topic)
    }
    #expect(found.count > 8)
    #expect(found == Set(named.map(\.id)))
  }

  @Test func `what keeps people from signing in is known of the rules that find it`() {
    let book = Self.book
    let found = book.rules.filter {
      book.refusals(for: $0).areBreakage && $0.severity == .error
    }
    #expect(found.map(\.id) == ["capability-enabled"])
    #expect(found.map { book.refusals(for: $0).letters } == [1])
  }
}
