import Foundation
import Testing

/// What a person sees on a terminal, and what stays out of files and pipes.
@Suite(.enabled(if: PseudoTerminal.isThere, "left out: no script that brings a terminal"))
struct TerminalTests {
  private static let words = [
    "check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21", "a.review.yaml",
  ]

  private static func folder(documents: Int = 1) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let documents = Array(repeating: SmallButton.description, count: documents)
    try folder.write(documents.joined(separator: "---\n"), to: "a.review.yaml")
    return folder
  }

  private static let colour = "\u{1B}[1;31m"

  @Test(arguments: [
    (["TERM": "xterm"], [], true), (["TERM": "dumb"], [], false),
    (["TERM": "xterm", "NO_COLOR": "1"], [], false), (["TERM": "xterm", "NO_COLOR": ""], [], true),
    (["TERM": "dumb", "FORCE_COLOR": "1"], [], true),
    (["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"], [], false),
    (["TERM": "xterm"], ["--color", "never"], false),
    (["TERM": "xterm", "NO_COLOR": "1"], ["--color", "always"], true),
  ])
  func `a terminal is coloured unless somebody says no`(
    environment: [String: String], words: [String], isColoured: Bool
  ) throws {
    let terminal = try PseudoTerminal(
      Self.words + words, in: Self.folder(), environment: environment)
    #expect(terminal.screen.contains(Self.colour) == isColoured)
  }

  @Test(arguments: [(20, 40), (40, 40), (60, 60), (80, 80), (120, 120), (300, 120)])
  func `text is as wide as the terminal, from 40 to 120 columns`(columns: Int, width: Int) throws {
    let terminal = try PseudoTerminal(Self.words, in: Self.folder(), columns: UInt16(columns))
    // A path or a command stays whole, so that it can be copied.
    let lines = terminal.lines.filter {
      $0.split(separator: " ").count > 1 && !$0.contains("reviewlint ")
        && $0.wholeMatch(of: #/  \S+:\d+:\d+  \S+/#) == nil
    }
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.count > width - 20 })
  }

  @Test func `a long run says how far it is, and takes it back`() throws {
    let folder = try Self.folder(documents: 3)
    try folder.run("mkfifo later")
    // It waits for the reader, and longer than people do before they begin to wonder.
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "exec 3> later; sleep 1.2; cat a.review.yaml >&3"]
    writer.currentDirectoryURL = folder.url
    try writer.run()
    let words = Self.words.dropLast() + ["-", "--format", "json"]
    let terminal = try PseudoTerminal(Array(words), in: folder, reading: "later")
    writer.waitUntilExit()
    let line = #/\rdescriptions checked: [0-9]+\u{1B}\[K/#
    #expect(terminal.screen.contains(line))
    let rest = terminal.screen.replacing(line, with: "")
    #expect(rest.hasPrefix("\r\u{1B}[K{\n"))
  }

  @Test func `a short run says nothing about itself`() throws {
    let terminal = try PseudoTerminal(Self.words, in: Self.folder())
    #expect(!terminal.screen.contains("\u{1B}[K"))
  }
}
