import Foundation
import Testing

/// How the program that people get is linked, as its headers say; only where it was built.
@Suite struct BinaryTests {
  private static let program = Case.root.appending(path: ".build/release/reviewlint")
  private static let reader = "/usr/bin/readelf"

  private static let canBeRead =
    Reviewlint.isCurrent(program) && FileManager.default.isExecutableFile(atPath: reader)

  private static func headers(_ option: String) throws -> String {
    try Reviewlint.run([option, program.path], of: reader, in: URL(filePath: "/")).output
  }

  @Test(.enabled(if: canBeRead, "there is no program of `make build`, or no readelf"))
  func `the program lies anywhere in memory and needs no other file`() throws {
    #expect(try Self.headers("-hW").contains(/Type: +DYN/))
    #expect(try !Self.headers("-lW").contains("INTERP"))
    #expect(try !Self.headers("-dW").contains("(NEEDED)"))
    #expect(try !Self.headers("-dW").contains("PATH)"))
  }

  @Test(.enabled(if: canBeRead, "there is no program of `make build`, or no readelf"))
  func `nothing is both written and run, and tables are read-only once it runs`() throws {
    let segments = try Self.headers("-lW")
    #expect(segments.contains("GNU_RELRO"))
    #expect(segments.contains(/GNU_STACK .* RW +0/))
    #expect(!segments.contains("RWE"))
    let dynamic = try Self.headers("-dW")
    #expect(dynamic.contains(/FLAGS_1.*NOW.*PIE/))
    #expect(!dynamic.contains("TEXTREL"))
  }

  @Test(.enabled(if: canBeRead, "there is no program of `make build`, or no readelf"))
  func `the program runs and names its commit`() throws {
    let answer = try Reviewlint.run(["--version"], of: Self.program.path, in: URL(filePath: "/"))
    #expect(answer.status == 0)
    let version = #/^reviewlint 0\.1\.0 \(commit ([0-9a-f]{12}(-dirty)?|unknown)\)\n/#
    #expect(answer.output.contains(version))
    #expect(answer.output.contains(#/\nlast compared with Apple's pages on \d{4}-\d\d-\d\d\n$/#))
  }
}
