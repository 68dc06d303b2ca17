import Foundation
import Testing

/// Recipes of rules: their files are short, and the calls below them answer what is shown.
@Suite struct CookbookTests {
  /// A section of the page.
  struct Recipe: CustomStringConvertible, Sendable {
    let description: String
    let blocks: [Page.Block]

    /// Its files, by the names in their first lines.
    var files: [(name: String, text: String)] {
      blocks.filter { $0.language == "yaml" }.map { block in
        (block.text.prefix { $0 != "\n" }.dropFirst(2).description, block.text)
      }
    }

    /// Its calls, each with the lines that are shown of what it answers.
    var calls: [(call: String, lines: [Substring])] {
      blocks.filter { $0.language == "console" }.flatMap { block in
        block.text.split(separator: #/(?m)^\$ /#).map { part in
          let lines = part.split(separator: "\n")
          return (String(lines[0]), lines.dropFirst().filter { $0 != "…" })
        }
      }
    }
  }

  static let recipes: [Recipe] = {
    let page = Page.all.first { $0.path == Page.cookbook }
    let sections = page?.text.components(separatedBy: "\n## ").dropFirst() ?? []
    return sections.map { section in
      let title = section.prefix { $0 != "\n" }.description
      return Recipe(description: title, blocks: Page(path: Page.cookbook, text: section).blocks)
    }
  }()

  @Test func `there are twelve recipes, and every block is a part of one`() throws {
    #expect(Self.recipes.count == 12)
    let blocks = Self.recipes.flatMap(\.blocks)
    #expect(blocks.count == Page.all.flatMap(\.blocks).count { $0.kinds == [.recipe] })
    #expect(blocks.allSatisfy { ["yaml", "console"].contains($0.language) })
  }

  @Test(arguments: recipes)
  func `a recipe is short, and its calls answer what is shown`(recipe: Recipe) throws {
    let folder = try TemporaryFolder(["login.review.yaml": Page.texts(.description)[0]])
    for (name, text) in recipe.files {
      #expect(name.hasSuffix(".yaml"))
      // The first line is its name.
      #expect(text.split(separator: "\n").count <= 16, "\(name)")
      try folder.write(text, to: name)
    }
    #expect(!recipe.files.isEmpty && !recipe.calls.isEmpty)
    let path = Reviewlint.program.deletingLastPathComponent().path
    for (call, lines) in recipe.calls {
      let answer = try Reviewlint.run(
        ["-c", call], of: "/bin/sh", in: folder.url,
        environment: ["PATH": "\(path):/usr/bin:/bin"])
      let said = answer.output + answer.complaint
      var rest = said.split(separator: "\n")[...]
      for line in lines {
        let place = try #require(rest.firstIndex(of: line), "\(line)\nin\n\(said)")
        rest = rest[(place + 1)...]
      }
    }
  }
}
