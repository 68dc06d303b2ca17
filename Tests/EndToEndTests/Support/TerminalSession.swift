import Foundation

/// The program on a terminal, answered step by step by what is seen there.
final class TerminalSession {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// What there was to see until now.
  private(set) var screen = ""
  /// What was seen before is no answer to what is typed now.
  private var seen = 0

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    let words = [Reviewlint.program.path] + arguments
    let quoted = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let line = "stty cols 100 rows 50; exec \(quoted)"
    process.executableURL = URL(filePath: "/usr/bin/script")
    #if os(Linux)
      process.arguments = ["-qefc", line, "/dev/null"]
    #else
      process.arguments = ["-qe", "/dev/null", "/bin/sh", "-c", line]
    #endif
    process.currentDirectoryURL = folder.url
    process.environment = [
      "TERM": "xterm", "SHELL": "/bin/sh",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits until a text is to be seen that wasn't before the last thing that was typed; false where
  /// the program ends, or asks for the next answer, without it.
  func sees(_ text: String) -> Bool {
    while !news.contains(text) {
      guard !news.hasSuffix("\n> "), readMore() else { return false }
    }
    return true
  }

  /// What is to be seen since something was typed.
  var news: Substring { screen.dropFirst(seen) }

  func type(_ text: String) throws {
    seen = screen.count
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The exit status, with 128 and the number of the signal that ended it.
  func end() -> Int32 {
    while readMore() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func readMore() -> Bool {
    let more = output.fileHandleForReading.availableData
    guard !more.isEmpty else { return false }
    screen += String(decoding: more, as: UTF8.self).replacing("\r\n", with: "\n")
    return true
  }
}
