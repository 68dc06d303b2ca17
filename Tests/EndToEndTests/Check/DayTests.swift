import Foundation
import Testing

/// The day of checking: today without `--as-of`.
@Suite struct DayTests {
  private static func check(_ submission: String, _ words: [String] = []) throws
    -> Reviewlint.Answer
  {
    let folder = try TemporaryFolder()
    let text = "reviewlint: 1\napp: {name: x}\nsubmission: {date: \(submission)}\n"
    try folder.write(text, to: "a.review.yaml")
    return try Reviewlint.run(
      ["check", "a.review.yaml", "--only", "submission-date-past"] + words, in: folder.url)
  }

  private static func day(_ offset: Int) -> String {
    Date(timeIntervalSinceNow: Double(offset) * 86_400).formatted(
      .iso8601.year().month().day().dateSeparator(.dash))
  }

  @Test func `today is the day in UTC`() throws {
    let before = Self.day(0)
    let output = try Self.check(before).output
    #expect([before, Self.day(0)].contains { output.contains("checked as of \($0): ") })
  }

  @Test(arguments: [(-29, 0), (0, 0), (400, 0), (-32, 1), (-400, 1)])
  func `a submission more than 30 days ago is a mistake`(_ offset: Int, _ status: Int32) throws {
    let answer = try Self.check(Self.day(offset))
    #expect(answer.status == status)
    #expect(answer.output.contains("to put in order[submission-date-past]: ") == (status == 1))
  }

  @Test func `with a day that was given no submission is long past`() throws {
    let answer = try Self.check("2020-01-01", ["--as-of", "2026-11-21"])
    #expect(answer.status == 0)
    let days = "checked as of 2026-11-21: guideline 4.8 as it held from 2019-09-12 on\n"
    #expect(answer.output.contains(days))
  }
  @Test(arguments: [("2027-04-08", false), ("2027-04-09", true)])
  func `knowledge that is 180 days old is as good as new, older one is noted`(
    _ day: String, _ isOld: Bool
  ) throws {
    let answer = try Self.check(day, ["--as-of", day])
    #expect(answer.status == 0)
    let note = """
      note[compared-long-ago]: what is known here of Apple's pages was last
          compared with them on 2026-10-10, more than 180 days before this check: see
          whether there is a newer release
        --> a.review.yaml:3:
      """
    #expect(answer.output.contains(note) == isOld)
  }

  @Test(arguments: [("html", "must be put right first"), ("markdown", "could not be judged")])
  func `what is only good to know isn't shown as a mistake`(
    _ format: String, _ mistakes: String
  ) throws {
    let answer = try Self.check("2027-05-21", ["--as-of", "2027-05-21", "--format", format])
    #expect(answer.output.contains("Also good to know"))
    #expect(answer.output.contains("was last compared with them on 2026-10-10"))
    #expect(!answer.output.contains(mistakes))
  }
}
