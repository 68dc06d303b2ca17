import Foundation

/// A page that people copy from.
struct Page: Sendable {
  /// What stands in it to copy.
  struct Block: Sendable {
    /// The page, from the checkout on.
    let page: String
    let language: String
    let text: String
  }

  let path: String
  let text: String

  /// The page of which each section is a recipe.
  static let cookbook = ".github/docs/rules-cookbook.md"

  /// The README and the pages behind it, and those beside the examples.
  static let all: [Page] = {
    let docs = Case.root.appending(path: ".github/docs").path
    let examples = Case.root.appending(path: "rules/examples").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs)) ?? []
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: examples)) ?? []
    let paths =
      ["README.md"] + names.sorted().map { ".github/docs/\($0)" }
      + below.sorted().filter { $0.hasSuffix(".md") }.map { "rules/examples/\($0)" }
    return paths.compactMap { path in
      let file = Case.root.appending(path: path)
      return (try? String(contentsOf: file, encoding: .utf8)).map { Page(path: path, text: $0) }
    }
  }()

  /// What stands in the blocks of a kind, on all pages.
  static func texts(_ kind: Block.Kind) -> [String] {
    all.flatMap(\.blocks).filter { $0.kinds == [kind] }.map(\.text)
  }

  /// Its blocks of code, of any language and none.
  var blocks: [Block] {
    var blocks: [Block] = []
    var fence: (indent: Substring, marks: Substring, language: String)?
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }
      let rest = line.dropFirst(indent.count)
      let marks = rest.prefix { $0 == rest.first && ($0 == "`" || $0 == "~") }
      if let open = fence {
        if marks.count >= open.marks.count, marks.first == open.marks.first,
          marks.count == rest.count
        {
          let text = lines.map { $0 + "\n" }.joined()
          blocks.append(Block(page: path, language: open.language, text: text))
          (fence, lines) = (nil, [])
        } else {
          lines.append(line.hasPrefix(open.indent) ? line.dropFirst(open.indent.count) : line)
        }
      } else if marks.count >= 3 {
        let words = rest.dropFirst(marks.count).split(separator: " ")
        fence = (indent, marks, words.first.map(String.init) ?? "")
      }
    }
    return blocks
  }
}

extension Page.Block {
  /// What a block is, and so what tests ask of it.
  enum Kind: Hashable {
    /// A gate on a platform: it says no where `check` does.
    case gate(Platform)
    /// Commands that set up a gate on a platform for a team.
    case setup(Platform)
    /// Commands for a folder with a description, which end well.
    case commands
    /// Commands for a change that is checked out, by the rules of its base branch.
    case baseBranch
    /// Goals of this checkout's Makefile.
    case goals
    /// The call of the example for Spark.
    case spark
    /// What jq and SQLite are asked about recorded runs.
    case queries
    /// A call of somebody else's program, which isn't run.
    case otherProgram
    /// A whole description, and some of its keys.
    case description, descriptionPart
    /// A file of rules, some keys of a rule, the reasons of one of our own, texts in a language, and
    /// what several rules ask.
    case rules, rulePart, ownReason, texts, definitions
    /// Guidelines of one's own.
    case guidelines
    /// What a pack says of itself.
    case pack
    /// A file of a recipe, named in its first line, or calls with what they answer.
    case recipe
    /// What the program prints about the first description, and about three apps.
    case output, fleetOutput
    /// What an editor reads.
    case settings
  }

  /// Whose job runs a gate.
  enum Platform: String {
    case shell, xcode, github, gitlab, component, jenkins, bitrise, danger, fastlane
    case xcodeCloud = "xcode-cloud"
    case preCommit = "pre-commit"
  }

  /// Every block, by how it begins: one that isn't here has no test yet.
  static let kinds: [String: [(start: String, kind: Kind)]] = [
    "README.md": [
      ("make demo ", .goals),
      ("reviewlint: 1\napp: {name: Pawprint}\nlogin:\n", .description),
      ("error[apple-button-not-smaller]: ", .output),
      ("reviewlint check\n", .gate(.shell)),
      ("reviewlint check --format github --report ", .gate(.shell)),
      ("override:\n", .rules),
    ],
    ".github/docs/ci.md": [
      ("mkdir -p .github/workflows\n", .setup(.github)),
      ("cat >.gitlab-ci.yml ", .setup(.component)),
      ("name: reviewlint\non:\n", .gate(.github)),
      ("reviewlint:\n  image: ", .gate(.gitlab)),
      ("include:\n  - remote: ", .gate(.component)),
      ("export PATH=", .gate(.xcode)),
      ("#!/bin/sh\nset -e\nbrew tap ", .gate(.xcodeCloud)),
      ("lane :review do\n", .gate(.fastlane)),
      ("pipeline {\n", .gate(.jenkins)),
      ("format_version: \"13\"\n", .gate(.bitrise)),
      ("repos:\n", .gate(.preCommit)),
      ("require \"json\"\n", .gate(.danger)),
      ("git fetch ", .baseBranch),
    ],
    ".github/docs/fleets.md": [
      ("reviewlint check apps/a ", .gate(.shell)),
      ("# A line an app", .queries),
      ("pip install pyspark\n", .spark),
    ],
    ".github/docs/rules.md": [
      ("name: br ", .pack),
      ("find * -type f ", .otherProgram),
      ("guidelines:\n  - {key: brand, ", .guidelines),
      ("extends: [builtin]\nexclude: ", .rules),
      ("parameters: {ages: ", .rulePart),
      ("parameters: {minimumRatio: ", .rulePart),
      ("message: {en: ", .rulePart),
      ("review:\n  if: login.exemption.kind ", .rulePart),
      ("language: fr\n", .texts),
      ("    examples:\n      untested:\n", .ownReason),
      ("definitions:\n", .definitions),
      ("fields:\n  screens[].custom.consent:\n", .rules),
    ],
    ".github/docs/descriptions.md": [
      ("Not ready to submit: 1 problem would", .output),
      ("screens:\n  - id: sign-in\n    devices: ", .descriptionPart),
      ("screens:\n  - device: iphone-se-3\n    capture: ", .descriptionPart),
      ("evidence: {project: ", .descriptionPart),
      ("evidence: {app: ", .descriptionPart),
      ("waivers:\n", .descriptionPart),
    ],
    ".github/docs/reports.md": [
      ("2 of 3 apps ", .fleetOutput),
      ("reviewlint report login.review.yaml ", .commands),
      ("chromium --headless ", .otherProgram),
    ],
    ".github/docs/editors.md": [
      ("reviewlint schema description ", .commands),
      ("{\n  \"yaml.schemas\": ", .settings),
      ("# yaml-language-server: ", .description),
      ("vim.api.", .settings),
      ("[language-server.reviewlint]\n", .settings),
      ("{\n  \"lsp\": ", .settings),
      ("(define-derived-mode ", .settings),
    ],
  ]

  /// The kinds that it has by how it begins: one.
  var kinds: [Kind] {
    if page == Page.cookbook { return [.recipe] }
    return (Self.kinds[page] ?? []).filter { text.hasPrefix($0.start) }.map(\.kind)
  }

  var platform: Platform? {
    if case .gate(let platform)? = kinds.first { platform } else { nil }
  }
}
