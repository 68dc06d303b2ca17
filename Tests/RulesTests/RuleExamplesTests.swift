import Diagnostics
import Expressions
import Rules
import TestSupport
import Testing

@Suite struct RuleExamplesTests {
  private static let mistakes: [(examples: String, told: [String])] = [
    (
      "{}",
      [
        """
        2:9 ‹small›: 'small' has no example under 'passes'; give it one that passes and one that \
        fails
        """,
        """
        2:9 ‹small›: 'small' has no example under 'fails'; give it one that passes and one that \
        fails
        """,
      ]
    ),
    (
      "{passes: [{name: one, base: b}]}",
      [
        """
        2:9 ‹small›: 'small' has no example under 'fails'; give it one that passes and one that \
        fails
        """
      ]
    ),
    (
      "{passes: [{name: one, base: b}], fails: [{name: two, base: b}], failing: []}",
      [
        """
        12:79 ‹failing›: there is no key 'failing' here; known are passes, fails, incomplete, \
        exempt, review and notApplicable
        """
      ]
    ),
    (
      "{passes: [{name: one, base: b}, {name: two, bases: b}], fails: [{name: three, base: b}]}",
      [
        "12:47 ‹{name: two, bases: b}›: the key 'base' is missing here; add it",
        "12:59 ‹bases›: there is no key 'bases' here; did you mean 'base'?",
      ]
    ),
    (
      """
      {passes: [{name: one, base: b, asOf: x, set: [1], remove: a, at: [1], message: {a: b}}], \
      fails: [{name: two, base: b, remove: [[a]]}]}
      """,
      [
        "12:52 ‹x›: 'asOf' is a day, written YYYY-MM-DD",
        "12:60 ‹[1]›: 'set' is a mapping, not a list",
        "12:73 ‹a›: 'remove' is a list, not 'a'",
        "12:80 ‹[1]›: 'at' is a text, not a list",
        "12:94 ‹{a: b}›: 'message' is a text, not a mapping",
        "12:142 ‹[a]›: 'remove' is a text, not a list",
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake in examples is told at its place`(examples: String, told: [String]) {
    #expect(Trial(SmallRule.file(["examples: \(examples)"])).told == told)
  }

  @Test(arguments: mistakes)
  func `a mistake is told in examples that nobody asks for`(examples: String, told: [String]) {
    let file = SourceFile(
      path: "team/rules.yaml",
      text: SmallRule.file(["examples: \(examples)"])
    )
    let read = [SmallCatalogue.file, file].map {
      RuleFileReader.read($0, examplesAreLeftOut: false, keepsExamples: false)
    }
    let files = read.compactMap(\.file)
    #expect(files.flatMap(\.rules).flatMap(\.examples.all).isEmpty)
    var builder = RuleBookBuilder(
      files.map { RuleBookBuilder.Source($0, isBuiltIn: false) },
      timeZones: .none
    )
    _ = builder.build()
    let mistakes = read.flatMap(\.diagnostics) + builder.diagnostics
    #expect(file.shown(mistakes) == told)
  }

  @Test func `a rule that only asks a person needs no failing example`() {
    let examples = "examples: {passes: [{name: a, base: b}], review: [{name: c, base: d}]}"
    let review = "review: {if: 'true', text: Look}"
    #expect(Trial(SmallRule.file([examples, review])).told == [])
    #expect(
      Trial(SmallRule.file([examples])).told == [
        """
        2:9 ‹small›: 'small' has no example under 'fails'; give it one that passes and one that \
        fails
        """
      ]
    )
  }
}
