import Foundation
import Testing

/// What the README shows to copy.
@Suite struct RecipeTests {
  private static let readme = Case.root.appending(path: "README.md")

  @Test func `recipes are as the schemas of their platforms have them`() throws {
    guard let schemas = Schemas(for: "schemas of recipes") else { return }
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

  @Test func `every format is in the table`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let help = try Reviewlint.run(["check", "--help"], in: Case.root).output
    let match = try #require(help.firstMatch(of: /standard output gets: ([a-z (),\s]+)\./))
    let listed = match.output.1
    for name in listed.replacing(" (default)", with: "").split(separator: /,\s+/) {
      #expect(text.contains("| `\(name)` |"), "\(name)")
    }
  }
}
