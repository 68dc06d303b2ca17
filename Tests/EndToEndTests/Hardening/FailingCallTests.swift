import Foundation
import Testing

/// Each call of the system that a command makes fails once: the answer is the same all the same, or
/// it is exit status 2 with a reason; no file is torn or lost, and nothing is left behind.
///
/// Tried are five commands: what judges, what writes one file, several, or into somebody's own, and
/// what starts.
@Suite(
  .enabled(if: Tracer.isThere, "left out: no strace that may trace"),
  .enabled(if: Reviewlint.isBuiltToRun, "left out: `make build` hasn't made this program"))
struct FailingCallTests {
  /// What is run in a folder with these files.
  struct Run: CustomStringConvertible, Sendable {
    let words: [String]
    var files: [String: String] = [:]
    /// Whether the examples' evidence lies beside them.
    var hasEvidence = false

    var description: String { words.joined(separator: " ") }

    func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: name) }
      if hasEvidence {
        let evidence = Case.root.appending(path: "rules/examples/evidence")
        try FileManager.default.copyItem(at: evidence, to: folder.url.appending(path: "evidence"))
      }
      return folder
    }
  }

  private static let day = ["--as-of", "2026-11-21"]
  private static let smallest = (try? Case.own("smallest.review.yaml")) ?? ""
  private static let complete = (try? Case.complete()) ?? ""
  private static let shortest = Run(words: ["completions", "fish"])

  private static let runs = [
    Run(
      words: ["check", "a.review.yaml"] + day,
      files: [
        "a.review.yaml": complete, ".reviewlint.yaml": "extends: [builtin, more.yaml]\n",
        "more.yaml": "extends: [builtin]\n",
      ],
      hasEvidence: true
    ),
    Run(words: ["fill", "a.review.yaml"] + day, files: ["a.review.yaml": smallest]),
    Run(
      words: ["report", "a.review.yaml", "--output", "p.html"] + day,
      files: ["a.review.yaml": smallest, "p.html": "old\n"]),
    Run(
      words: ["submit", "a.review.yaml", "--output", "kit"] + day,
      files: ["a.review.yaml": complete], hasEvidence: true),
    shortest,
  ]

  private static let calls = [
    "openat", "read", "pread64", "write", "newfstatat", "fstat", "getdents64", "rename", "fsync",
    "fchmod", "mkdir", "readlink", "ftruncate",
  ]

  /// What the shortest run calls but to write: how every other run starts, too.
  private static let starts = Result {
    try Tracer.calls(of: calls, shortest.words, in: shortest.folder()).filter { $0.key != "write" }
  }

  /// How many of a run's calls of a kind are those that the shortest run starts with.
  private static func start(of calls: [String], like starts: [String]) -> Int {
    zip(calls, starts).prefix { opening(of: $0) == opening(of: $1) }.count
  }

  /// A call up to the file that it names, without who makes it; what is read has no name.
  private static func opening(of call: String) -> String {
    let words = call.drop { $0 != " " }.drop { $0 == " " }
    let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.prefix(words.hasPrefix("read(") ? 1 : 2).joined()
  }

  @Test(arguments: runs)
  func `a call that fails is no yes, no torn file and no lost answer`(_ run: Run) throws {
    let before = try run.folder().everything()
    let usual = try run.folder()
    let whole = try Reviewlint.run(run.words, in: usual.url)
    let after = try usual.everything()
    let starts = try Self.starts.get()
    let made = try Tracer.calls(of: Self.calls, run.words, in: run.folder())
    for call in Self.calls {
      // Where nothing can be said on standard error, there is nobody to tell; where the program lies
      // is asked before it begins.
      let notOurs = ["write(2,", "self/exe"]
      let lines = made[call, default: []]
      let isShortest = run.words == Self.shortest.words
      let start = isShortest ? 0 : Self.start(of: lines, like: starts[call, default: []])
      for (number, line) in lines.enumerated().dropFirst(start)
      where !notOurs.contains(where: line.contains) {
        let folder = try run.folder()
        let fault = "\(call):error=EIO:when=\(number + 1)"
        let answer = try Tracer.run(run.words, injecting: fault, in: folder)
        let files = try folder.everything()
        // Before the program itself begins, the system says what is lacking.
        guard answer.status != 127 else { continue }
        let isSame = answer == whole && files == after
        let place = "\(fault) \(line)"
        #expect(isSame || answer.status == 2, "\(place)")
        #expect(isSame || !(answer.output + answer.complaint).isEmpty, "\(place)")
        for (name, text) in files {
          // A page says of itself that nothing is judged.
          let isPage = name.hasSuffix(".html") && text.hasSuffix("</html>\n")
          let isWhole = isPage || text == before[name] || text == after[name]
          #expect(isWhole, "\(place): \(name) is torn")
        }
        #expect(before.keys.allSatisfy { files[$0] != nil }, "\(place)")
        let kit = Set(files.keys.filter { $0.hasPrefix("kit/") })
        #expect(kit.isEmpty || kit.isSubset(of: after.keys) && kit.count == 3, "\(place): \(kit)")
      }
    }
  }
}

extension TemporaryFolder {
  /// What each file below it has.
  fileprivate func everything() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return paths.reduce(into: [:]) { $0[$1] = try? read($1) }
  }
}
