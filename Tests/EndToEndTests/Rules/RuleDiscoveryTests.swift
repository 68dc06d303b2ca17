import Foundation
import Testing

/// A repository with descriptions and rule files in it.
private struct Checkout {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    try folder.write("", to: ".git/HEAD")
  }

  func check(_ words: String..., from place: String = ".", input: String = "") throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(
      ["check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21"] + words,
      in: folder.url.appending(path: place), input: Data(input.utf8))
  }
}

@Suite struct RuleDiscoveryTests {
  private static let off = "override: {apple-button-minimum-size: {severity: note}}\n"
  private static let broken = "override: {apple-button-minimal-size: off}\n"

  @Test(arguments: [".reviewlint.yaml", "apps/.reviewlint.yaml", "apps/paw/.reviewlint.yaml"])
  func `a rule file holds for everything below it`(_ name: String) throws {
    let checkout = try Checkout([name: Self.off, "apps/paw/a.review.yaml": SmallButton.description])
    let answer = try checkout.check("apps/paw/a.review.yaml")
    #expect(answer.status == 0)
    let relaxed = "\nrelaxed: rules that count for less: apple-button-minimum-size"
    #expect(answer.output.contains(relaxed))
  }

  @Test func `the nearest rule file holds, not those above it`() throws {
    let checkout = try Checkout([
      ".reviewlint.yaml": Self.off, "apps/.reviewlint.yaml": "override: {}\n",
      "apps/a.review.yaml": SmallButton.description, "b.review.yaml": SmallButton.description,
    ])
    #expect(try checkout.check("apps").status == 1)
    #expect(try checkout.check("b.review.yaml").status == 0)
    #expect(try checkout.check(".").status == 1)
  }

  @Test func `it is looked for above the description, not above the current folder`() throws {
    let checkout = try Checkout([
      "here/.reviewlint.yaml": Self.off, "there/a.review.yaml": SmallButton.description,
    ])
    #expect(try checkout.check("../there", from: "here").status == 1)
  }

  @Test func `standard input lies in the current folder`() throws {
    let checkout = try Checkout(["here/.reviewlint.yaml": Self.off])
    #expect(try checkout.check("-", from: "here", input: SmallButton.description).status == 0)
    #expect(try checkout.check("-", input: SmallButton.description).status == 1)
  }

  @Test func `a repository within the one where somebody stands, as a submodule, is a part of it`()
    throws
  {
    let checkout = try Checkout([".reviewlint.yaml": Self.off])
    try checkout.folder.write("gitdir: ../.git/modules/inner\n", to: "inner/.git")
    try checkout.folder.write(SmallButton.description, to: "inner/a.review.yaml")
    #expect(try checkout.check("inner").status == 0)
  }

  /// The same outside a repository; each folder of it is checked from a folder.
  private static func outsideARepository(_ path: String, from place: String, _ words: String...)
    throws -> Int32
  {
    let folder = try TemporaryFolder([".reviewlint.yaml": off])
    for name in ["a.review.yaml", "apps/a.review.yaml", "apps/paw/a.review.yaml", "here/x"] {
      try folder.write(SmallButton.description, to: name)
    }
    let options = ["--only", "apple-button-minimum-size", "--as-of", "2026-11-21"]
    return try Reviewlint.run(
      ["check", path] + options + words, in: folder.url.appending(path: place)
    ).status
  }

  @Test func `outside a repository a rule file holds from the current folder, or the root, on`()
    throws
  {
    #expect(try Self.outsideARepository("apps/paw/a.review.yaml", from: ".") == 0)
    #expect(try Self.outsideARepository(".", from: "apps") == 1)
    #expect(try Self.outsideARepository("-", from: "apps") == 2)
    #expect(try Self.outsideARepository(".", from: "apps", "--root", "..") == 0)
    #expect(try Self.outsideARepository("apps", from: ".", "--root", "apps") == 1)
    #expect(try Self.outsideARepository("../apps/paw", from: "here") == 0)
  }

  @Test(arguments: [
    ("ln -s .reviewlint.yaml .reviewlint.yaml", "Too many levels of symbolic links"),
    ("mkfifo .reviewlint.yaml", "Not a regular file"),
  ])
  func `a rule file that is none is named, and nothing is judged`(
    script: String, reason: String
  ) throws {
    let checkout = try Checkout(["apps/a.review.yaml": SmallButton.description])
    try checkout.folder.run(script)
    let complaint =
      "error[unreadable-rules]: the rules in '.reviewlint.yaml' can't be read: \(reason)"
    let answer = try checkout.check("apps")
    #expect(answer.status == 2)
    let words = answer.output.withoutVerdict.replacing("\n    ", with: " ")
    #expect(words.hasPrefix("\(complaint)\n  --> .reviewlint.yaml\n"))
    for words in [["rules", "list"], ["explain", "4.8"], ["notes", "apps/a.review.yaml"]] {
      let other = try Reviewlint.run(words, in: checkout.folder.url)
      #expect(other.status == 2)
      #expect(other.complaint.replacing("\n    ", with: " ").hasPrefix(complaint + "\n"))
    }
  }

  @Test func `folders whose names only look alike have rule files of their own`() throws {
    let checkout = try Checkout([
      "caf\u{E9}/.reviewlint.yaml": Self.off, "caf\u{E9}/a.review.yaml": SmallButton.description,
    ])
    try checkout.folder.write(SmallButton.description, to: "cafe\u{301}/a.review.yaml")
    #expect(try checkout.check("caf\u{E9}").status == 0)
    #expect(try checkout.check("cafe\u{301}").status == 1)
    #expect(try checkout.check("caf\u{E9}", "cafe\u{301}").status == 1)
    #expect(try checkout.check(".").status == 1)
  }

  @Test func `a rule file that was named is the only one`() throws {
    let checkout = try Checkout([
      ".reviewlint.yaml": Self.broken, "strict.yaml": "override: {}\n",
      "a.review.yaml": SmallButton.description,
    ])
    #expect(try checkout.check("a.review.yaml").status == 2)
    #expect(try checkout.check("a.review.yaml", "--rules", "strict.yaml").status == 1)
  }

  @Test func `a broken rule file of one description makes the run unjudged`() throws {
    let checkout = try Checkout([
      "a/.reviewlint.yaml": Self.broken, "a/a.review.yaml": SmallButton.description,
      "b/b.review.yaml": SmallButton.description,
    ])
    let answer = try checkout.check(".")
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        """
        error[unknown-target]: 'apple-button-minimal-size' is no rule, guideline or
            topic; did you mean 'apple-button-minimum-size'?
          --> a/.reviewlint.yaml:1:12

        """
      )
    )
  }

  @Test func `a name that only one of the rule files knows can be selected`() throws {
    let checkout = try Checkout([
      "a/.reviewlint.yaml": OwnRule.file("mine").replacing("!= ''", with: "== ''"),
      "a/a.review.yaml": SmallButton.description,
      "b/b.review.yaml": SmallButton.description,
    ])
    let answer = try checkout.check(".", "--only", "mine")
    #expect(answer.status == 1)
    #expect(answer.output.contains("error[mine]: It is ours"))
  }

  @Test func `paths are shown from the repository's root`() throws {
    let checkout = try Checkout(["apps/paw/a.review.yaml": SmallButton.description])
    let answer = try checkout.check("a.review.yaml", from: "apps/paw")
    #expect(answer.output.withoutVerdict.hasPrefix("Pawprint (apps/paw/a.review.yaml)\n"))
    let other = try checkout.check("a.review.yaml", "--root", "..", from: "apps/paw")
    #expect(other.output.withoutVerdict.hasPrefix("Pawprint (paw/a.review.yaml)\n"))
  }
}
