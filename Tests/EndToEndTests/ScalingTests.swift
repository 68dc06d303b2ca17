import Foundation
import Testing

/// What is twice as long takes twice the instructions, in every reader and every report.
///
/// Counting takes minutes, so that it is done where it is asked for: `SCALING=1 swift test`.
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
  private static func count(_ name: String, _ size: Int) throws -> Double {
    let words = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program, name, "\(size)"]
    let answer = try Reviewlint.run(
      words,
      of: valgrind,
      in: FileManager.default.temporaryDirectory,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    let line = try #require(answer.complaint.firstMatch(of: /Collected : ([0-9]+)/), "\(answer)")
    return try #require(Double(line.output.1))
  }

  private static let size = 32
  /// In proportion it is 2; a square, 4.
  private static let most = 2.6

  private static let isAskedFor = ProcessInfo.processInfo.environment["SCALING"] != nil

  @Test(
    .enabled(if: isAskedFor, "left out: SCALING isn't set"),
    .enabled(if: valgrind != nil, "left out: valgrind isn't here"),
    arguments: names
  )
  func `it takes as much more as there is more of it`(name: String) throws {
    let counts = try [1, 2, 4].map { try Self.count(name, $0 * Self.size) }
    let ratio = (counts[2] - counts[1]) / (counts[1] - counts[0])
    #expect(ratio < Self.most, "\(counts)")
  }

  @Test func `readers and writers are there to be counted`() {
    #expect(Self.names.count > 40)
    #expect(Set(Self.names).count == Self.names.count)
  }
}
