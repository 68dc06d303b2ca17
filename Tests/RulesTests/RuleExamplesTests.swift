import Diagnostics
import Expressions
import Rules
import TestSupport
import Testing

@Suite struct RuleExamplesTests {
  private static let mistakes = ToldTable.rows(
    """
    {}
      2:9 ‹small›: 'small' has no example under 'passes'; give it one that passes and one that fails
      2:9 ‹small›: 'small' has no example under 'fails'; give it one that passes and one that fails
    {passes: [{name: one, base: b}]}
      2:9 ‹small›: 'small' has no example under 'fails'; give it one that passes and one that fails
    {passes: [{name: one, base: b}], fails: [{name: two, base: b}], failing: []}
      12:79 ‹failing›: there is no key 'failing' here; known are passes, fails, incomplete,
        exempt, review, notApplicable and untested
    {passes: [{name: one, base: b}, {name: two, bases: b}], fails: [{name: three, base: b}]}
      12:47 ‹{name: two, bases: b}›: the key 'base' is missing here; add it
      12:59 ‹bases›: there is no key 'bases' here; did you mean 'base'?
    {passes: [{name: one, base: b, asOf: x, set: [1], remove: a, at: [1], message: {a: b}}], \
    fails: [{name: two, base: b, remove: [[a]]}]}
      12:52 ‹x›: 'x' \(notADate)
      12:60 ‹[1]›: a list \(notAMapping)
      12:73 ‹a›: 'a' \(notAList)
      12:80 ‹[1]›: a list \(notAText)
      12:94 ‹{a: b}›: a mapping \(notAText)
      12:142 ‹[a]›: a list \(notAText)
    """
  )

  private static let excuses = ToldTable.rows(
    """
    {in: require, part: 'true', why: It is}
    {in: require, part: 'true'}
      12:90 ‹{in: require, part: 'true'}›: the key 'why' is missing here; add it
    {in: requires, part: 'true', why: It is}
      12:95 ‹requires›: 'small' has no clause 'requires'; write require; did you mean 'require'?
    {in: require, part: 'false', why: It is}
      12:110 ‹'false'›: 'false' isn't written in 'require'; copy it from there
    """
  )

  @Test(arguments: excuses)
  func `a reason is given for a part that is there`(excuse: String, told: [String]) {
    let examples = "{passes: [{name: one, base: b}], fails: [{name: two, base: b}]"
    let rule = SmallRule.file(["examples: \(examples), untested: [\(excuse)]}"])
    #expect(Trial(rule).told == told)
  }

  @Test(arguments: mistakes)
  func `a mistake in examples is told at its place`(examples: String, told: [String]) {
    #expect(Trial(SmallRule.file(["examples: \(examples)"])).told == told)
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
