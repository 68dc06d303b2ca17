import Foundation

/// A program that takes part, and the words it is given.
struct Program {
  let path: String
  var words: [String] = []

  /// It lies beside this program.
  static func yardstick(_ words: [String]) -> Program {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return Program(path: folder.appending(path: "Yardstick").path, words: words)
  }

  /// It lies where the first argument says.
  static func reviewlint(_ words: [String]) -> Program {
    let path = CommandLine.arguments.dropFirst().first ?? ".build/release/reviewlint"
    return Program(path: URL(filePath: path).path, words: words)
  }

  /// What a program needs from its start to its end.
  struct Need {
    let milliseconds: Double
    let mebibytes: Double
  }

  /// One run; nil if it ends otherwise than with an answer.
  func need() -> Need? {
    let numbers = Program.yardstick(["--measure", path] + words).text().output
      .split { $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return Need(milliseconds: numbers[0], mebibytes: numbers[1] / 1024)
  }

  /// How many instructions a run takes; nil where there is no valgrind.
  func instructions() -> Double? {
    let words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", path] + words
    let lines = Program(path: "/usr/bin/env", words: words).text().complaint.split(separator: "\n")
    let last = lines.last { $0.contains("Collected :") }
    return last?.split(separator: " ").last.flatMap { Double($0) }
  }

  /// Runs it for what it writes; nothing if it can't be run.
  private func text() -> (output: String, complaint: String) {
    let process = Process()
    let complaint = FileManager.default.temporaryDirectory.appending(path: "reviewlint-bench.err")
    try? Data().write(to: complaint)
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = try? FileHandle(forWritingTo: complaint)
    guard (try? process.run()) != nil else { return ("", "") }
    let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let told = (try? Data(contentsOf: complaint)) ?? Data()
    return (String(decoding: output, as: UTF8.self), String(decoding: told, as: UTF8.self))
  }

  /// The median time of each program, in milliseconds.
  ///
  /// They take turns, so that whatever else the machine does slows all of them.
  static func race(_ rounds: Int, _ programs: [Program]) -> [Double] {
    var times = programs.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() {
        times[index].append(program.need()?.milliseconds ?? .nan)
      }
    }
    return times.map { times in
      times.contains { $0.isNaN } ? .nan : times.sorted()[rounds / 2]
    }
  }
}
