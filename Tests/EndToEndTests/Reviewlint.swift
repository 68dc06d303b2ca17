import Foundation

/// The built program, run as a person would run it.
struct Reviewlint {
  struct Answer {
    let output: String
    let complaint: String
    let status: Int32
  }

  /// The program that was built beside these tests.
  static var program: URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    var folder = tests
    while folder.path != "/" {
      let program = folder.appending(path: "reviewlint")
      if FileManager.default.isExecutableFile(atPath: program.path),
        !FileManager.default.fileExists(atPath: program.appending(path: "Package.swift").path)
      {
        return program
      }
      folder.deleteLastPathComponent()
    }
    return tests.appending(path: "reviewlint")
  }

  /// Runs the program in a folder; it sees nothing of this process but what is given.
  static func run(
    _ arguments: [String],
    of other: String? = nil,
    in folder: URL,
    input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    process.executableURL = other.map { URL(filePath: $0) } ?? program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(
      ["LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""]
    ) { given, _ in given }
    let scratch = try TemporaryFolder()
    let files = try ["in", "out", "err"].map { name in
      let url = scratch.url.appending(path: name)
      try (name == "in" ? input : Data()).write(to: url)
      return url
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      complaint: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationReason == .exit ? process.terminationStatus : -1
    )
  }
}
