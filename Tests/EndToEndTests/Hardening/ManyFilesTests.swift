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

  @Test(arguments: ["text", "json"])
  func `one job and several jobs give the same bytes`(_ format: String) throws {
    let folder = try Self.folder()
    let one = try Self.answer(["--format", format, "--jobs", "1"], in: folder)
    #expect(one.status == 2)
    for jobs in ["2", "7", "1024"] {
      let several = try Self.answer(["--format", format, "--jobs", jobs], in: folder)
      #expect(several.output == one.output)
      #expect(several.complaint == one.complaint)
      #expect(several.status == one.status)
    }
  }

  @Test(arguments: ["text", "json"])
  func `several jobs share the descriptions of a single file`(_ format: String) throws {
    let folder = try TemporaryFolder()
    let documents = (0..<200).map { number in
      """
      reviewlint: 1
      app: {name: App \(number)}
      login: {services: [apple, google]\(number.isMultiple(of: 50) ? ", wal: none" : "")}

      """
    }
    try folder.write(documents.joined(separator: "---\n"), to: "apps/all.review.yaml")
    let one = try Self.answer(["--format", format, "--jobs", "1"], in: folder)
    #expect(one.status == 2)
    for jobs in ["2", "7"] {
      let several = try Self.answer(["--format", format, "--jobs", jobs], in: folder)
      #expect(several.output == one.output)
      #expect(several.complaint == one.complaint)
      #expect(several.status == one.status)
    }
  }

  @Test(arguments: ["text", "json"])
  func `two runs give the same bytes`(_ format: String) throws {
    let folder = try Self.folder()
    let first = try Self.answer(["--format", format], in: folder)
    let second = try Self.answer(["--format", format], in: folder)
    #expect(first.output == second.output)
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
    #expect(answer.output.hasPrefix("error[unreadable]: this file can't be read: "))
  }

  @Test func `a folder that can't be searched is exit status 2`() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "d", count: 200)
    try folder.write("x", to: "\(deep)/a.review.yaml")
    let answer = try Reviewlint.run(["check", "\(deep)/a.review.yaml/b"], in: folder.url)
    #expect(answer.status == 2)
  }
}
