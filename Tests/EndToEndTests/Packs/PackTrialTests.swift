import Foundation
import Testing

/// What tests of packs and of whole folders say.
@Suite struct PackTrialTests {
  @Test func `a pack is tested by its folder, and by its name as the lock has it`() throws {
    let folder = try PackLockTests.added()
    let words = ["packs", "test", "src/br", "br", "--coverage", "--mutate"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        2 rules, 4 examples: all come out as they say
        they reach everything
        0 changes of the rules: 0 go unnoticed

        """
    )
    let unknown = try Reviewlint.run(["packs", "test", "bra"], in: folder.url)
    #expect(
      unknown.complaint == """
        reviewlint: there is no pack 'bra' in 'reviewlint.lock'; did you mean 'br'?; 'reviewlint \
        packs add FOLDER' takes one in

        """
    )
    #expect(unknown.status == 2)
    try folder.run("echo '#' >> .reviewlint/packs/br/rules/version.yaml")
    let changed = try Reviewlint.run(["packs", "test", "br"], in: folder.url)
    #expect(changed.complaint.hasPrefix("error[pack-changed]"))
    #expect(changed.status == 2)
  }

  @Test func `without names all packs of the lock are tested, and there must be one`() throws {
    let folder = try PackLockTests.added()
    let named = try Reviewlint.run(["packs", "test", "br"], in: folder.url)
    let all = try Reviewlint.run(["packs", "test"], in: folder.url)
    #expect(all.output == named.output)
    #expect(all.output.hasPrefix("1 rule, 2 examples: all come out as they say"))
    #expect(all.status == 0)
    let empty = try TemporaryFolder()
    let none = try Reviewlint.run(["packs", "test"], in: empty.url)
    #expect(
      none.complaint == """
        reviewlint: packs test needs packs by their names, or folders with a pack.yaml in them, or \
        some in 'reviewlint.lock'

        """
    )
    #expect(none.status == 2)
  }

  @Test func `a pack outside of the repository is tested with what lies in it`() throws {
    let folder = try PackLockTests.folder()
    try folder.run("mkdir -p app/.git")
    let words = ["packs", "test", "../src/br", "--coverage", "--mutate"]
    let answer = try Reviewlint.run(words, in: folder.url.appending(path: "app"))
    #expect(answer.complaint == "")
    #expect(answer.output.hasPrefix("1 rule, 2 examples: all come out as they say\n"))
  }

  @Test func `what examples without their base would reach isn't known`() throws {
    let folder = try PackLockTests.folder()
    try folder.run("rm src/br/examples/app.yaml")
    let words = ["packs", "test", "src/br", "--coverage", "--mutate"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(
      answer.output == """
        1 rule, 2 examples: 2 don't come out as they say
        what they reach isn't known: 2 have no base

        """
    )
    #expect(answer.complaint.components(separatedBy: "error[unknown-base]").count == 3)
    #expect(answer.complaint.components(separatedBy: "error[").count == 3)
    #expect(answer.status == 1)
  }

  /// A folder with a pack, a file of rules one of whose examples is wrong, and other files.
  private static func mixed() throws -> TemporaryFolder {
    let folder = try PackLockTests.folder()
    let rules = PackLockTests.rules.replacing("../examples", with: "br/examples")
      .replacing("br-has", with: "own-has").replacing("{name: none, ", with: "{name: none & void, ")
      .replacing(", remove: [app.version]", with: "")
    try folder.write(rules, to: "src/own.yaml")
    try folder.write("a: 1\n", to: "src/other.yaml")
    try folder.write(rules, to: "src/.hidden/own.yaml")
    return folder
  }

  @Test func `all files of rules below a folder are tested, a pack as one`() throws {
    let folder = try Self.mixed()
    let answer = try Reviewlint.run(["rules", "test", "src"], in: folder.url)
    #expect(answer.output == "2 rules, 4 examples: 1 doesn't come out as it says\n")
    #expect(answer.complaint.contains("--> src/own.yaml:14:"))
    #expect(answer.status == 1)
    try folder.makeFolder("empty")
    let nothing = try Reviewlint.run(["rules", "test", "empty"], in: folder.url)
    #expect(nothing.complaint == "reviewlint: there are no rule files in 'empty'\n")
    #expect(nothing.status == 2)
  }
}
