import Foundation
import Testing

/// The page for whoever takes the project over says what is there.
@Suite struct ContributingTests {
  private static let page =
    (try? String(
      contentsOf: SwiftFile.root.appending(path: ".github/CONTRIBUTING.md"), encoding: .utf8)) ?? ""

  @Test func `the page can be read in one go`() {
    let lines = Self.page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((100...201).contains(lines.count))
  }

  @Test func `every file that it names is there`() {
    let folders = ["Sources/", "Tests/", "rules/", ".github/", ".ci/"]
    let named = Self.page.split(separator: "`").map(String.init).filter { text in
      folders.contains { text.hasPrefix($0) && text != $0 }
        && !text.contains(where: { "<*".contains($0) })
    }
    #expect(named.count > 40)
    let missing = named.filter {
      !FileManager.default.fileExists(atPath: SwiftFile.root.appending(path: $0).path)
    }
    #expect(missing == [])
  }

  @Test func `a module imports what the page says`() {
    let rows = Self.page.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.split(separator: "`").map(String.init) }
    }
    for (module, imports) in ArchitectureTests.allowed where module != "Commands" {
      let row = rows.first { $0.count == 3 && $0[0].contains(module) }
      let said = Set(row?[2] ?? []).filter { $0.contains(where: \.isLetter) }
      #expect(said == imports.subtracting(ArchitectureTests.systemLibraries), "\(module)")
    }
  }
}
