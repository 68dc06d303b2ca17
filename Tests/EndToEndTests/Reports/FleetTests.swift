import Foundation
import Testing

/// The examples that check a fleet in parts, run by what lies on every machine.
@Suite struct FleetTests {
  private static let examples = Case.root.appending(path: "rules/examples")

  /// The program by its name, and what belongs to every system.
  private static let environment = [
    "PATH": "\(Reviewlint.program.deletingLastPathComponent().path):/usr/local/bin:/usr/bin:/bin",
    "HOME": "/nowhere", "DAY": "2026-11-21", "SIZE": "3",
  ]

  /// A fleet in the folders that the Kubernetes jobs take: every description that people copy.
  private static func fleet() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path)
      .filter { $0.hasSuffix(".review.yaml") }.sorted()
    for (number, name) in names.enumerated() {
      let text = try String(contentsOf: examples.appending(path: name), encoding: .utf8)
      // What lies beside an example isn't taken along.
      if text.contains(/(?m)^evidence:|metadata:|capture:/) { continue }
      try folder.write(text, to: "fleet/\(number % 4)/it's \(name)")
    }
    try folder.write("", to: "parts/.keep")
    return folder
  }

  private static func run(_ words: [String], in folder: TemporaryFolder) throws -> Reviewlint.Answer
  {
    try Reviewlint.run(words, of: "/usr/bin/env", in: folder.url, environment: environment)
  }

  /// How one run over the whole fleet ends.
  private static func whole(_ words: [String], in folder: TemporaryFolder) throws -> Int32 {
    let check = ["reviewlint", "check", "fleet", "--quiet", "--as-of", "2026-11-21"]
    return try run(check + words, in: folder).status
  }

  /// How many descriptions there are, and whether the page has all of them.
  private static func expectAll(in folder: TemporaryFolder, on page: String) throws {
    let text = try folder.read(page)
    #expect(text.contains("Recorded run of 21 November 2026"))
    let below = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path + "/fleet")
    let files = below.filter { $0.hasSuffix(".review.yaml") }
    #expect(files.count > 10)
    for file in files {
      #expect(text.contains(file), "\(file)")
    }
  }

  private static let options: [[String]] = [[], ["--skip", "account-deletion-complete"]]

  @Test(arguments: options)
  func `parts that xargs hands out end as one run, and are on one page`(words: [String]) throws {
    let folder = try Self.fleet()
    let script = Self.examples.appending(path: "xargs/check_fleet.sh").path
    let answer = try Self.run([script, "fleet", "page.html"] + words, in: folder)
    #expect((answer.status, answer.complaint) == (try Self.whole(words, in: folder), ""))
    #expect(answer.status == 1)
    try Self.expectAll(in: folder, on: "page.html")
    try folder.write("reviewlint: 1\napp: {nmae: Pawprint}\n", to: "fleet/0/new.review.yaml")
    let unjudged = try Self.run([script, "fleet", "page.html"] + words, in: folder)
    #expect(unjudged.status == 2)
    #expect(unjudged.complaint.contains("fleet/0/new.review.yaml:2"))
    #expect(try Self.whole(words, in: folder) == 2)
    #expect(try folder.read("page.html").contains("Not judged: "))
  }

  /// Whether there is a Python that reads YAML.
  private static let readsYAML: Bool = {
    let words = ["python3", "-c", "import yaml"]
    let answer = try? Reviewlint.run(
      words, of: "/usr/bin/env", in: Case.root, environment: environment)
    return answer?.status == 0
  }()

  private static func job(_ name: String, in folder: TemporaryFolder) throws -> Reviewlint.Answer {
    let runner = Case.tests.appending(path: "Packages/jobs.py").path
    let job = examples.appending(path: "kubernetes/\(name).yaml").path
    return try run(["python3", "-B", runner, job, folder.url.path, "reviewlint"], in: folder)
  }

  @Test(.enabled(if: readsYAML, "left out: no python3 that reads YAML"))
  func `parts that Kubernetes hands out end as one run, and are on one page`() throws {
    let folder = try Self.fleet()
    let checked = try Self.job("check-fleet", in: folder)
    #expect((checked.status, checked.output, checked.complaint) == (1, "", ""))
    #expect(try Self.whole([], in: folder) == 1)
    let joined = try Self.job("join-fleet", in: folder)
    #expect((joined.status, joined.complaint) == (0, ""))
    try Self.expectAll(in: folder, on: "parts/fleet.html")
    try FileManager.default.removeItem(at: folder.url.appending(path: "parts/2.json"))
    let incomplete = try Self.job("join-fleet", in: folder)
    #expect(incomplete.status == 2)
    #expect(incomplete.complaint.contains("/2.json"))
  }
}
