import Foundation
import Testing

/// What is twice as long takes twice the instructions, in every reader and every report.
///
/// Counting takes minutes, so that it is done where it is asked for: `make scaling`.
@Suite struct ScalingTests {
  private static let valgrind = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { $0 + "/valgrind" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let program = Reviewlint.built("Scaling").path

  private static let names: [String] = {
    let folder = FileManager.default.temporaryDirectory
    let answer = try? Reviewlint.run([], of: program, in: folder)
    return (answer?.output ?? "").split(separator: "\n").map(String.init)
  }()

  /// How many instructions it takes.
  private static func count(_ words: [String], in folder: URL) throws -> Double {
    let answer = try Reviewlint.run(
      ["--tool=callgrind", "--callgrind-out-file=/dev/null"] + words, of: valgrind, in: folder,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let line = try #require(answer.complaint.firstMatch(of: /Collected : ([0-9]+)/), "\(answer)")
    return try #require(Double(line.output.1))
  }

  private static let size = 32
  /// In proportion it is 2; a square, 4.
  private static let most = 2.6

  private static let isAskedFor = ProcessInfo.processInfo.environment["SCALING"] != nil

  @Test(
    .enabled(if: isAskedFor, "left out: SCALING isn't set"),
    .enabled(if: valgrind != nil, "left out: valgrind isn't here"), arguments: names)
  func `it takes as much more as there is more of it`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
    try Self.expectProportion { size in
      try Self.count([Self.program, name, "\(size)"], in: folder)
    }
  }

  @Test(
    .enabled(if: isAskedFor, "left out: SCALING isn't set"),
    .enabled(if: valgrind != nil, "left out: valgrind isn't here"), arguments: CountedCommand.all)
  func `a command takes as much more as there is more of what it reads`(
    command: CountedCommand
  ) throws {
    try Self.expectProportion { size in
      let folder = try TemporaryFolder([".git/HEAD": ""])
      for (name, text) in command.files(size) { try folder.write(text, to: name) }
      return try Self.count([Reviewlint.program.path] + command.words, in: folder.url)
    }
  }

  private static func expectProportion(_ count: (_ size: Int) throws -> Double) throws {
    let counts = try [1, 2, 4].map { try count($0 * size) }
    let ratio = (counts[2] - counts[1]) / (counts[1] - counts[0])
    #expect(ratio < most, "\(counts)")
  }

  @Test func `readers and writers are there to be counted`() {
    #expect(Self.names.count > 40)
    #expect(Set(Self.names).count == Self.names.count)
  }
}
