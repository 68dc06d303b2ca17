import Foundation
import TestSupport
import Testing

/// Packs that come as archives, and are taken in as their folders are.
@Suite struct PackArchiveTests {
  private static let files = [
    ("pack.yaml", PackLockTests.manifest), ("rules/version.yaml", PackLockTests.rules),
    ("examples/app.yaml", PackLockTests.app),
  ]

  private static func zip(_ parts: [MadeArchive.Part], in folder: TemporaryFolder) throws {
    try Data(MadeArchive(parts).bytes).write(to: folder.url.appending(path: "br.zip"))
  }

  private static func parts(below place: String = "") -> [MadeArchive.Part] {
    files.map { .deflated(place + $0.0, Array($0.1.utf8)) }
  }

  private static func add(
    _ archive: String,
    in folder: TemporaryFolder
  ) throws -> Reviewlint.Answer {
    try Reviewlint.run(["packs", "add", archive], in: folder.url)
  }

  /// What the lock says of the same pack as a folder.
  private static func lock() throws -> String {
    try PackLockTests.added().read("reviewlint.lock")
  }

  @Test(arguments: ["", "br-1.2.0/"])
  func `a zip archive has the digest of its folder`(place: String) throws {
    let folder = try PackLockTests.folder()
    let hidden = [MadeArchive.Part("\(place).DS_Store"), MadeArchive.Part("__MACOSX/._pack.yaml")]
    try Self.zip(Self.parts(below: place) + hidden, in: folder)
    let answer = try Self.add("br.zip", in: folder)
    #expect(answer.output == "added br 1.2.0; rule files use it by extends: [pack:br@1]\n")
    #expect(answer.complaint == "")
    #expect(try folder.read("reviewlint.lock") == Self.lock())
    try folder.run("diff -r .reviewlint/packs/br src/br -x .DS_Store > difference")
    #expect(try folder.read("difference") == "")
    #expect(try Reviewlint.run(["check"], in: folder.url).output.contains("error[br-has-version]"))
  }

  @Test(
    arguments: ["ustar", "pax", "gnu"],
    ["-C src/br .", "-C src br", "-C src/br pack.yaml rules examples"]
  )
  func `so has a tar archive that gzip has packed`(format: String, what: String) throws {
    let folder = try PackLockTests.folder()
    let name = String(repeating: "long-", count: 14)
    // The oldest format takes a path in two parts, of which neither is as long as this.
    let longer = format == "ustar" ? [] : ["rules/\(name)\(name).yaml"]
    let long = ["rules/\(name)/\(name).yaml"] + longer
    for path in long { try folder.write("constants: {most: 3}\n", to: "src/br/\(path)") }
    try folder.run("tar --format=\(format) -czf br.tgz \(what)")
    #expect(try Self.add("br.tgz", in: folder).complaint == "")
    let lock = try folder.read("reviewlint.lock")
    #expect(try Self.add("src/br", in: folder).status == 0)
    #expect(try folder.read("reviewlint.lock") == lock)
    for path in long {
      #expect(try folder.read(".reviewlint/packs/br/\(path)") == "constants: {most: 3}\n")
    }
  }

  private static let refused: [(parts: [MadeArchive.Part], reason: String)] = [
    (
      [.init("rules/link.yaml", mode: 0o120777)],
      "'rules/link.yaml' in the archive is neither a file nor a folder"
    ),
    (
      [.init("../rules/a.yaml")],
      "the name '../rules/a.yaml' leads out of the archive, or stands there twice"
    ),
    ([.init("/a.yaml")], "the name '/a.yaml' leads out of the archive, or stands there twice"),
    (
      [.init("pack.yaml")],
      "the name 'pack.yaml' leads out of the archive, or stands there twice"
    ),
    (
      [.init("a.yaml", flags: 1)],
      "the file 'a.yaml' in the archive is encrypted or packed in another way than deflate"
    ),
    (
      [.init("a.yaml", method: 8, size: 1 << 30)],
      "the archive unpacks to more than 4 GB or more than 200 times its own size"
    ),
    ([.init("a.yaml", method: 8, size: 5)], "the archive is cut off or contradicts itself"),
    (
      [.deflated("a.yaml", Array(repeating: 0x20, count: 8_388_609))],
      "the file has more than 8,388,608 bytes; spread it over several files"
    ),
    (
      (0..<1_000).map { .init("rules/\($0).yaml") },
      "a pack has 1000 files at the most, in plain folders"
    ),
    ([.init("a/b/c/d/e/f/g/h/i.yaml")], "a pack has 1000 files at the most, in plain folders"),
  ]

  @Test(arguments: refused.indices)
  func `what an archive mustn't hold is refused, and nothing is written`(number: Int) throws {
    let folder = try PackLockTests.folder()
    try Self.zip(Self.parts() + Self.refused[number].parts, in: folder)
    let answer = try Self.add("br.zip", in: folder)
    #expect(
      answer.complaint == "reviewlint: 'br.zip' can't be read: \(Self.refused[number].reason)\n"
    )
    #expect(answer.status == 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0.contains("reviewlint") } == [".reviewlint.yaml"])
  }

  @Test func `an archive without a pack is named as such`() throws {
    let folder = try PackLockTests.folder()
    try Self.zip(Self.parts(below: "a/b/"), in: folder)
    let deep = try Self.add("br.zip", in: folder).complaint
    #expect(deep.contains("the archive has no pack.yaml at its top, nor in one folder there"))
    try Self.zip(Self.parts(below: "a/") + Self.parts(below: "b/"), in: folder)
    #expect(try Self.add("br.zip", in: folder).complaint == deep)
  }

  @Test func `a tar archive is refused for a link, and for what is cut off`() throws {
    let folder = try PackLockTests.folder()
    try folder.run("ln -s ../pack.yaml src/br/rules/link.yaml; tar -czf br.tar.gz -C src/br .")
    let link = try Self.add("br.tar.gz", in: folder)
    #expect(
      link.complaint == """
        reviewlint: 'br.tar.gz' can't be read: './rules/link.yaml' in the archive is neither a file \
        nor a folder

        """
    )
    try folder.run("rm src/br/rules/link.yaml; tar -cf br.tar -C src/br .")
    // What is cut off there says of itself that it is too large.
    let ends = ["gzip -c br.tar | head -c 300", "(gzip -c br.tar; printf x)"]
    for end in ends {
      try folder.run("\(end) > br.tar.gz")
      let answer = try Self.add("br.tar.gz", in: folder)
      #expect(answer.complaint.hasPrefix("reviewlint: 'br.tar.gz' can't be read: the archive "))
      #expect(answer.status == 2)
    }
    let cuts = [
      "head -c 1000 br.tar | gzip -c",
      "head -c 512 br.tar | gzip -c", "printf 'no archive'",
      "sed s/pack.yaml/pick.yaml/ br.tar | gzip -c",
    ]
    for cut in cuts {
      try folder.run("\(cut) > br.tar.gz")
      let answer = try Self.add("br.tar.gz", in: folder)
      #expect(answer.complaint.contains("the archive is cut off or contradicts itself"), "\(cut)")
      #expect(answer.status == 2)
    }
  }

  /// An archive of the pack whose third example is of a screen that a capture beside it shows.
  private static func archived(_ format: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(PackLockTests.rules + Self.captured, to: "src/br/rules/version.yaml")
    let screen = "screens: [{id: start, capture: captures/start.xml}]\n"
    try folder.write(PackLockTests.app + screen, to: "src/br/examples/shown.yaml")
    let capture = """
      <XCUIElementTypeApplication name="A" x="0" y="0" width="375" height="667">
        <XCUIElementTypeLink label="Terms" x="24" y="300" width="90" height="21"/>
      </XCUIElementTypeApplication>
      """
    try folder.write(capture, to: "src/br/examples/captures/start.xml")
    if format == "zip" {
      let names =
        ["pack.yaml", "rules/version.yaml"]
        + ["app.yaml", "shown.yaml"].map {
          "examples/\($0)"
        }
      let parts = try (names + ["examples/captures/start.xml"]).map { name in
        MadeArchive.Part.deflated("br-1/\(name)", Array(try folder.read("src/br/\(name)").utf8))
      }
      try Self.zip(parts, in: folder)
      return "br.zip"
    }
    try folder.run("tar -czf br.\(format) -C src br")
    return "br.\(format)"
  }

  private static let captured = """
      - id: br-has-terms
        title: There is a link to the terms
        guidelines: ['4.0']
        severity: error
        why: It is asked for.
        sources: [us]
        each: [{screen: app.capturedScreens}]
        require: "screen.captured.links.exists(link, link.title == 'Terms')"
        at: screen
        message: '{screen.id} has no link'
        fix: Add one.
        examples:
          passes: [{name: shown, base: ../examples/shown.yaml}]
          fails: [{name: none, base: captured}]

    """

  @Test(arguments: ["zip", "tgz", "tar.gz"], ["packs", "rules"])
  func `examples in an archive come out as they do in its folder`(
    format: String,
    command: String
  ) throws {
    let folder = try PackLockTests.folder()
    let archive = try Self.archived(format, in: folder)
    let words = [command, "test", archive, "--coverage"]
    let answer = try Reviewlint.run(words, in: folder.url)
    let unpacked = try Reviewlint.run([command, "test", "src/br", "--coverage"], in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output.hasPrefix("2 rules, 4 examples: all come out as they say\n"))
    #expect(answer.output == unpacked.output)
    let broken = PackLockTests.rules.replacing("has(app.version)", with: "has(app.name)")
    try folder.write(broken, to: "src/br/rules/version.yaml")
    try folder.run("tar -czf broken.tgz -C src/br .")
    let other = try Reviewlint.run([command, "test", "broken.tgz"], in: folder.url)
    #expect(
      other.complaint.contains("--> broken.tgz/rules/version.yaml:14:22"),
      "\(other.complaint)"
    )
    #expect(other.status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains { $0 == ".reviewlint" || $0.hasSuffix(".lock") })
  }

  @Test func `what leads out of an archive isn't read, whatever lies there`() throws {
    let folder = try PackLockTests.folder()
    for base in ["../../app.review.yaml", "../../../app.review.yaml", "../examples/no.yaml"] {
      let rules = PackLockTests.rules.replacing("../examples/app.yaml", with: base)
      try folder.write(rules, to: "src/br/rules/version.yaml")
      try folder.run("tar -czf br.tgz -C src/br .")
      let answer = try Reviewlint.run(["packs", "test", "br.tgz"], in: folder.url)
      #expect(answer.complaint.contains("error[unknown-base]") || answer.status == 1, "\(answer)")
      #expect(answer.output.contains("2 don't come out"), "\(answer.output)")
    }
  }

  @Test func `packs list says what a folder or an archive is before it is taken in`() throws {
    let folder = try PackLockTests.folder()
    try Self.zip(Self.parts(below: "br-1.2.0/"), in: folder)
    let words = ["packs", "list", "--as-of", "2026-07-10"]
    let named = try Reviewlint.run(words + ["br.zip", "src/br"], in: folder.url)
    #expect(named.complaint == "")
    _ = try Self.add("br.zip", in: folder)
    let locked = try Reviewlint.run(words, in: folder.url)
    #expect(locked.output.hasPrefix("br 1.2.0  "))
    #expect(named.output == locked.output + locked.output)
    #expect(try Reviewlint.run(words + ["br"], in: folder.url).output == locked.output)
    let unknown = try Reviewlint.run(words + ["no.zip"], in: folder.url)
    #expect(unknown.complaint.hasPrefix("reviewlint: there is no pack 'no.zip' in"))
    #expect(unknown.status == 2)
    try Data("no archive".utf8).write(to: folder.url.appending(path: "br.tgz"))
    let broken = try Reviewlint.run(words + ["br.tgz"], in: folder.url)
    #expect(
      broken.complaint == """
        reviewlint: 'br.tgz' can't be read: the archive is cut off or contradicts itself

        """
    )
    #expect(broken.status == 2)
  }

  @Test func `two versions in archives are compared as they are in folders`() throws {
    let folder = try PackLockTests.folder()
    try folder.run("tar -czf old.tgz -C src/br .")
    let milder = PackLockTests.rules.replacing("has(app.version)", with: "has(app.name)")
    try folder.write(milder, to: "src/br/rules/version.yaml")
    try folder.run("tar -czf new.tgz -C src/br .")
    let words = ["packs", "diff", "old.tgz", "new.tgz", "app.review.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.output.contains("br-has-version: fail → pass"), "\(answer)")
    #expect(answer.complaint == "")
  }
}
