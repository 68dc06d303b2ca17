import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Files that are written: whole or not at all, and never in the place of something else.
@Suite struct WritingTests {
  static let words = [
    "check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21", "--jobs", "1",
    "a.review.yaml",
  ]

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a.review.yaml": SmallButton.description + "review: {attachments: [letter.pdf]}\n"
    ])
  }

  /// What a pack says of itself in another version.
  private static let otherPack = PackLockTests.manifest.replacing("1.2.0", with: "1.3.0")

  /// What a shell prints in which `$@` is the program with its words.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> String {
    let words = ["-c", line, "sh", Reviewlint.program.path] + words
    return try Reviewlint.run(words, of: "/bin/sh", in: folder.url).output
  }

  static func run(_ words: [String], in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(Self.words + words, in: folder.url)
  }

  private static func mode(of name: String, in folder: TemporaryFolder) throws -> Int? {
    let path = folder.url.appending(path: name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test(arguments: ["text", "json", "jsonl", "sarif", "html"])
  func `standard output that is closed is exit status 2`(_ format: String) throws {
    let line = #""$@" --format \#(format) >&- 2>err; echo $?; cat err"#
    #expect(
      try Self.shell(line, in: Self.folder())
        == "2\nreviewlint: standard output can't be written\n"
    )
  }

  @Test func `what isn't needed may be closed`() throws {
    let folder = try Self.folder()
    let lines = #"""
      "$@" --quiet >&-; echo $?
      "$@" --quiet 2>&-; echo $?
      "$@" --quiet <&-; echo $?
      "$@" --quiet --report json=a.json <&- >&- 2>&-; echo $?
      head -c 1 a.json
      """#
    #expect(try Self.shell(lines, in: folder) == "1\n1\n1\n1\n{")
  }

  @Test func `standard input that is closed can't be read`() throws {
    let line = #""$1" check --quiet - <&- 2>&1; echo $?"#
    #expect(
      try Self.shell(line, in: Self.folder())
        == "error[unreadable]: this file can't be read: Bad file descriptor\n  --> <stdin>\n2\n"
    )
  }

  #if os(Linux)
    private static let ownOutput = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"]
  #else
    private static let ownOutput = ["/dev/stdout", "/dev/fd/1", "link"]
  #endif

  @Test(arguments: ownOutput)
  func `a report goes behind what an open file has`(_ path: String) throws {
    let folder = try Self.folder()
    try folder.write("before\n", to: "log")
    try folder.link("link", to: "/dev/stdout")
    let line = #""$@" --quiet --report json=\#(path) >>log; echo $?; ls -A"#
    #expect(try Self.shell(line, in: folder) == "1\na.review.yaml\nlink\nlog\n")
    #expect(try folder.read("log").hasPrefix("before\n{\n  \"schemaVersion\""))
    #expect(try folder.read("log").hasSuffix("}\n"))
  }

  @Test func `a report goes to any open file, and not to one that is none`() throws {
    let folder = try Self.folder()
    let line = #"""
      echo before >log; "$@" --quiet --report json=/dev/fd/7 7>>log; echo $?; head -c 8 log
      "$@" --quiet --report json=/dev/fd/8 2>err; echo $?; cat err
      """#
    #expect(
      try Self.shell(line, in: folder)
        == """
        1
        before
        {2
        error[unwritten-report]: this report can't be written: Bad file descriptor
          --> /dev/fd/8

        """
    )
  }

  @Test func `a new report has the mode that the system gives, an old one keeps its own`() throws {
    let folder = try Self.folder()
    let report = ["--quiet", "--report", "json=a.json"]
    _ = try Self.shell(#"umask 027; "$@" --quiet --report json=a.json"#, in: folder)
    #expect(try Self.mode(of: "a.json", in: folder) == 0o640)
    for mode in [0o600, 0o664, 0o444] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.url.appending(path: "a.json").path)
      #expect(try Self.run(report, in: folder).status == 1)
      #expect(try Self.mode(of: "a.json", in: folder) == mode)
    }
  }

  #if os(Linux)
    @Test func `want of memory is exit status 3 and a sentence`() throws {
      #expect(
        try Self.shell(#"ulimit -s 64; env -i "$@" 2>&1; echo $?"#, in: Self.folder())
          == """
          reviewlint: it ended in the middle, most likely for want of memory; raise the limits of \
          the shell (ulimit -s, ulimit -v)
          3

          """
      )
    }
  #endif

  @Test func `a name may be as long as the system lets it be`() throws {
    let folder = try Self.folder()
    let name = repeated("n", 250) + ".json"
    #expect(try Self.run(["--quiet", "--report", "json=\(name)"], in: folder).status == 1)
    #expect(try folder.read(name).hasPrefix("{\n"))
  }

  @Test func `what a file may not have is exit status 2`() throws {
    let folder = try Self.folder()
    try folder.write("old\n", to: "a.json")
    let line = #"(ulimit -f 1; "$@" --quiet --report json=a.json 2>&1; echo $?); ls -A; cat a.json"#
    #expect(
      try Self.shell(line, in: folder)
        == """
        error[unwritten-report]: this report can't be written: File too large
          --> a.json
        2
        a.json
        a.review.yaml
        old

        """
    )
  }

  @Test func `a link goes to what isn't there yet, one in a circle goes nowhere`() throws {
    let folder = try Self.folder()
    try folder.link("link.json", to: "real.json")
    try folder.link("circle", to: "circle")
    #expect(try Self.run(["--quiet", "--report", "json=link.json"], in: folder).status == 1)
    #expect(folder.isLink("link.json"))
    #expect(try folder.read("real.json").hasPrefix("{\n"))
    let answer = try Self.run(["--quiet", "--report", "json=circle"], in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("Too many levels of"))
    #expect(folder.isLink("circle"))
  }

  /// Runs until the first report is written and the second waits for a reader; then the signal.
  private static func stopped(by signal: Int32, in folder: TemporaryFolder) throws
    -> Int32
  {
    try folder.run("mkfifo pipe")
    let process = Process()
    process.executableURL = Reviewlint.program
    process.arguments = words + ["--quiet", "--report", "json=a.json", "--report", "jsonl=pipe"]
    process.currentDirectoryURL = folder.url
    // Threads that run tests let no signal through, and neither would what they start. The set
    // lives as long as the calls that borrow it.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
    try process.run()
    while process.isRunning, try !folder.names().contains(where: { $0.hasPrefix(".") }) {
      usleep(10_000)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    return process.terminationStatus
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal leaves nothing behind`(_ signal: Int32) throws {
    let folder = try Self.folder()
    #expect(try Self.stopped(by: signal, in: folder) == signal)
    #expect(try folder.names() == ["a.review.yaml", "pipe"])
  }

  @Test func `a run that was killed is in nobody's way`() throws {
    let folder = try Self.folder()
    #expect(try Self.stopped(by: SIGKILL, in: folder) == SIGKILL)
    #expect(try Self.run(["--quiet", "--report", "json=a.json"], in: folder).status == 1)
    #expect(try folder.read("a.json").hasPrefix("{\n"))
  }

  @Test(
    .enabled(if: Tracer.isThere, "left out: no strace that may trace"),
    arguments: ["rename", "fsync", "fchmod"])
  func `a call of the system that fails is exit status 2 and leaves the old report`(
    _ call: String
  ) throws {
    let folder = try Self.folder()
    try folder.write("old\n", to: "a.json")
    let words = Self.words + ["--quiet", "--report", "json=a.json"]
    let answer = try Tracer.run(words, injecting: "\(call):error=EIO", in: folder)
    #expect(answer.status == 2)
    #expect(
      answer.complaint == """
        error[unwritten-report]: this report can't be written: Input/output error
          --> a.json

        """
    )
    #expect(try folder.names() == ["a.json", "a.review.yaml"])
    #expect(try folder.read("a.json") == "old\n")
  }

  @Test(
    .enabled(if: Tracer.isThere, "left out: no strace that may trace"),
    arguments: ["unlink", "rmdir", "rename", "mkdir"])
  func `whichever call fails that makes a folder or takes one away, nothing is left behind`(
    _ call: String
  ) throws {
    let files = ["br/pack.yaml": PackLockTests.manifest, "br/rules.yaml": OwnRule.file("house")]
    let words = ["packs", "add", "br"]
    let again = try TemporaryFolder(files)
    _ = try Reviewlint.run(words, in: again.url)
    try again.write(Self.otherPack, to: "br/pack.yaml")
    let before = try again.below()
    let count = try Tracer.calls(of: [call], words, in: again)[call, default: []].count
    for number in 1...max(1, count) {
      for isNew in [true, false] {
        let folder = try TemporaryFolder(files)
        if !isNew {
          _ = try Reviewlint.run(words, in: folder.url)
          try folder.write(Self.otherPack, to: "br/pack.yaml")
        }
        let fault = "\(call):error=EIO:when=\(number)"
        let answer = try Tracer.run(words, injecting: fault, in: folder)
        let left = try folder.below()
        #expect(answer.status == 0 || answer.status == 2, "\(fault): \(answer)")
        #expect(!left.contains { $0.contains(".reviewlint-") }, "\(fault): \(left)")
        #expect(isNew || Set(before).isSubset(of: left), "\(fault): \(left)")
      }
    }
  }

  @Test(.enabled(if: Tracer.isThere, "left out: no strace that may trace"))
  func `what can't come back where it was isn't lost`() throws {
    let files = ["br/pack.yaml": PackLockTests.manifest, "br/rules.yaml": OwnRule.file("house")]
    let (words, folder) = (["packs", "add", "br"], try TemporaryFolder(files))
    _ = try Reviewlint.run(words, in: folder.url)
    try folder.write(Self.otherPack, to: "br/pack.yaml")
    let answer = try Tracer.run(words, injecting: "rename:error=EIO:when=2+", in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("; what was there is in /"), "\(answer)")
    let kept = try folder.below().filter { $0.contains(".reviewlint-") }
    #expect(kept.contains { $0.hasSuffix("/rules.yaml") }, "\(kept)")
  }

  @Test(.enabled(if: Tracer.isThere, "left out: no strace that may trace"))
  func `another name is tried where one is taken`() throws {
    let folder = try Self.folder()
    let words = Self.words + ["--quiet", "--report", "json=a.json"]
    let opened = try Tracer.calls(of: ["openat"], words, in: folder)["openat"]
    let place = try #require(opened?.firstIndex { $0.contains(".reviewlint-") }) + 1
    let fault = "openat:error=EEXIST:when=\(place)..\(place + 2)"
    #expect(try Tracer.run(words, injecting: fault, in: folder).status == 1)
    #expect(try folder.names() == ["a.json", "a.review.yaml"])
  }

  @Test(.enabled(if: Tracer.isThere, "left out: no strace that may trace"))
  func `where no thread can be had, the answer is the same`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 { try folder.write(Case.complete(), to: "\(number).review.yaml") }
    let words = ["check", "--jobs", "4", "--as-of", "2026-11-21", "--format", "json"]
    let fault = "clone,clone3:error=EAGAIN"
    let alone = try Tracer.run(words, injecting: fault, in: folder)
    let usual = try Reviewlint.run(words, in: folder.url)
    #expect(alone.output == usual.output)
    #expect(alone.status == usual.status)
  }
}

extension TemporaryFolder {
  /// The paths of all that is below it.
  fileprivate func below() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }

  /// What each file in it has.
  func contents() throws -> [String: String] {
    try names().reduce(into: [:]) { $0[$1] = (try? read($1)) ?? "" }
  }
}
