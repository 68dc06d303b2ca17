import Foundation
import Testing

/// What happens to answers on their way out.
@Suite struct OutputTests {
  private static let words = [
    "check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21", "a.review.yaml",
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["a.review.yaml": SmallButton.description])
    return folder
  }

  /// Runs a shell line in which `$@` is the program with its words.
  private static func shell(_ line: String, in folder: TemporaryFolder) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, "sh", Reviewlint.program.path] + words
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "text", "concise", "json", "jsonl", "markdown", "sarif", "junit", "github", "gitlab", "xcode",
  ])
  func `a full device is exit status 2`(_ format: String) throws {
    let line = #""$@" --format \#(format) 2>err >/dev/full; echo $?"#
    let folder = try Self.folder()
    #expect(try Self.shell(line, in: folder) == "2\n")
    #expect(try folder.read("err") == "reviewlint: standard output can't be written\n")
  }

  @Test func `a report to a full device is exit status 2`() throws {
    let line = #""$@" --quiet --report json=/dev/full 2>&1; echo $?"#
    let words = try Self.shell(line, in: Self.folder()).split(whereSeparator: \.isWhitespace)
    #expect(words.suffix(7).joined(separator: " ") == "space left on device --> /dev/full 2")
  }

  /// The program starts when nobody can read what it says any more.
  private static func unread(_ call: String) -> String {
    #"mkfifo end; { cat end; \#(call) 2>err; echo $? >status; } | { exec <&-; echo >end; }; "#
      + "cat status err"
  }

  @Test(arguments: [
    (#""$@""#, 1), (#""$@" --format html --report json=a.json"#, 1),
    (#""$@" --fail-on never --format json"#, 0), (#""$1" rules list"#, 0),
    (#""$1" notes a.review.yaml"#, 1), (#""$1" --help"#, 0), (#""$1" check nothing"#, 2),
  ])
  func `a reader that went away hears no more, and changes no status`(
    _ call: String, _ status: Int32
  ) throws {
    let folder = try Self.folder()
    let answer = try Self.shell(Self.unread(call), in: folder)
    #expect(answer.hasPrefix("\(status)\n"))
    #expect(!answer.contains("can't be written"))
    guard call.contains("a.json") else { return }
    #expect(try folder.read("a.json").contains(#""verdict": "violations""#))
  }

  @Test func `a reader that went away leaves lines unjudged`() throws {
    let line = Self.unread(#"yes '{}' | "$1" check --stream"#)
    #expect(try Self.shell(line, in: Self.folder()) == "2\n")
  }

  @Test(arguments: ["rules list", "explain 4.8", "--version", "--help"])
  func `other commands see a full device too`(_ command: String) throws {
    let line = #""$1" \#(command) 2>/dev/null >/dev/full; echo $?"#
    #expect(try Self.shell(line, in: Self.folder()) == "2\n")
  }

  @Test func `a report says the same as standard output`() throws {
    let folder = try Self.folder()
    let json = try Reviewlint.run(
      Self.words + ["--format", "json", "--report", "text=a.txt", "--report", "json=a.json"],
      in: folder.url)
    let text = try Reviewlint.run(Self.words + ["--report=json=b.json"], in: folder.url)
    #expect(json.status == 1)
    #expect(text.status == 1)
    #expect(try folder.read("a.json") == json.output)
    #expect(try folder.read("b.json") == json.output)
    #expect(try folder.read("a.txt") == text.output)
  }

  @Test func `a report never has colours, and a quiet run writes it all the same`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(
      Self.words + ["--quiet", "--color", "always", "--report", "text=a.txt"], in: folder.url)
    #expect(answer.output.isEmpty)
    #expect(try folder.read("a.txt").withoutVerdict.hasPrefix("Pawprint (a.review.yaml)\n"))
  }

  @Test func `a link to a report stays a link`() throws {
    let folder = try Self.folder()
    try folder.write("old\n", to: "real.json")
    try folder.link("link.json", to: "real.json")
    _ = try Reviewlint.run(Self.words + ["--report", "json=link.json"], in: folder.url)
    #expect(try folder.read("real.json").hasPrefix("{\n"))
    #expect(folder.isLink("link.json"))
  }

  @Test func `a pipe gets the report and stays a pipe`() throws {
    let line = """
      mkfifo pipe; cat pipe >copy & "$@" --quiet --report json=pipe; wait
      test -p pipe && head -c 1 copy
      """
    #expect(try Self.shell(line, in: Self.folder()) == "{")
  }

  /// Formats that name the verdict, and the words of a run that could not be judged.
  private static let unjudged = [
    ("json", #""verdict": "unjudged""#), ("jsonl", #""verdict":"unjudged""#),
    ("sarif", #""executionSuccessful": false"#), ("markdown", "could not be judged"),
    ("text", "unjudged: "), ("github", "Not judged"), ("junit", #"errors="1""#),
  ]

  @Test(arguments: unjudged)
  func `no report claims a verdict where another can't be written`(
    _ format: String, _ words: String
  ) throws {
    for place in ["none/b.jsonl", "/dev/full", "folder"] {
      let folder = try Self.folder()
      try folder.write("", to: "folder/file")
      let reports = ["--report", "\(format)=a", "--report", "jsonl=\(place)"]
      let answer = try Reviewlint.run(Self.words + reports, in: folder.url)
      #expect(answer.status == 2)
      #expect(answer.output.contains("unjudged: "))
      #expect(try folder.read("a").contains(words), "\(place)")
      #expect(try folder.names() == ["a", "a.review.yaml", "folder"])
    }
  }

  @Test func `a report says so where standard output can't be written`() throws {
    let folder = try Self.folder()
    let line = #""$@" --report json=a.json 2>/dev/null >/dev/full; echo $?"#
    #expect(try Self.shell(line, in: folder) == "2\n")
    #expect(try folder.read("a.json").contains(#""id":"unwritten-output""#))
  }
}
