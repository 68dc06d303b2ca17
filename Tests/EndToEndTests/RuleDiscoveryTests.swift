import Foundation
import Testing

/// A repository with descriptions and rule files in it.
private struct Checkout {
  let folder: TemporaryFolder

  static let narrow = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple, frame: [24, 440, 100, 44]}]

    """

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    for (name, text) in files { try folder.write(text, to: name) }
  }

  func check(_ words: String..., from place: String = ".", input: String = "") throws
    -> Reviewlint.Answer
  {
    try Reviewlint.run(
      ["check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21"] + words,
      in: folder.url.appending(path: place),
      input: Data(input.utf8)
    )
  }
}

@Suite struct RuleDiscoveryTests {
  private static let off = "override: {apple-button-minimum-size: {severity: note}}\n"
  private static let broken = "override: {apple-button-minimal-size: off}\n"

  @Test func `without a rule file the built-in rules hold`() throws {
    let checkout = try Checkout(["app/a.review.yaml": Checkout.narrow])
    #expect(try checkout.check("app").status == 1)
  }

  @Test(arguments: [".reviewlint.yaml", "apps/.reviewlint.yaml", "apps/paw/.reviewlint.yaml"])
  func `a rule file holds for everything below it`(_ name: String) throws {
    let checkout = try Checkout([name: Self.off, "apps/paw/a.review.yaml": Checkout.narrow])
    let answer = try checkout.check("apps/paw/a.review.yaml")
    #expect(answer.status == 0)
    #expect(answer.output.contains("off or set otherwise: apple-button-minimum-size\n"))
  }

  @Test func `the nearest rule file holds, not those above it`() throws {
    let checkout = try Checkout([
      ".reviewlint.yaml": Self.off, "apps/.reviewlint.yaml": "override: {}\n",
      "apps/a.review.yaml": Checkout.narrow, "b.review.yaml": Checkout.narrow,
    ])
    #expect(try checkout.check("apps").status == 1)
    #expect(try checkout.check("b.review.yaml").status == 0)
    #expect(try checkout.check(".").status == 1)
  }

  @Test func `it is looked for above the description, not above the current folder`() throws {
    let checkout = try Checkout([
      "here/.reviewlint.yaml": Self.off, "there/a.review.yaml": Checkout.narrow,
    ])
    #expect(try checkout.check("../there", from: "here").status == 1)
  }

  @Test func `standard input lies in the current folder`() throws {
    let checkout = try Checkout(["here/.reviewlint.yaml": Self.off])
    #expect(try checkout.check("-", from: "here", input: Checkout.narrow).status == 0)
    #expect(try checkout.check("-", input: Checkout.narrow).status == 1)
  }

  @Test func `a rule file above the repository does not hold`() throws {
    let checkout = try Checkout([".reviewlint.yaml": Self.off])
    try checkout.folder.write("", to: "inner/.git/HEAD")
    try checkout.folder.write(Checkout.narrow, to: "inner/a.review.yaml")
    #expect(try checkout.check("inner").status == 1)
  }

  @Test func `outside a repository only the description's own folder is looked at`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.off, to: ".reviewlint.yaml")
    try folder.write(Checkout.narrow, to: "a.review.yaml")
    try folder.write(Checkout.narrow, to: "apps/a.review.yaml")
    let words = ["check", "--only", "apple-button-minimum-size", "--as-of", "2026-11-21"]
    #expect(try Reviewlint.run(words + ["a.review.yaml"], in: folder.url).status == 0)
    #expect(try Reviewlint.run(words + ["apps"], in: folder.url).status == 1)
  }

  @Test func `a rule file that was named is the only one`() throws {
    let checkout = try Checkout([
      ".reviewlint.yaml": Self.broken, "strict.yaml": "override: {}\n",
      "a.review.yaml": Checkout.narrow,
    ])
    #expect(try checkout.check("a.review.yaml").status == 2)
    #expect(try checkout.check("a.review.yaml", "--rules", "strict.yaml").status == 1)
  }

  @Test func `a broken rule file of one description makes the run unjudged`() throws {
    let checkout = try Checkout([
      "a/.reviewlint.yaml": Self.broken, "a/a.review.yaml": Checkout.narrow,
      "b/b.review.yaml": Checkout.narrow,
    ])
    let answer = try checkout.check(".")
    #expect(answer.status == 2)
    #expect(
      answer.output.hasPrefix(
        """
        error[unknown-target]: 'apple-button-minimal-size' is no rule, guideline or
            topic; did you mean 'apple-button-minimum-size'?
          --> a/.reviewlint.yaml:1:12

        """
      )
    )
  }

  @Test func `a name that only one of the rule files knows can be selected`() throws {
    let rule = """
      rules:
        - id: mine
          title: Mine
          guidelines: ["4.0"]
          severity: error
          why: so
          sources: [me]
          each: [screen: screens]
          require: "false"
          message: m
          fix: f
          examples:
            passes: [{name: a, base: smallest}]
            fails: [{name: b, base: smallest}]

      """
    let checkout = try Checkout([
      "a/.reviewlint.yaml": rule, "a/a.review.yaml": Checkout.narrow,
      "b/b.review.yaml": Checkout.narrow,
    ])
    let answer = try checkout.check(".", "--only", "mine")
    #expect(answer.status == 1)
    #expect(answer.output.contains("error[mine]: m"))
  }

  @Test func `paths are shown from the repository's root`() throws {
    let checkout = try Checkout(["apps/paw/a.review.yaml": Checkout.narrow])
    let answer = try checkout.check("a.review.yaml", from: "apps/paw")
    #expect(answer.output.hasPrefix("Pawprint (apps/paw/a.review.yaml)\n"))
    let other = try checkout.check("a.review.yaml", "--root", "..", from: "apps/paw")
    #expect(other.output.hasPrefix("Pawprint (paw/a.review.yaml)\n"))
  }
}
