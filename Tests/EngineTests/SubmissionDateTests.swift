import TestSupport
import Testing

@Suite struct SubmissionDateTests {
  @Test(arguments: [
    ("{}", false, "pass"),
    ("{date: 2026-11-21}", false, "pass"),
    ("{date: 2027-11-21}", false, "pass"),
    ("{date: 2026-10-22}", false, "pass"),
    (
      "{date: 2026-10-21}", false,
      "fail submission.date: the day of submission, 2026-10-21, was 31 days ago"
    ),
    (
      "{date: 2019-09-12}", false,
      "fail submission.date: the day of submission, 2019-09-12, was 2627 days ago"
    ),
    ("{date: 2019-09-12}", true, "notApplicable"),
    ("{date: 2026-11-21}", true, "notApplicable"),
  ])
  func `a submission lies at most 30 days back, unless the day of checking was set`(
    submission: String, isDaySet: Bool, told: String
  ) throws {
    let text = "reviewlint: 1\napp: {name: A}\nsubmission: \(submission)\n"
    let result = try Trial(SmallRule.file([])).result(for: text, isDaySet: isDaySet)
    #expect(result.told(by: "submission-date-past") == [told])
  }
}
