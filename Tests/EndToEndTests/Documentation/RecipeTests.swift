import Foundation
import Testing

/// What the README and the pages behind it show to copy.
@Suite struct RecipeTests {
  private static let docs = Case.root.appending(path: ".github/docs")
  private static let pages = Page.all
  private static let readme = pages[0].text
  private static let text = pages.map(\.text).joined(separator: "\n")

  private static func settings(in language: String) -> [String] {
    pages.flatMap(\.blocks).filter { $0.kinds == [.settings] && $0.language == language }
      .map(\.text)
  }

  @Test(.enabled(if: Schemas.shared != nil, Schemas.absence))
  func `recipes are as the schemas of their platforms have them`() throws {
    let schemas = try #require(Schemas.shared)
    let page = Self.docs.appending(path: "ci.md")
    #expect(try schemas.complaints(of: "validate-recipes.py", about: [page]) == [])
  }

  @Test func `the README is short, and says how to set up and what nobody has tried`() {
    #expect(Self.readme.utf8.count < 10_000)
    for words in ["\nmake demo ", "\nmake test ", "nobody has built or run it on a Mac"] {
      #expect(Self.readme.contains(words), "\(words)")
    }
    #expect(Self.pages.count > 5)
  }

  @Test func `links lead to files and headings that are there`() throws {
    for page in Self.pages {
      let folder = Case.root.appending(path: page.path).deletingLastPathComponent()
      let links = page.text.matches(of: #/\]\(([^)\s]+)\)|src="([^"]+)"/#)
      for match in links {
        let link = String(match.output.1 ?? match.output.2 ?? "")
        guard !link.hasPrefix("https://") else { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false)
        let target = folder.appending(path: String(parts[0])).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path): \(link)")
        guard parts.count == 2 else { continue }
        let headings = try String(contentsOf: target, encoding: .utf8).matches(of: /(?m)^#+ (.+)$/)
        let anchors = headings.map {
          $0.output.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            .replacing(" ", with: "-")
        }
        #expect(anchors.contains(String(parts[1])), "\(page.path): \(link)")
      }
    }
  }

  @Test func `every line that calls the program calls it rightly`() throws {
    let reports = Self.text.matches(of: /--(?:report|format)[ =]([a-z]+)/)
    #expect(reports.count > 10)
    let help = try Reviewlint.run(["--help"], in: Case.root).output
    let commands = Set(help.matches(of: #/(?m)^  ([a-z]+) .*  [A-Z]/#).map(\.output.1))
    let calls = Self.text.matches(of: #/(?:`|\n *|run: |&& )reviewlint ([a-z]+)([^`\n]*)/#)
    #expect(calls.count > 15)
    let helps: [Substring: String] = try Set(calls.map(\.output.1)).reduce(into: [:]) {
      helps, command in
      helps[command] = try Reviewlint.run([String(command), "--help"], in: Case.root).output
    }
    for call in calls {
      try #require(commands.contains(call.output.1), "\(call.output.0)")
      let options = try #require(helps[call.output.1])
      for option in call.output.2.matches(of: #/ (--[a-z-]+)/#) {
        #expect(options.contains("  \(option.output.1) "), "\(call.output.0)")
      }
    }
  }

  @Test func `descriptions that are shown are read, and answered as it is shown`() throws {
    let descriptions = Page.texts(.description)
    #expect(descriptions.count == 2)
    for text in descriptions {
      let folder = try TemporaryFolder(["login.review.yaml": text])
      let answer = try Reviewlint.run(
        ["check", "--as-of", "2026-11-21", "login.review.yaml"], in: folder.url)
      #expect(answer.status == 1, "\(answer.output)\(answer.complaint)")
      guard text == descriptions.first else { continue }
      let answers = Page.texts(.output)
      #expect(answers.count == 2)
      let said = Set(answer.output.split(separator: "\n"))
      for line in answers.joined().split(separator: "\n") where !Self.isShortened(line) {
        #expect(said.contains(line), "\(line)")
      }
    }
  }

  /// Whether a page leaves something out there.
  private static func isShortened(_ line: Substring) -> Bool {
    line.contains("…") && !line.contains(" | …") || line.hasPrefix("to decide[")
  }

  @Test func `rules that are shown hold, and their examples show all of them`() throws {
    let rules = Page.texts(.rules)
    #expect(rules.count == 3)
    for text in rules {
      let folder = try TemporaryFolder([".reviewlint.yaml": text])
      let answer = try Reviewlint.run(
        ["rules", "test", ".reviewlint.yaml", "--coverage", "--mutate"], in: folder.url)
      #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
      #expect(answer.output.contains("2 examples: all come out"))
    }
  }

  private static let python = EditorTests.program("python3") {
    try Reviewlint.run(["-c", "import tomllib"], of: $0, in: Case.root).status == 0
  }

  @Test(.enabled(if: python != nil, "left out: no python3 from 3.11 on"))
  func `Helix's settings are TOML`() throws {
    let folder = try TemporaryFolder()
    let text = try #require(Self.settings(in: "toml").first)
    try folder.write(text, to: "languages.toml")
    let script = """
      import tomllib; t = tomllib.load(open("languages.toml", "rb")); s = t["language-server"]
      print([x in s or x for x in t["language"][0]["language-servers"]], s["reviewlint"])
      """
    let answer = try Reviewlint.run(["-c", script], of: Self.python, in: folder.url)
    #expect(
      answer.output == """
        ['yaml-language-server', True] {'command': 'reviewlint', 'args': ['lsp']}

        """
    )
  }

  @Test(.enabled(if: EditorTests.neovim != nil, "left out: no Neovim"))
  func `Neovim's settings start the server`() throws {
    let folder = try TemporaryFolder()
    let text = try #require(Self.settings(in: "lua").first)
    try folder.write(text, to: "init.lua")
    try folder.write("reviewlint: 1\nlogni: {}\n", to: "login.review.yaml")
    try folder.write(
      """
      vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20)
      vim.fn.writefile({ vim.diagnostic.get(0)[1].code }, 'told.txt')
      vim.cmd('qall!')
      """,
      to: "ask.lua"
    )
    let path = Reviewlint.program.deletingLastPathComponent().path
    let answer = try Reviewlint.run(
      [
        "--headless", "-u", "init.lua", "-i", "NONE", "-n", "login.review.yaml", "-c",
        "luafile ask.lua", "-c", "cquit 3",
      ],
      of: EditorTests.neovim,
      in: folder.url,
      environment: [
        "HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path, "PATH": "\(path):/usr/bin:/bin",
      ]
    )
    #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
    #expect(["missing-key", "unknown-key"].contains(try folder.read("told.txt").dropLast()))
  }

  @Test func `formats and the number of rules are those of the program`() throws {
    let help = try Reviewlint.run(["check", "--help"], in: Case.root).output
    let match = try #require(help.firstMatch(of: /standard output gets: ([a-z (),\s-]+)\./))
    for name in match.output.1.replacing(" (default)", with: "").split(separator: /,\s+/) {
      #expect(Self.text.contains("| `\(name)` |"), "\(name)")
    }
    let listed = try Reviewlint.run(["rules", "list"], in: Case.root).output
      .split(separator: "\n").count
    #expect(Self.readme.contains("among \(listed) rules"))
    #expect(Self.text.contains(" of \(listed) rules were asked"))
  }
}
