import Foundation
import Testing

/// A disk without room: status 2 and a sentence, and what was there stays.
@Suite(.enabled(if: FullDisk.isThere, "no disk may be mounted here")) struct FullDiskTests {
  /// A baseline as well, since nothing else is written over by one.
  private static let old = #"{"schemaVersion": 3, "findings": []}"#

  /// What a shell prints in a folder with a full disk `full`, on which there is an old report.
  private static func shell(_ line: String) throws -> String {
    let folder = try WritingTests.folder()
    try folder.write("", to: "full/none")
    let script = """
      mount -t tmpfs -o size=64k tmpfs full && printf '%s\\n' '\(old)' >full/a.json
      head -c 200000 /dev/zero >full/Filler 2>/dev/null
      \(line)
      """
    let words = FullDisk.words + ["/bin/sh", "-c", script, "sh", Reviewlint.program.path]
    return try Reviewlint.run(
      words + WritingTests.words, of: "/usr/bin/unshare", in: folder.url,
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"]
    ).output
  }

  /// What commands write with an old file in the place, and what is there afterwards.
  @Test(arguments: [
    (#""$@" --quiet --report json=full/a.json"#, "report"),
    (#""$@" --quiet --report html=full/a.json"#, "report"),
    (#""$@" --quiet --write-baseline full/a.json"#, "baseline"),
    (#""$1" report a.review.yaml --output full/a.json"#, "report"),
    (#""$1" notes a.review.yaml --output full/a.json"#, "notes"),
  ])
  func `what has no room is refused, and the old file stays`(
    _ command: String, _ what: String
  ) throws {
    let output = try Self.shell(#"\#(command) 2>&1; echo "status $?"; ls -A full; cat full/a.json"#)
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\(what) can't be written: No space left on device"))
    #expect(words.hasSuffix(" status 2 Filler a.json \(Self.old)"))
  }
}

/// Mounts a disk of its own, where the system lets these tests.
private enum FullDisk {
  /// As the owner of the machine, or as that of a namespace of one's own.
  static let words = getuid() == 0 ? ["-m"] : ["-rm"]

  static let isThere =
    (try? Reviewlint.run(
      words + ["/bin/sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"], of: "/usr/bin/unshare",
      in: URL(filePath: "/"), environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]))?.status == 0
}
