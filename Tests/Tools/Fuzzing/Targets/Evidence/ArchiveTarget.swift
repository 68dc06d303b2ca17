internal import Foundation
internal import TestSupport

/// Takes a pack from an archive that strangers wrote: a zip file, one that gzip has packed, or a tar
/// file that is packed here, with checksums that are right.
enum ArchiveTarget: FuzzTarget {
  static let name = "archive"

  private static let manifest = """
    name: br
    version: 1.2.0
    publisher: Example House

    """

  private static let rules = """
    rules:
      - {id: br-x, title: A, guidelines: ['4.0'], severity: error, why: B, sources: [us], at: app,
         require: has(app.version), message: C, fix: D, examples: {
         passes: [{name: one, base: ../examples/app.yaml}],
         fails: [{name: none, base: ../examples/app.yaml, remove: [app.version]}]}}

    """

  private static let app =
    "reviewlint: 1\napp: {name: A, version: '1'}\nlogin: {services: [apple]}\n"

  private static let files = [
    ("pack.yaml", manifest), ("rules/x.yaml", rules), ("examples/app.yaml", app),
  ]

  static let seeds: [[UInt8]] = {
    var plain = MadeTar()
    for (name, text) in files { plain.add(name, text) }
    var folder = MadeTar()
    folder.add("br/", kind: "5", "")
    for (name, text) in files { folder.add("br/\(name)", text) }
    var long = MadeTar()
    long.add("pax_global_header", kind: "g", "16 comment=abcd\n")
    for (name, text) in files {
      long.add("x", kind: "x", "\(name.utf8.count + 9) path=\(name)\n")
      long.add("cut", text)
    }
    var gnu = MadeTar()
    for (name, text) in files {
      gnu.add("././@LongLink", kind: "L", name)
      gnu.add("cut", text)
    }
    gnu.add("rules/link.yaml", kind: "2", "")
    let archives = [
      MadeArchive(files.map { .init($0.0, Array($0.1.utf8)) }),
      MadeArchive(files.map { .deflated("br/" + $0.0, Array($0.1.utf8)) }),
    ]
    let tars = [plain, folder, long, gnu].map(\.whole)
    return tars + archives.map(\.bytes) + [MadeArchive.gzip(plain.whole)]
  }()

  static func run(_ bytes: [UInt8]) {
    let (name, archive) =
      switch bytes.first {
      case UInt8(ascii: "P"): ("br.zip", bytes)
      case 0x1f: ("br.tgz", bytes)
      default: ("br.tar.gz", MadeArchive.gzip(MadeTar.withSums(bytes)))
      }
    ProgramRun.inFolder([name: archive, "a.review.yaml": Array(app.utf8)]) { folder in
      let pack = "\(folder)/\(name)"
      let calls = [
        ["packs", "list", pack], ["packs", "test", pack], ["rules", "test", pack],
        ["check", "\(folder)/a.review.yaml", "--root", folder, "--rules", pack],
      ]
      for words in calls {
        let run = ProgramRun(words)
        precondition(!run.output.steers(atMost: 0), "no answer steers")
        precondition(ProgramRun(words) == run, "and it is the same answer again")
      }
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      precondition(names?.sorted() == ["a.review.yaml", name], "nothing of it is written")
    }
  }
}
