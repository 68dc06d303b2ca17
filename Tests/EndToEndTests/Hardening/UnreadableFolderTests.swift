import Foundation
import Testing

/// What the system refuses to show is named, and nothing is judged.
@Suite struct UnreadableFolderTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["open/a.review.yaml", "shut/b.review.yaml"] {
      try folder.write("reviewlint: 1\napp: {name: Paw}\n", to: name)
    }
    return folder
  }

  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: program)
  }

  /// Runs the program as somebody whom permissions bind.
  private static func check(_ folder: TemporaryFolder) throws -> Reviewlint.Answer {
    let user = geteuid() == 0 ? ["--reuid=65534", "--clear-groups"] : []
    return try Reviewlint.run(
      user + [Reviewlint.program.path, "check", "shut"], of: "/usr/bin/setpriv", in: folder.url)
  }

  @Test(
    .enabled(if: isThere("/usr/bin/setpriv"), "left out: no setpriv"),
    arguments: [
      ("r--", "shut/b.review.yaml", "unreachable", "nobody can tell what is here"),
      ("-wx", "shut", "unreadable-folder", "this folder can't be searched"),
    ]
  )
  func `a folder that can't be entered or listed is named`(
    mode: String, place: String, id: String, text: String
  ) throws {
    let folder = try Self.folder()
    try folder.run("chmod 755 .; chmod a=\(mode.replacing("-", with: "")) shut")
    let answer = try Self.check(folder)
    try folder.run("chmod 755 shut")
    #expect(answer.status == 2)
    let words = answer.output.withoutVerdict.replacing("\n    ", with: " ")
    #expect(words.hasPrefix("error[\(id)]: \(text): Permission denied\n  --> \(place)\n"))
  }
}
