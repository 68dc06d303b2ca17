import Foundation

extension String {
  /// What text says between the verdict's sentence at its beginning and that at its end, without the
  /// places of the errors before it; of lines without text around them, all but the first.
  var withoutVerdict: String {
    if hasPrefix("reviewlint: ") { return String(drop { $0 != "\n" }.dropFirst()) }
    guard let end = firstRange(of: "\n\n") else { return self }
    let sentence = self[..<end.lowerBound] + "\n"
    let rest = self[end.upperBound...]
    let body = rest.hasSuffix(sentence) ? rest.dropLast(sentence.count) : rest
    return body.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.wholeMatch(of: #/  (\S+:\d+:\d+  )?[a-z0-9\/-]+/#) == nil }
      .joined(separator: "\n")
  }
}

/// The built program, run as a person would run it.
struct Reviewlint {
  struct Answer: Equatable {
    let output: String
    let complaint: String
    let status: Int32
  }

  /// The program that `make build` made of these sources, else the one built beside these tests.
  static let program: URL = {
    let beside = built("reviewlint")
    let builds = beside.deletingLastPathComponent().deletingLastPathComponent()
    let released = builds.appending(path: "release/reviewlint")
    return isProgram(released) && isCurrent(released) ? released : beside
  }()

  /// Whether it is the one that `make build` made, which loads little before it begins.
  static let isBuiltToRun = program.deletingLastPathComponent().path.hasSuffix("release")

  /// A program that was built beside these tests.
  static func built(_ name: String) -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/", !isProgram(folder.appending(path: name)) {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: name)
  }

  private static func isProgram(_ file: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: file.path)
      && !FileManager.default.fileExists(atPath: file.appending(path: "Package.swift").path)
  }

  /// Whether nothing that the program is made of has changed since it was built.
  static func isCurrent(_ program: URL, madeOf others: [String] = []) -> Bool {
    guard let built = changed(program) else { return false }
    let files = FileManager.default
    return (["Sources", "rules", "Package.swift", "Makefile"] + others).allSatisfy { name in
      let place = Case.root.appending(path: name)
      let below = files.enumerator(at: place, includingPropertiesForKeys: nil)?.allObjects
      return ([place] + (below ?? []).compactMap { $0 as? URL }).allSatisfy { file in
        let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        return isFolder || changed(file).map { $0 < built } == true
      }
    }
  }

  private static func changed(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Runs the program in a folder; it sees nothing of this process but what is given.
  static func run(
    _ arguments: [String], of other: String? = nil, in folder: URL, input text: Data = Data(),
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
      try (name == "in" ? text : Data()).write(to: url)
      return url
    }
    let input = try FileHandle(forReadingFrom: files[0])
    let output = try FileHandle(forWritingTo: files[1])
    let complaint = try FileHandle(forWritingTo: files[2])
    defer { for handle in [input, output, complaint] { try? handle.close() } }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = complaint
    try process.runToItsEnd()
    return Answer(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      complaint: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationReason == .exit ? process.terminationStatus : -1)
  }
}
