import Foundation
import Testing

/// What the README shows to copy.
@Suite struct RecipeTests {
  private static let readme = Case.root.appending(path: "README.md")

  @Test(.enabled(if: Schemas.shared != nil, Schemas.absence))
  func `recipes are as the schemas of their platforms have them`() throws {
    let schemas = try #require(Schemas.shared)
    #expect(try schemas.complaints(of: "validate-recipes.py", about: Self.readme) == [])
  }

  @Test func `every line that calls the program calls it rightly`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let reports = text.matches(of: /--(?:report|format)[ =]([a-z]+)/).map { String($0.output.1) }
    #expect(reports.count > 10)
    for format in Set(reports) {
      let answer = try Reviewlint.run(["check", "--format", format, "-"], in: Case.root)
      #expect(!answer.complaint.contains("is no value of --format"), "\(format)")
    }
  }

  /// The names of the files of a folder without their ending, without those below others.
  private static func names(in folder: String) throws -> [String] {
    let path = Case.root.appending(path: folder).path
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(".yaml".count)) }
  }

  @Test func `formats, commands, languages and the number of rules are those of the program`()
    throws
  {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let help = try Reviewlint.run(["check", "--help"], in: Case.root).output
    let match = try #require(help.firstMatch(of: /standard output gets: ([a-z (),\s]+)\./))
    for name in match.output.1.replacing(" (default)", with: "").split(separator: /,\s+/) {
      #expect(text.contains("| `\(name)` |"), "\(name)")
    }
    let all = try Reviewlint.run(["--help"], in: Case.root).output
    let commands = all.matches(of: #/(?m)^  ([a-z]+) .*  [A-Z]/#).map(\.output.1)
    #expect(commands.count > 4)
    for command in commands {
      let isShown = ["| `\(command) ", "reviewlint \(command) "].contains { text.contains($0) }
      #expect(isShown, "\(command)")
    }
    for tag in try Self.names(in: "rules/locales") { #expect(text.contains("`\(tag)`"), "\(tag)") }
    let listed = try Reviewlint.run(["rules", "list"], in: Case.root).output
      .split(separator: "\n").count
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Case.root.appending(path: "rules").path
    )
    let known = Set(["examples", "locales", "detection"])
    let files = try folders.filter { !known.contains($0) && !$0.contains(".") }
      .reduce(0) { $0 + (try Self.names(in: "rules/\($1)")).count }
    #expect(text.contains("among \(files) rules"))
    #expect(text.contains(" of \(listed) rules were asked"))
  }
}
