import Rules
import TestSupport
import Testing

/// What a rule says of itself, whatever the description.
@Suite struct RuleTitleTests {
  @Test func `a title and a reason have parameters and constants filled in`() {
    let rule = SmallRule.file([
      "title: 'At least {parameters.least} pt, from {parameters.ages.KR} on {{'",
      "why: 'Since {first}, {parameters.ages[\"IN\"]}'",
      "parameters: {least: 44.5, ages: {KR: 14, IN: 18}}",
      "require: parameters.least > 1.0",
    ])
    let trial = Trial(rule + "constants: {first: spring}\n")
    #expect(trial.told == [])
    #expect(trial.book.rules.map(\.title) == ["At least 44.5 pt, from 14 on {"])
    #expect(trial.book.rules.map(\.why) == ["Since spring, 18"])
  }

  @Test func `they are filled in as overridden`() {
    let rule = SmallRule.file([
      "title: 'At least {parameters.least} pt'", "parameters: {least: 44.0}",
    ])
    let trial = Trial(rule + "override: {small: {parameters: {least: 50}}}\n")
    #expect(trial.told == [])
    #expect(trial.book.rules.map(\.title) == ["At least 50 pt"])
  }

  @Test(
    arguments: ToldTable.rows(
      """
      title: 'The name of {app.name}'
        3:26 ‹app›: there is nothing called 'app' here; there are parameters, titles and laws
      why: 'After {parameters.moths} months'
        6:29 ‹moths›: parameters has no field 'moths'; did you mean 'months'?
      title: 'After { months'
        3:19 ‹{›: this brace is never closed; write '{{' for a brace in the text
      title: '{1 / (parameters.months - 6)} months'
        3:12 ‹'{1 / (parameters.months - 6)} months'›: a value in this text can't be worked out:
          nothing can be divided by 0
      """
    ))
  func `what no parameter answers is told at its place`(change: String, told: [String]) {
    let rule = [change, "parameters: {months: 6}", "require: parameters.months > 1"]
    #expect(Trial(SmallRule.file(rule)).told == told)
  }

  @Test func `a parameter that only the title names is used`() {
    let rule = ["title: '{parameters.months} months'", "parameters: {months: 6}"]
    #expect(Trial(SmallRule.file(rule)).told == [])
  }
}
