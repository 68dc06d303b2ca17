import Foundation

/// The program on a terminal, as a person would see it; `script` brings the terminal.
struct PseudoTerminal {
  /// What there was to see, with every sequence that steers the terminal.
  let screen: String
  let status: Int32

  init(
    _ arguments: [String], in folder: TemporaryFolder, columns: UInt16 = 80, input: String = "",
    reading pipe: String? = nil, environment: [String: String] = ["TERM": "xterm"]
  ) throws {
    let words = [Reviewlint.program.path] + arguments
    let quoted = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let redirection = pipe.map { " <'\($0)'" } ?? ""
    let line = "stty cols \(columns) rows 50; exec \(quoted)\(redirection)"
    #if os(Linux)
      let script = ["-qec", line, "/dev/null"]
    #else
      let script = ["-qe", "/dev/null", "/bin/sh", "-c", line]
    #endif
    let answer = try Reviewlint.run(
      script, of: "/usr/bin/script", in: folder.url, input: Data(input.utf8),
      environment: environment.merging(["SHELL": "/bin/sh"]) { given, _ in given })
    screen = answer.output.replacing("\r\n", with: "\n")
    status = answer.status
  }

  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// The lines as they can be read, without colours.
  var lines: [Substring] {
    screen.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
  }
}
