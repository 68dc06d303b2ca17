import Foundation
import Testing

/// Many files at once: the answer is that of one after the other.
@Suite struct ManyFilesTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<60 {
      try folder.write(
        """
        reviewlint: 1
        app: {name: App \(number)}
        login: {services: [apple, google]\(number.isMultiple(of: 7) ? ", wal: none" : "")}
        screens:
          - device: iphone-se-3
            buttons:
              - {service: apple, frame: [24, 440, \(100 + 7 * number), 44]}
              - {service: google, frame: [24, 496, 327, 44]}

        """,
        to: "apps/\(number % 5)/app-\(number).review.yaml"
      )
    }
    return folder
  }

  /// Enough descriptions for more than a mebibyte of results.
  private static func fleet() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let document = """
      reviewlint: 1
      app: {name: "App “é”"}
      login: {services: [apple, google]}

      """
    let text = Array(repeating: document, count: 50).joined(separator: "---\n")
    for number in 0..<8 { try folder.write(text, to: "apps/app-\(number).review.yaml") }
    try folder.write("reviewlint: 1\nap: {}\n", to: "apps/wrong.review.yaml")
    return folder
  }

  private static func answer(_ words: [String], in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(["check", "apps", "--as-of", "2026-11-21"] + words, in: folder.url)
  }

  private static let formats = ["text", "json", "html", "sarif"]

  /// What is said in every format.
  private static func answers(jobs: Int, in folder: TemporaryFolder) throws -> [String] {
    let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let answer = try answer(["--jobs", "\(jobs)"] + reports, in: folder)
    #expect(answer.status == 2)
    return try [answer.output, answer.complaint] + formats.map { try folder.read("report.\($0)") }
  }

  @Test func `one job and several jobs give the same bytes`() throws {
    let folder = try Self.folder()
    let one = try Self.answers(jobs: 1, in: folder)
    for jobs in [2, 7, 1024] { #expect(try Self.answers(jobs: jobs, in: folder) == one) }
  }

  @Test func `several jobs share the descriptions of a single file`() throws {
    let documents = (0..<200).map { number in
      """
      reviewlint: 1
      app: {name: App \(number)}
      login: {services: [apple, google]\(number.isMultiple(of: 50) ? ", wal: none" : "")}

      """
    }
    let folder = try TemporaryFolder([
      "apps/all.review.yaml": documents.joined(separator: "---\n")
    ])
    let one = try Self.answers(jobs: 1, in: folder)
    for jobs in [2, 7] { #expect(try Self.answers(jobs: jobs, in: folder) == one) }
  }

  @Test func `a fleet's report on standard output is the one that a file gets`() throws {
    let folder = try Self.fleet()
    let written = try Self.answer(["--quiet", "--report", "json=report.json"], in: folder)
    let shown = try Self.answer(["--format", "json"], in: folder)
    #expect(shown.output.utf8.count > 1 << 20)
    #expect(try shown.output == folder.read("report.json"))
    #expect(shown.status == written.status)
  }

  @Test func `a file whose name is no text is not left out`() throws {
    let folder = try TemporaryFolder()
    try folder.run(#"printf x > "$(printf 'a\377b').review.yaml""#)
    let answer = try Reviewlint.run(["check"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output.withoutVerdict.hasPrefix("error[unreadable]: this file can't be read: "))
  }
}
