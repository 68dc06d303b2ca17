import Foundation
import Testing

/// Packs of rules that are copied into a repository, and held to what the lock says of them.
@Suite struct PackLockTests {
  static let manifest = """
    name: br
    version: 1.2.0
    publisher: Example House
    jurisdictions: [BR]
    reviewed: {by: Ana Souza, on: 2026-01-10, until: 2026-07-10}

    """

  static let rules = """
    rules:
      - id: br-has-version
        title: The app has a version
        guidelines: ['4.0']
        severity: error
        why: It is asked for.
        sources: [us]
        require: has(app.version)
        at: app
        message: '{app.name} has no version'
        fix: Write one.
        examples:
          passes: [{name: one, base: ../examples/app.yaml}]
          fails: [{name: none, base: ../examples/app.yaml, remove: [app.version]}]

    """

  static let app = "reviewlint: 1\napp: {name: Paw, version: '1'}\nlogin: {services: [apple]}\n"

  /// A repository with a pack that nobody has added yet.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(manifest, to: "src/br/pack.yaml")
    try folder.write(rules, to: "src/br/rules/version.yaml")
    try folder.write(app, to: "src/br/examples/app.yaml")
    try folder.write("not a part of it", to: "src/br/.DS_Store")
    try folder.write(app.replacing(", version: '1'", with: ""), to: "app.review.yaml")
    try folder.write("extends: [pack:br@1]\n", to: ".reviewlint.yaml")
    return folder
  }

  static func added() throws -> TemporaryFolder {
    let folder = try folder()
    #expect(try Reviewlint.run(["packs", "add", "src/br"], in: folder.url).status == 0)
    return folder
  }

  @Test func `a pack is copied, and its digest is what other programs say`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(answer.output == "added br 1.2.0; rule files use it by extends: [pack:br@1]\n")
    #expect(answer.complaint == "")
    try folder.run(
      """
      cd .reviewlint/packs/br
      find * -type f | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -d' ' -f1 > ../digest
      diff -r . ../../../src/br -x .DS_Store > ../difference
      """
    )
    #expect(try folder.read(".reviewlint/packs/difference") == "")
    let digest = try folder.read(".reviewlint/packs/digest").prefix { $0 != "\n" }
    #expect(
      try folder.read("reviewlint.lock") == """
        # Written by 'reviewlint packs add'.
        packs:
          - name: br
            version: 1.2.0
            sha256: \(digest)

        """
    )
    let list = try Reviewlint.run(["packs", "list"], in: folder.url)
    #expect(list.output.hasPrefix("br 1.2.0  Example House  \(digest)  reviewed until 2026-07-10"))
  }

  @Test(arguments: [("2199", ""), ("2019", ", expired")])
  func `a list says until when a pack is reviewed`(year: String, end: String) throws {
    let folder = try Self.folder()
    let manifest = Self.manifest.replacing("on: 2026", with: "on: 2018")
      .replacing("until: 2026", with: "until: \(year)")
    try folder.write(manifest, to: "src/br/pack.yaml")
    #expect(try Reviewlint.run(["packs", "add", "src/br"], in: folder.url).status == 0)
    let list = try Reviewlint.run(["packs", "list"], in: folder.url)
    #expect(list.output.hasSuffix("  reviewed until \(year)-07-10\(end)\n"))
    #expect(list.status == 0)
  }

  @Test func `a newer version takes the place of the one before`() throws {
    let folder = try Self.added()
    try folder.write(Self.manifest.replacing("1.2.0", with: "2.0.0"), to: "src/br/pack.yaml")
    try folder.write("# More.\nrules: []\n", to: "src/br/rules/more/another.yaml")
    try folder.run("rm src/br/rules/version.yaml")
    let added = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(
      added.output == """
        added br 2.0.0 in the place of 1.2.0; rule files use it by extends: [pack:br@2]

        """)
    let there = try FileManager.default.subpathsOfDirectory(
      atPath: folder.url.appending(path: ".reviewlint/packs").path)
    #expect(!there.contains("br/rules/version.yaml"))
    #expect(there.contains("br/rules/more/another.yaml"))
    #expect(!there.contains { $0.contains(".reviewlint-") })
    let answer = try Reviewlint.run(["check"], in: folder.url)
    #expect(answer.output.contains("error[other-major]: the lock has br 2.0.0, and this asks for"))
    #expect(answer.status == 2)
  }

  @Test func `a version has one content, so that a changed pack needs another`() throws {
    let folder = try Self.added()
    let lock = try folder.read("reviewlint.lock")
    try folder.write(Self.rules + "# Changed.\n", to: "src/br/rules/version.yaml")
    let answer = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(
      answer.complaint.replacing("\n    ", with: " ") == """
        reviewlint: 'reviewlint.lock' has br 1.2.0 with other contents, and a version has one: give \
        it another 'version' in 'pack.yaml', or take its entry out of the lock

        """)
    #expect((answer.status, answer.output) == (2, ""))
    #expect(try folder.read("reviewlint.lock") == lock)
    #expect(try folder.read(".reviewlint/packs/br/rules/version.yaml") == Self.rules)
  }

  @Test func `a pack says what it is before it is taken in`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["packs", "list", "src/br"], in: folder.url)
    #expect(answer.output.hasPrefix("br 1.2.0  Example House  "))
    #expect(answer.status == 0)
  }

  @Test func `its rules are asked beside the program's own, and its past review is named`() throws {
    let folder = try Self.added()
    let words = ["check", "app.review.yaml", "--format", "concise", "--as-of"]
    let answer = try Reviewlint.run(words + ["2026-07-10"], in: folder.url)
    #expect(
      answer.output.contains("app.review.yaml:2:6: error [br-has-version] Paw has no version"))
    #expect(answer.output.contains("facts are missing"), "\(answer.output)")
    for format in ["text", "concise", "json", "jsonl", "github", "gitlab", "junit", "sarif"]
      + ["markdown", "xcode", "html"]
    {
      let all = ["check", "app.review.yaml", "--format", format, "--as-of"]
      let early = try Reviewlint.run(all + ["2026-07-10"], in: folder.url).output
      let late = try Reviewlint.run(all + ["2026-07-11"], in: folder.url).output
      #expect(!early.contains("br 1.2.0 (2026-07-10)"), "\(format)")
      let isTold = format == "junit" || early.contains("counts for 0 more days")
      #expect(isTold, "\(format): \(early)")
      #expect(late.contains("br 1.2.0 (2026-07-10)"), "\(format): \(late)")
    }
    let last = ["check", "src/br/examples/app.yaml", "--as-of", "2026-07-11", "--format", "json"]
    let yes = try Reviewlint.run(last + ["--skip", "sign-in-with-apple-offered"], in: folder.url)
    #expect(yes.output.contains(#""kind":"pack-outdated","#))
    #expect(yes.output.contains(#""file":".reviewlint/packs/br/pack.yaml","#))
  }

  @Test(arguments: [
    ("echo '#' >> .reviewlint/packs/br/rules/version.yaml", "pack-changed"),
    ("echo '#' > .reviewlint/packs/br/rules/more.yaml", "pack-changed"),
    ("rm .reviewlint/packs/br/examples/app.yaml", "pack-changed"),
    ("rm -r .reviewlint/packs/br", "unreadable-pack"),
    ("sed -i s/1.2.0/1.3.0/ reviewlint.lock", "other-pack"),
    ("sed -i s/1.2.0/2.0.0/ reviewlint.lock", "other-major"),
    ("sed -i s/br/bra/ reviewlint.lock", "pack-not-locked"),
    ("rm reviewlint.lock", "pack-not-locked"),
    ("sed -i s/br@1/br/ .reviewlint.yaml", "not-a-pack-reference"),
    ("cd .reviewlint/packs/br/examples; ln -sf ../pack.yaml app.yaml", "unreadable-pack"),
    ("cd .reviewlint/packs/br/examples; mkfifo pipe", "unreadable-pack"),
    ("mv .reviewlint/packs/br /tmp/$$; ln -s /tmp/$$ .reviewlint/packs/br", "pack-outside"),
  ])
  func `a pack that isn't what the lock says answers nothing`(change: String, id: String) throws {
    let folder = try Self.added()
    try folder.run(change)
    let answer = try JSONAnswer.check(["app.review.yaml"], in: folder)
    #expect(answer.verdict == "unjudged")
    #expect(answer.diagnostics.map(\.id) == [id])
    #expect(answer.diagnostics.map(\.file) == [".reviewlint.yaml"])
    #expect(answer.diagnostics.map(\.column) == [11])
  }

  @Test(arguments: [("pack:vn", "pack:vn@1"), ("pack:b r@1", "pack:br@1")])
  func `a pack that isn't named as it should be is shown so`(name: String, as right: String) throws
  {
    let folder = try Self.added()
    try folder.write("extends: ['\(name)']\n", to: ".reviewlint.yaml")
    let answer = try Reviewlint.run(["check", "--format", "concise"], in: folder.url)
    #expect(
      answer.output.contains(
        """
        .reviewlint.yaml:1:11: error [input/not-a-pack-reference] '\(name)' names no pack; \
        write its name and the first number of its version, such as '\(right)'
        """
      ),
      "\(answer.output)"
    )
  }

  @Test func `what it was and what it should be is said with both places`() throws {
    let folder = try Self.added()
    try folder.run("echo '#' >> .reviewlint/packs/br/rules/version.yaml")
    let answer = try Reviewlint.run(["check"], in: folder.url)
    #expect(
      answer.output.withoutVerdict.hasPrefix(
        """
        error[pack-changed]: br isn't the pack that was added: something in
            '.reviewlint/packs/br' was changed, added or taken away; add it anew
          --> .reviewlint.yaml:1:11
         1 | extends: [pack:br@1]
           |           ^^^^^^^^^
          note: the lock says so here
          --> reviewlint.lock:3:11
         3 |   - name: br
           |           ^^

        """
      ),
      "\(answer.output)"
    )
    let list = try Reviewlint.run(["packs", "list"], in: folder.url)
    #expect(list.complaint.hasPrefix("error[pack-changed]"))
    #expect(list.complaint.contains("--> reviewlint.lock:3:11"))
    #expect(list.status == 2)
  }

  @Test func `what doesn't load isn't added, and nothing is written`() throws {
    let folder = try Self.folder()
    try folder.write("rules: [{id: br-x}]\n", to: "src/br/rules/version.yaml")
    let answer = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("--> src/br/rules/version.yaml:1:9"))
    try folder.write("override: {app: off}\nlocked: [app]\n", to: "src/br/rules/version.yaml")
    let other = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(
      other.complaint.hasPrefix(
        """
        error[not-in-pack]: a pack doesn't say 'override': that is up to those who
            judge by it
          --> src/br/rules/version.yaml:1:1
        """
      ),
      "\(other.complaint)"
    )
    let nothing = try Reviewlint.run(["packs", "add", "src"], in: folder.url)
    #expect(nothing.complaint.hasPrefix("error[no-pack]: this folder is no pack"))
    let absent = try Reviewlint.run(["packs", "add", "sr"], in: folder.url)
    #expect(absent.complaint == "reviewlint: 'sr' can't be read: No such file or directory\n")
    #expect(absent.status == 2)
    #expect(try folder.names() == [".git", ".reviewlint.yaml", "app.review.yaml", "src"])
  }

  @Test func `a link in the way is no place for a pack`() throws {
    let folder = try Self.folder()
    try folder.makeFolder("elsewhere")
    try folder.link(".reviewlint", to: "elsewhere")
    let answer = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path + "/elsewhere") == [])
    #expect(try folder.names().contains("reviewlint.lock") == false)
  }

  @Test func `a policy's packs are those beside the policy`() throws {
    let folder = try Self.added()
    try folder.run(
      "mkdir -p app/.git; mv app.review.yaml app; cp -r .reviewlint reviewlint.lock app")
    try folder.run("sed -i s/error/note/ app/.reviewlint/packs/br/rules/version.yaml")
    let words = ["check", "--policy", "../.reviewlint.yaml", "--format", "concise"]
    let answer = try Reviewlint.run(words, in: folder.url.appending(path: "app"))
    #expect(answer.output.contains("error [br-has-version]"), "\(answer.output)\(answer.complaint)")
  }
}
