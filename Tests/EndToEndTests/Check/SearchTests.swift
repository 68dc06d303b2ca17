import Foundation
import Testing

/// Which descriptions a check finds, and that it says so where it finds none.
@Suite struct SearchTests {
  /// A folder of descriptions of one kind.
  private static func folder(_ paths: [String], rules: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in paths { try folder.write("reviewlint: 1\napp: {name: Paw}\n", to: path) }
    if let rules { try folder.write(rules, to: ".reviewlint.yaml") }
    return folder
  }

  private static func list(_ words: String..., in folder: TemporaryFolder, from place: String = ".")
    throws -> Reviewlint.Answer
  {
    try Reviewlint.run(["check", "--list-files"] + words, in: folder.url.appending(path: place))
  }

  @Test func `the list names what would be checked, with its rule file`() throws {
    let folder = try Self.folder([
      "a.review.yaml", "b/x.review.json", "b/c/y.review.yml", "b/n.yaml",
    ])
    try folder.write("override: {}\n", to: "b/.reviewlint.yml")
    let answer = try Self.list(in: folder)
    #expect(answer.status == 0)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        a.review.yaml
        b/c/y.review.yml\tb/.reviewlint.yml
        b/x.review.json\tb/.reviewlint.yml

        """
    )
    let named = try Self.list("b", "--rules", "b/.reviewlint.yml", "--root", "b", in: folder)
    #expect(named.output == "c/y.review.yml\tb/.reviewlint.yml\nx.review.json\tb/.reviewlint.yml\n")
    #expect(try Self.list("-", in: folder).output == "<stdin>\n")
  }

  @Test func `a list of nothing, or of what can't be read, is exit status 2`() throws {
    let folder = try Self.folder(["a/a.review.yaml"])
    try folder.run("mkdir empty; mkdir a/.reviewlint.yaml")
    let empty = try Self.list("empty", in: folder)
    #expect(empty.status == 2)
    #expect(empty.output == "")
    #expect(empty.complaint.hasPrefix("error[no-descriptions]: "))
    let missing = try Self.list("a", "b", in: folder)
    #expect(missing.status == 2)
    #expect(missing.output == "a/a.review.yaml\ta/.reviewlint.yaml\n")
    #expect(
      missing.complaint == """
        error[no-such-file]: there is no such file or folder
          --> b

        error[unreadable-rules]: the rules in 'a/.reviewlint.yaml' can't be read: Is
            a directory
          --> a/.reviewlint.yaml


        """
    )
  }

  @Test func `what a rule file excludes is not searched`() throws {
    let folder = try Self.folder(
      [
        "a.review.yaml", "Examples/a.review.yaml", "Examples/deep/a.review.yaml",
        "app/Fixtures/a.review.yaml", "app/a.review.yaml", "app/old.review.yaml",
      ],
      rules: "exclude: [Examples/**, '**/Fixtures/**', 'app/old.*']\n"
    )
    let all = try Self.list(in: folder)
    #expect(
      all.output == """
        a.review.yaml\t.reviewlint.yaml
        app/a.review.yaml\t.reviewlint.yaml

        excluded\tdescription\tExamples/a.review.yaml\t.reviewlint.yaml:1
        excluded\tdescription\tExamples/deep/a.review.yaml\t.reviewlint.yaml:1
        excluded\tdescription\tapp/Fixtures/a.review.yaml\t.reviewlint.yaml:1
        excluded\tdescription\tapp/old.review.yaml\t.reviewlint.yaml:1

        """
    )
    let below = try Self.list(".", in: folder, from: "app")
    #expect(below.output == "Fixtures/a.review.yaml\na.review.yaml\nold.review.yaml\n")
    let rooted = try Self.list(".", "--root", "..", in: folder, from: "app")
    #expect(rooted.output.hasPrefix("app/a.review.yaml\t.reviewlint.yaml\n\nexcluded\t"))
  }

  @Test func `a rule file further down does not bring back what one above excludes`() throws {
    let folder = try Self.folder(
      ["a/a.review.yaml", "a/Fixtures/a.review.yaml", "a/b/b.review.yaml", "a/b/c/c.review.yaml"],
      rules: "exclude: ['**/Fixtures/**']\n")
    try folder.write("exclude: [c]\n", to: "a/b/.reviewlint.yaml")
    #expect(
      try Self.list(in: folder).output == """
        a/a.review.yaml\t.reviewlint.yaml
        a/b/b.review.yaml\ta/b/.reviewlint.yaml

        excluded\tdescription\ta/Fixtures/a.review.yaml\t.reviewlint.yaml:1
        excluded\tdescription\ta/b/c/c.review.yaml\ta/b/.reviewlint.yaml:1

        """
    )
  }

  @Test func `a file that is named is checked, excluded or not`() throws {
    let folder = try Self.folder(["Examples/a.review.yaml"], rules: "exclude: [Examples/**]\n")
    #expect(try Self.list("Examples/a.review.yaml", in: folder).status == 0)
  }

  @Test func `the rule files that are named exclude from their own folders on`() throws {
    let folder = try Self.folder(
      ["a/x/a.review.yaml", "a/a.review.yaml", "x/a.review.yaml"], rules: "exclude: ['**']\n")
    try folder.write("exclude: [x]\n", to: "a/team.yaml")
    let answer = try Self.list("--rules", "a/team.yaml", in: folder)
    #expect(
      answer.output == """
        a/a.review.yaml\ta/team.yaml
        x/a.review.yaml\ta/team.yaml

        excluded\tdescription\ta/x/a.review.yaml\ta/team.yaml:1

        """
    )
  }

  @Test(arguments: [["."], ["Examples"], ["Examples/deep"]])
  func `excluding everything leaves nothing to judge`(_ paths: [String]) throws {
    let folder = try Self.folder(["Examples/deep/a.review.yaml"], rules: "exclude: [Examples]\n")
    let answer = try Reviewlint.run(["check"] + paths, in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict == """
        error[only-excluded]: there is no description here but what 'exclude' in a
            rule file leaves out
          --> \(paths[0])

        seen: descriptions 1 (excluded 1)
        relaxed: descriptions that a rule file excludes: Examples/deep/a.review.yaml
            (.reviewlint.yaml:1)
        unjudged: 1 thing that couldn't be judged, 0 passed, 0 not applicable

        """
    )
  }

  @Test func `a pattern that fits nothing below the file is a mistake at its place`() throws {
    let folder = try Self.folder(["a.review.yaml"], rules: "exclude:\n  - ../other/**\n")
    let answer = try Reviewlint.run(["check"], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        """
        error[not-a-pattern]: '../other/**' is no pattern for paths below this file,
            such as Examples/**
          --> .reviewlint.yaml:2:5

        """
      )
    )
  }

  @Test(arguments: ["node_modules", "Pods", "build", "DerivedData", ".hidden"])
  func `what tools make is searched only where it is named`(_ name: String) throws {
    let folder = try Self.folder(["a.review.yaml", "app/\(name)/b.review.yaml"])
    let others = name.hasPrefix(".") ? "" : "\nskipped\tfolder\tapp/\(name)\n"
    #expect(try Self.list(in: folder).output == "a.review.yaml\n" + others)
    #expect(try Self.list("app/\(name)", in: folder).output == "app/\(name)/b.review.yaml\n")
    #expect(try Self.list(".", in: folder, from: "app/\(name)").output == "b.review.yaml\n")
  }

  @Test func `a folder with nothing but a folder that isn't searched names it`() throws {
    let folder = try Self.folder(["app/build/b.review.yaml"])
    let answer = try Reviewlint.run(["check", "app"], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        """
        error[only-unsearched]: there is no description here outside 'build', which
            is searched only when named
          --> app

        """
      )
    )
  }

  @Test func `a pipe with the name of a description is named`() throws {
    let folder = try Self.folder(["app/a.review.yaml"])
    try folder.run("mkfifo app/b.review.yaml")
    let answer = try Reviewlint.run(["check", "app", "--format", "json"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output.contains(#""id":"no-file""#))
    #expect(answer.output.contains(#""file":"app/b.review.yaml""#))
  }

  @Test(arguments: ["b.review.YAML", "b.Review.yml", "b.REVIEW.JSON"])
  func `a name that ends in capital letters is no description, and is named`(_ name: String) throws
  {
    let folder = try Self.folder(["app/a.review.yaml", "app/\(name)"])
    let answer = try Reviewlint.run(["check", "app", "--fail-on", "never"], in: folder.url)
    #expect(answer.status == 2)
    let start = """
      error[misnamed-description]: a search doesn't take this for a description,
          for the end of its name has capital letters; call it '\(name.lowercased())'
        --> app/\(name)

      """
    #expect(answer.output.contains(start))
    try folder.write("exclude: ['b.*']\n", to: "app/.reviewlint.yaml")
    #expect(try Self.list("app", in: folder).status == 0)
    #expect(try Self.list("app/\(name)", in: folder).status == 0)
  }

  @Test func `files and folders whose names only look alike are all checked`() throws {
    let names = ["\u{E9}/a.review.yaml", "e\u{301}/a.review.yaml"]
    let files = names + ["n/\u{E9}.review.yaml", "n/e\u{301}.review.yaml"]
    let folder = try Self.folder(files)
    let found = try Self.list(in: folder).output.split(separator: "\n").map { Array($0.utf8) }
    #expect(found == files.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    let named = try Reviewlint.run(["check", "--format", "json"] + files, in: folder.url)
    #expect(named.output.contains("\"descriptions\":4,"))
  }
}
