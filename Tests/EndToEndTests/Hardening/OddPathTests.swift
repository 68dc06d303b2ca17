import Foundation
import Testing

/// A path leads where the system finds it to lead, or nowhere.
@Suite struct OddPathTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = "reviewlint: 1\napp: {name: Paw}\n"
    for name in ["x.review.yaml", "far/x.review.yaml", "far/off/y.review.yaml"] {
      try folder.write(text, to: name)
    }
    try folder.link("link", to: "far/off")
    return folder
  }

  @Test(arguments: [
    ("link/../x.review.yaml", "far/x.review.yaml"), ("link/y.review.yaml", "link/y.review.yaml"),
    ("far/off/../../x.review.yaml", "x.review.yaml"), ("./far//x.review.yaml", "far/x.review.yaml"),
  ])
  func `a path is followed as the system would`(path: String, shown: String) throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["check", "--list-files", path], in: folder.url)
    #expect(answer.output == "\(shown)\n")
    #expect(answer.status == 0)
  }

  @Test(arguments: [
    ("missing/../x.review.yaml", "missing/../x.review.yaml"),
    ("x.review.yaml/", "x.review.yaml"), ("x.review.yaml/../x.review.yaml", nil),
    ("x.review.yaml/.", "x.review.yaml"),
  ])
  func `a path that leads nowhere is no file`(path: String, shown: String?) throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["check", path], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict == """
        error[no-such-file]: there is no such file or folder
          --> \(shown ?? path)

        unjudged: 1 thing that couldn't be judged, 0 passed, 0 not applicable

        """
    )
  }

  @Test func `an empty path names nothing`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(["check", ""], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict == """
        error[empty-path]: an empty path names no file or folder
          --> command line

        unjudged: 1 thing that couldn't be judged, 0 passed, 0 not applicable

        """
    )
  }

  @Test(arguments: [["check"], ["rules", "list"], ["explain", "4.8"]])
  func `a current folder that was deleted is named`(words: [String]) throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(
      ["-c", #"mkdir gone; cd gone; rmdir ../gone; exec "$@""#, "sh", Reviewlint.program.path]
        + words,
      of: "/bin/sh",
      in: folder.url,
      environment: ["PATH": "/usr/bin:/bin"]
    )
    #expect(answer.status == 2)
    #expect(
      answer.complaint == """
        reviewlint: nobody can tell what the current folder is: No such file or directory

        """
    )
  }
}
