import Foundation
import Testing

/// What counts, counts alike: a report shows as errors or failures what makes the exit status 1.
@Suite struct CountingTests {
  /// Two errors fail, a warning, an undecided error and an undecided warning, and one to decide.
  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google]}
    screens:
      - device: iphone-se-3
        buttons:
          - {service: apple, frame: [0, 440, 100, 44], source: custom}
          - {service: google, frame: [24, 496, 327, 44]}

    """

  /// Without a fault, and with facts that are missing.
  private static let undecided = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, 327, 44]}]

    """

  private static let options: [[String]] = [
    [], ["--allow-incomplete"], ["--strict"], ["--fail-on", "warning"], ["--fail-on", "note"],
    ["--fail-on", "never"], ["--fail-on", "warning", "--allow-incomplete"],
  ]

  /// How often something is shown as an error or a failure.
  private static func errors(_ output: String, _ format: String) -> Int {
    switch format {
    case "xcode": output.split(separator: "\n").count { $0.contains(": error: ") }
    case "github": output.split(separator: "\n").count { $0.hasPrefix("::error ") }
    case "gitlab":
      output.matches(of: #/"severity": "(blocker|critical|major)"/#).count
    case "junit": output.matches(of: #/<failure /#).count
    case "sarif":
      output.matches(of: #/"ruleIndex": \d+,\s+"level": "error"/#).count
    default: -1
    }
  }

  @Test(arguments: [description, undecided], options)
  func `errors and failures are what makes the exit status`(text: String, words: [String]) throws {
    let folder = try TemporaryFolder(["a.review.yaml": text])
    let formats = ["xcode", "github", "gitlab", "junit", "sarif"]
    let reports = formats.flatMap { ["--report", "\($0)=\($0)"] }
    let all = ["check", "--as-of", "2026-11-21", "a.review.yaml"] + words + reports
    let answer = try Reviewlint.run(all, in: folder.url)
    for format in formats {
      let errors = Self.errors(try folder.read(format), format)
      #expect(
        (answer.status == 1) == (errors > 0), "\(format) \(words): \(errors) and \(answer.status)")
    }
  }

  @Test func `what is allowed to be missing is a warning`() throws {
    let folder = try TemporaryFolder(["a.review.yaml": Self.undecided])
    let words = ["check", "--as-of", "2026-11-21", "--format", "xcode", "a.review.yaml"]
    let counted = try Reviewlint.run(words, in: folder.url)
    let allowed = try Reviewlint.run(words + ["--allow-incomplete"], in: folder.url)
    #expect(counted.status == 1)
    #expect(counted.output.contains(": error: "))
    #expect(allowed.status == 0)
    #expect(!allowed.output.contains(": error: "))
    #expect(allowed.output.contains(": warning: "))
  }
}
