import Foundation
import Testing

/// Files that other files name lie inside the root, and nothing outside is ever shown.
@Suite struct EnclosureTests {
  private static let secret = "secret-words: 1\n"

  /// A repository with a description, and beside it a file that is none of its business.
  private static func folder(extends: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(secret, to: "secret.yaml")
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write("extends: [\(extends)]\n", to: "repository/.reviewlint.yaml")
    try folder.write("reviewlint: 1\napp: {name: Paw}\n", to: "repository/a.review.yaml")
    try folder.write("override: {}\n", to: "repository/shared/base.yaml")
    try folder.run("ln -s ../secret.yaml repository/link.yaml; ln -s .. repository/up")
    try folder.run("mkfifo repository/pipe.yaml")
    return folder
  }

  private static func check(_ folder: TemporaryFolder) throws -> Reviewlint.Answer {
    try Reviewlint.run(["check", "a.review.yaml"], in: folder.url.appending(path: "repository"))
  }

  @Test(arguments: [
    "../secret.yaml", "link.yaml", "up/secret.yaml", "shared/../../secret.yaml",
    "../../../../../../../../etc/passwd", "../missing.yaml",
  ])
  func `what lies outside is an error where it is named, and isn't shown`(name: String) throws {
    let answer = try Self.check(Self.folder(extends: name))
    #expect(answer.status == 2)
    let words = answer.output.withoutVerdict.replacing("\n    ", with: " ")
    let isAbove = ["../secret.yaml", "../missing.yaml"].contains(name)
    #expect(
      words.hasPrefix(
        """
        error[extends-outside]: '\(name)' lies outside the root; what a rule file \
        extends must lie inside\(isAbove ? "; '--root ..' takes it in" : "")
          --> .reviewlint.yaml:1:11

        """
      )
    )
    #expect(!(answer.output + answer.complaint).contains("secret-words"))
    #expect(!(answer.output + answer.complaint).contains("root:"))
  }

  @Test(arguments: [("shared", "Is a directory"), ("pipe.yaml", "Not a regular file")])
  func `what is no file is an error where it is named`(name: String, reason: String) throws {
    let answer = try Self.check(Self.folder(extends: name))
    #expect(answer.status == 2)
    let words = answer.output.withoutVerdict.replacing("\n    ", with: " ")
    #expect(
      words.hasPrefix(
        """
        error[unreadable-rules]: the rules in '\(name)' can't be read: \(reason)
          --> .reviewlint.yaml:1:11

        """
      )
    )
  }

  @Test func `a rule file that leads out is an error, and isn't shown`() throws {
    let folder = try Self.folder(extends: "builtin")
    try folder.run("cd repository; rm .reviewlint.yaml; ln -s ../secret.yaml .reviewlint.yaml")
    let answer = try Self.check(folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict == """
        error[rules-outside]: this rule file is a link that leads out of the root;
            name it with --rules
          --> .reviewlint.yaml

        seen: descriptions 1 (not judged 1)
        unjudged: 1 thing that couldn't be judged, 0 passed, 0 not applicable

        """
    )
  }

  @Test func `a rule file that is a link is an error, wherever it leads`() throws {
    let folder = try Self.folder(extends: "shared/base.yaml")
    try folder.run("cd repository; ln -sf shared/base.yaml .reviewlint.yaml")
    let answer = try Self.check(folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        """
        error[unreadable-rules]: the rules in '.reviewlint.yaml' can't be read: it
            is a symbolic link, which isn't followed; put a copy of the file in its
            place, name the file with --rules, or extend it
          --> .reviewlint.yaml
        """
      )
    )
    let words = ["check", "a.review.yaml", "--rules", ".reviewlint.yaml"]
    let place = folder.url.appending(path: "repository")
    #expect(try Reviewlint.run(words, in: place).status == 1)
    let list = try Reviewlint.run(["check", "--list-files"], in: place)
    #expect(list.status == 2)
    #expect(list.complaint.hasPrefix("error[unreadable-rules]"))
    try folder.run("cd repository; ln -sf nowhere.yaml .reviewlint.yaml")
    for words in [["check"], words] {
      let told = try Reviewlint.run(words, in: place).output.split(whereSeparator: \.isWhitespace)
      #expect(
        told.joined(separator: " ").contains(
          """
          error[unreadable-rules]: the rules in '.reviewlint.yaml' can't be read: it is a symbolic \
          link that leads to nothing --> .reviewlint.yaml
          """))
    }
  }

  @Test(arguments: [("base.yaml", 0), ("linked.yaml", 1), ("../base.yaml", 1)])
  func `what an example begins with is a file inside, and no link`(
    base: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder(["repository/.git/HEAD": ""])
    let text = "reviewlint: 1\napp: {name: Pawprint}\n"
    for path in ["base.yaml", "repository/base.yaml"] { try folder.write(text, to: path) }
    try folder.run("ln -s base.yaml repository/linked.yaml")
    let rule = OwnRule.file("has-name").replacing("''", with: "Cat")
      .replacing("app.name != Cat", with: "app.name != 'Cat'")
      .replacing("apple-and-google", with: base)
    try folder.write(rule, to: "repository/own.yaml")
    let place = folder.url.appending(path: "repository")
    let answer = try Reviewlint.run(["rules", "test", "own.yaml"], in: place)
    #expect(answer.status == status, "\(answer)")
  }

  /// Where a description, a rule file or an option names something, and how that is told.
  private static let places: [(name: String, id: String, place: String)] = [
    ("capture", "unreadable-capture", "a.review.yaml:3:53"),
    ("details", "unreadable-details", "a.review.yaml:4:19"),
    ("--baseline", "unreadable-baseline", "pipe.yaml"),
    ("--rules", "unreadable-rules", "pipe.yaml"),
    ("operand", "unreadable", "pipe.yaml"),
  ]

  @Test(arguments: places)
  func `nobody waits for who writes into a pipe`(name: String, id: String, place: String) throws {
    let folder = try Self.folder(extends: "builtin")
    let capture = name == "capture" ? ", capture: pipe.yaml" : ""
    let details = name == "details" ? "review: {details: pipe.yaml}" : ""
    try folder.write(
      """
      reviewlint: 1
      app: {name: Paw}
      screens: [{id: start, device: iphone-se-3\(capture)}]
      \(details)
      """,
      to: "repository/a.review.yaml"
    )
    let options = name.hasPrefix("--") ? ["a.review.yaml", name, "pipe.yaml"] : []
    let words = name == "operand" ? ["pipe.yaml"] : options.isEmpty ? ["a.review.yaml"] : options
    let answer = try Reviewlint.run(
      ["check", "--format", "concise"] + words, in: folder.url.appending(path: "repository"))
    #expect(answer.status == 2)
    let first = answer.output.withoutVerdict.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("\(place):") && first.contains(id), "\(answer.output)")
    #expect(first.contains("Not a regular file"), "\(answer.output)")
  }

  @Test func `what lies inside is read, wherever the root is`() throws {
    let inside = try Self.folder(extends: "shared/base.yaml")
    #expect(try Self.check(inside).status == 1)
    let outside = try Self.folder(extends: "../secret.yaml")
    let answer = try Reviewlint.run(
      ["check", "a.review.yaml", "--root", ".."], in: outside.url.appending(path: "repository"))
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        "error[unknown-key]: there is no key 'secret-words' here"))
  }

  @Test func `a rule file outside the root may extend what lies beside it`() throws {
    let folder = try Self.folder(extends: "builtin")
    try folder.write("extends: [base.yaml]\n", to: "org/rules.yaml")
    try folder.write("override: {}\n", to: "org/base.yaml")
    let words = ["check", "a.review.yaml", "--rules", "../org/rules.yaml"]
    let place = folder.url.appending(path: "repository")
    #expect(try Reviewlint.run(words, in: place).status == 1)
    try folder.write("extends: [../secret.yaml]\n", to: "org/rules.yaml")
    let answer = try Reviewlint.run(words, in: place)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        "error[extends-outside]: '../secret.yaml' lies outside"))
  }

  @Test(arguments: [
    ("shared/base.yaml", false), ("../secret.yaml", true), ("link.yaml", true),
    ("/etc/passwd", true), ("pipe.yaml", true), ("shared", true), ("none.yaml", true),
  ])
  func `an attachment outside is missing`(name: String, isMissing: Bool) throws {
    let folder = try Self.folder(extends: "builtin")
    try folder.write(
      "reviewlint: 1\napp: {name: Paw}\nafterSignIn: []\nreview: {attachments: ['\(name)']}\n",
      to: "repository/a.review.yaml")
    let answer = try Reviewlint.run(
      ["check", "a.review.yaml", "--only", "attachments-exist"],
      in: folder.url.appending(path: "repository"))
    #expect(answer.status == (isMissing ? 1 : 0), "\(answer.output)")
  }
}
