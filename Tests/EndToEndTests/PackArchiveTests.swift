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
