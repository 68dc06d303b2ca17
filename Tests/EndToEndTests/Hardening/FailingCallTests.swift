import Foundation
import Testing

/// Each call of the system that a command makes fails once: the answer is the same all the same, or
/// it is exit status 2 with a reason; no file is torn or lost, and nothing is left behind.
///
/// Five commands are tried; with FAILING_CALLS in the environment, all of them, in some minutes.
@Suite(
  .enabled(if: Tracer.isThere, "left out: no strace that may trace"),
  .enabled(if: Reviewlint.isBuiltToRun, "left out: `make build` hasn't made this program"))
struct FailingCallTests {
  /// What is run in a folder with these files.
  struct Run: CustomStringConvertible, Sendable {
    let words: [String]
    var files: [String: String] = [:]
    /// Folders of the examples that are copied.
    var examples: [String] = []
    var input = ""

    var description: String { words.joined(separator: " ") }

    func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: name) }
      for name in examples {
        let place = folder.url.appending(path: name)
        try folder.makeFolder(name)
        try FileManager.default.removeItem(at: place)
        let example = Case.root.appending(path: "rules/examples/\(name)")
        try FileManager.default.copyItem(at: example, to: place)
      }
      return folder
    }
  }

  private static let day = ["--as-of", "2026-11-21"]
  private static let smallest = (try? Case.own("smallest.review.yaml")) ?? ""
  private static let complete = (try? Case.complete()) ?? ""
  private static let line = #"{"reviewlint":1,"app":{"name":"P"}}"# + "\n"

  /// A recorded run.
  private static let part: String = {
    guard let folder = try? TemporaryFolder() else { return "" }
    _ = try? folder.write(smallest, to: "a.review.yaml")
    let answer = try? Reviewlint.run(["check", "--format", "json"] + day, in: folder.url)
    return answer?.output ?? ""
  }()

  /// What judges, what writes one file, several, or into somebody's own, and what starts.
  private static let usual: Set = ["check", "report", "fill", "submit", "completions"]

  private static let isWhole = ProcessInfo.processInfo.environment["FAILING_CALLS"] != nil

  private static let runs =
    isWhole
    ? all
    : usual.sorted().compactMap { name in all.first { $0.words[0] == name } }

  private static let all: [Run] = [
    Run(
      words: ["check", "a.review.yaml"] + day,
      files: [
        "a.review.yaml": complete, ".reviewlint.yaml": "extends: [builtin, more.yaml]\n",
        "more.yaml": "extends: [builtin]\n",
      ],
      examples: ["evidence"]
    ),
    Run(
      words: ["check", "--fail-on", "never", "--baseline", "b.json"] + day,
      files: [
        "x/a.review.yaml": smallest, "y/b.review.yaml": smallest,
        "b.json": #"{"schemaVersion": 3, "findings": []}"#,
        ".reviewlint.yaml": "extends: [builtin]\n",
      ]
    ),
    Run(
      words: ["check", "p.review.yaml", "--fail-on", "never", "--jobs", "1"] + day,
      files: ["p.review.yaml": (try? Case.own("project.review.yaml")) ?? ""],
      examples: ["pawprint-ios"]),
    Run(
      words: ["check", "c.review.yaml", "--fail-on", "never"] + day,
      files: ["c.review.yaml": (try? Case.own("captured.review.yaml")) ?? ""],
      examples: ["captures"]),
    Run(
      words: ["check", "a.review.yaml", "--fail-on", "never", "--report", "json=r.json"]
        + ["--write-baseline", "b.json"] + day,
      files: ["a.review.yaml": smallest, "r.json": "old\n", "b.json": "old\n"]
    ),
    Run(words: ["check", "--stream", "--fail-on", "never"] + day, input: line + line),
    Run(words: ["fill", "a.review.yaml"] + day, files: ["a.review.yaml": smallest]),
    Run(words: ["import", "captures/sign-in.xml"], examples: ["captures"]),
    Run(words: ["init", "--app", "Paw", "--yes"], files: ["ios/Podfile.lock": "PODS:\n"]),
    Run(words: ["scan", "pawprint-ios"], examples: ["pawprint-ios"]),
    Run(
      words: ["notes", "a.review.yaml", "--output", "n.txt"],
      files: ["a.review.yaml": complete, "n.txt": "old\n"], examples: ["evidence"]),
    Run(
      words: ["report", "a.review.yaml", "--output", "p.html"] + day,
      files: ["a.review.yaml": smallest, "p.html": "old\n"]),
    Run(
      words: ["fill", "a.review.yaml", "--answers", "answers.json"] + day,
      files: ["a.review.yaml": smallest, "answers.json": answers]),
    Run(
      words: ["ask", "a.review.yaml", "--output", "q.csv"] + day,
      files: ["a.review.yaml": smallest, "q.csv": "old\n"]),
    Run(
      words: ["submit", "a.review.yaml", "--output", "kit"] + day,
      files: ["a.review.yaml": complete], examples: ["evidence"]),
    Run(
      words: ["letter", "mail.txt", "a.review.yaml"] + day,
      files: [
        "a.review.yaml": smallest, "mail.txt": "Guideline 5.1.1(v): offer account deletion.\n",
      ]
    ),
    Run(words: ["eval", "app.name", "a.review.yaml"] + day, files: ["a.review.yaml": smallest]),
    Run(words: ["explain", "house"], files: [".reviewlint.yaml": OwnRule.file("house")]),
    Run(words: ["schema", "description"], files: [".reviewlint.yaml": OwnRule.file("house")]),
    Run(words: ["rules", "list"], files: [".reviewlint.yaml": OwnRule.file("house")]),
    Run(
      words: ["rules", "test", "own.yaml"],
      files: ["own.yaml": OwnRule.file("house"), "a.review.yaml": smallest]),
    Run(
      words: ["packs", "add", "br"],
      files: ["br/pack.yaml": PackLockTests.manifest, "br/rules.yaml": OwnRule.file("house")]),
    Run(words: ["rules", "docs", "--output", "docs"], files: ["docs/old.md": "old\n"]),
    Run(
      words: ["packs", "test", "br"],
      files: ["br/pack.yaml": PackLockTests.manifest, "br/rules.yaml": OwnRule.file("house")]),
    Run(
      words: ["report", "--from", "part.json", "--output", "pages/"], files: ["part.json": part]),
    Run(words: ["report", "--output", "pages/"] + day, files: ["a.review.yaml": smallest]),
    Run(words: ["init", "--ui-test"]),
    shortest,
    Run(
      words: ["lsp"], input: "Content-Length: 33\r\n\r\n" + #"{"jsonrpc":"2.0","method":"exit"}"#),
  ]

  private static let answers = """
    {"schemaVersion": 1, "answers": [{"app": "Pawprint", "path": "app.kind", "value": "social", \
    "by": "Ada", "on": "2026-11-20"}]}

    """

  private static let calls = [
    "openat", "read", "pread64", "write", "newfstatat", "fstat", "getdents64", "rename", "fsync",
    "fchmod", "mkdir", "readlink", "ftruncate", "unlink", "rmdir",
  ]

  private static let shortest = Run(words: ["completions", "fish"])

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
    let whole = try Reviewlint.run(run.words, in: usual.url, input: Data(run.input.utf8))
    let after = try usual.everything()
    let starts = try Self.starts.get()
    let made = try Tracer.calls(of: Self.calls, run.words, in: run.folder(), input: run.input)
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
        let answer = try Tracer.run(run.words, injecting: fault, in: folder, input: run.input)
        let files = try folder.everything()
        // Before the program itself begins, the system says what is lacking.
        guard answer.status != 127 else { continue }
        let isSame = answer == whole && files == after
        let place = "\(fault) \(line)"
        #expect(isSame || answer.status == 2, "\(place)")
        #expect(isSame || !(answer.output + answer.complaint).isEmpty, "\(place)")
        for (name, text) in files {
          // A report says of itself that nothing is judged.
          let isWhole =
            text == before[name] || text == after[name] || Self.isWholeReport(text, name)
          #expect(isWhole, "\(place): \(name) is torn")
        }
        #expect(before.keys.allSatisfy { files[$0] != nil }, "\(place)")
        let kit = Set(files.keys.filter { $0.hasPrefix("kit/") })
        #expect(kit.isEmpty || kit.isSubset(of: after.keys) && kit.count == 3, "\(place): \(kit)")
      }
    }
  }

  @Test func `every command is among those that are tried`() throws {
    let folder = try TemporaryFolder()
    let help = try Reviewlint.run(["help"], in: folder.url).output
    let commands = help.matches(of: #/^  ([a-z]+) /#.anchorsMatchLineEndings()).map(\.output.1)
    #expect(Set(commands.map(String.init)) == Set(Self.all.map { $0.words[0] }))
  }

  private static func isWholeReport(_ text: String, _ name: String) -> Bool {
    if name == "pages/index.html" { return text.hasSuffix("</html>\n<!-- reviewlint report -->\n") }
    if name.hasSuffix(".html") { return text.hasSuffix("</html>\n") }
    return name == "r.json" && (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }
}

extension TemporaryFolder {
  /// What each file below it has.
  fileprivate func everything() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return paths.reduce(into: [:]) { $0[$1] = try? read($1) }
  }
}
