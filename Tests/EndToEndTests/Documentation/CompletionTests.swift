import Foundation
import Testing

/// What shells complete, and what the manual shows, is what the program parses.
@Suite struct CompletionTests {
  /// Command lines with their last words, and some of what completes these.
  private static let lines: [(words: [String], found: [String], others: [String])] = [
    (["ru"], ["rules"], ["check"]),
    (["check", "--fai"], ["--fail-on"], ["--format"]),
    (["check", "--format", "js"], ["json", "jsonl"], ["text"]),
    (["check", "--report", "sar"], ["sarif="], ["text="]),
    (["report", "--fail-on", ""], ["error", "never"], ["--output", "text"]),
    (["rules", ""], ["list", "test", "docs"], ["check"]),
    (["rules", "--format", "j"], ["json"], ["text"]),
    (["completions", ""], ["bash", "zsh", "fish"], ["list"]),
    (["notes", "--language", "zh"], ["zh-Hans"], ["en"]),
  ]

  private static func isThere(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  private static func folder(_ shell: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let script = try Reviewlint.run(["completions", shell], in: folder.url)
    #expect(script.status == 0)
    try folder.write(script.output, to: "_reviewlint")
    return folder
  }

  private static func candidates(
    _ words: [String], of shell: String, in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(
      words, of: "/usr/bin/\(shell)", in: folder.url,
      environment: ["HOME": folder.url.path, "PATH": "/usr/bin:/bin", "TERM": "xterm"])
  }

  @Test(.enabled(if: isThere("bash"), "bash is not installed"))
  func `bash completes commands, options and their values`() throws {
    let folder = try Self.folder("bash")
    for (words, found, others) in Self.lines {
      let script = #"""
        source ./_reviewlint; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _reviewlint
        printf '%s\n' "${COMPREPLY[@]}"
        """#
      let answer = try Self.candidates(
        ["--norc", "-c", script, "bash", "reviewlint"] + words, of: "bash", in: folder)
      let lines = Set(answer.output.split(separator: "\n").map(String.init))
      #expect(lines.isSuperset(of: found), "\(words): \(lines) \(answer.complaint)")
      #expect(lines.isDisjoint(with: others), "\(words)")
    }
  }

  @Test(.enabled(if: isThere("fish"), "fish is not installed"))
  func `fish completes commands, options and their values`() throws {
    let folder = try Self.folder("fish")
    for (words, found, others) in Self.lines {
      let line = (["reviewlint"] + words).joined(separator: " ")
      let answer = try Self.candidates(
        ["--no-config", "-c", "source ./_reviewlint; complete -C '\(line)'"], of: "fish", in: folder
      )
      let lines = Set(
        answer.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
          .map(String.init)
      )
      #expect(lines.isSuperset(of: found), "\(words): \(lines) \(answer.complaint)")
      #expect(lines.isDisjoint(with: others), "\(words)")
    }
  }

  /// A shell in a terminal of its own is typed at until what is expected appears.
  @Test(
    .enabled(if: isThere("zsh") && isThere("perl"), "zsh or perl is not installed"),
    arguments: [
      ("", "completions"), ("check --fai", "--fail-on"), ("check --format js", "jsonl"),
      ("check --report sar", "sarif="), ("rules ", "docs"), ("rules --format j", "json"),
      ("notes --language zh", "zh-Hans"),
    ]
  )
  func `zsh completes commands, options and their values`(line: String, found: String) throws {
    let folder = try Self.folder("zsh")
    let script = #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1= RPS1=; fpath=($PWD \$fpath); autoload -U compinit; compinit -u -D; print re''ady"
      zpty -r shell seen '*ready*'
      zpty -w -n shell "reviewlint $1"$'\t\t'
      zpty -r shell seen "*$2*"
      print -r -- "$seen"
      zpty -d shell
      """#
    // Threads that run tests let no signal through, and zsh would wait for one for ever.
    let unblocking = "use POSIX; sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV"
    let words = ["-e", unblocking, "timeout", "20", "zsh", "-f", "-c", script, "zsh", line, found]
    let answer = try Self.candidates(words, of: "perl", in: folder)
    #expect(answer.status == 0, "\(answer.output) \(answer.complaint)")
    #expect(answer.output.contains(found))
  }

  @Test func `a shell that nobody knows is a mistake`() throws {
    let folder = try TemporaryFolder()
    for words in [["completions"], ["completions", "tcsh"], ["completions", "bash", "zsh"]] {
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(answer.status == 2)
      #expect(answer.output.isEmpty)
    }
  }

  @Test(arguments: [
    "check", "report", "notes", "explain", "rules", "import", "scan", "completions",
  ])
  func `the manual has every option that a command's help has`(_ command: String) throws {
    let folder = try TemporaryFolder()
    let help = try Reviewlint.run([command, "--help"], in: folder.url).output
    let page = try Reviewlint.run(["help", "--man"], in: folder.url).output
    let start = try #require(page.range(of: ".SS \\fB\(command)\\fR"))
    let rest = page[start.upperBound...]
    let section = rest[..<(rest.range(of: "\n.S")?.lowerBound ?? rest.endIndex)]
    let options = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
    #expect(!options.isEmpty)
    for option in options {
      let name = option.split(separator: " ")[0].replacing("-", with: "\\-")
      #expect(section.contains("\n\\fB\(name)\\fR"), "\(name)")
    }
  }

  @Test(.enabled(if: isThere("groff"), "groff is not installed"))
  func `the manual is a page without a mistake`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Reviewlint.run(["help", "--man"], in: folder.url).output, to: "page.1")
    let words = ["-man", "-ww", "-z", "page.1"]
    let answer = try Self.candidates(words, of: "groff", in: folder)
    #expect(answer.status == 0)
    #expect(answer.complaint.isEmpty)
  }
}
