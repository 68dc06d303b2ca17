import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What a run writes takes the place of nothing that it reads or writes.
@Suite struct OutputPlacesTests {
  /// Ways to write over something that the run reads or writes.
  private static let clashes: [[String]] = [
    ["--report", "json=a.review.yaml"], ["--report", "json=hard.yaml"],
    ["--report", "json=soft.yaml"], ["--report", "json=in/../a.review.yaml"],
    ["--rules", "r.yaml", "--report", "json=r.yaml"],
    ["--rules", "r.yaml", "--write-baseline", "r.yaml"],
    ["--baseline", "b.json", "--report", "json=b.json"],
    ["--write-baseline", "n.json", "--report", "json=n.json"],
    ["--report", "jsonl=n.csv", "--report", "json=in/../n.csv"],
    ["--report", "json=letter.pdf"], ["--write-baseline", "letter.pdf"],
    ["--report", "json=.reviewlint.yaml"], ["--write-baseline", "a.review.yaml"],
    ["--rules", "r.yaml", "--report", "json=in/base.yaml"],
    ["--files-from", "list.txt", "--report", "json=list.txt"],
    ["--report", "jsonl=a.json", "--report", "json=here/a.json"],
    ["--report", "jsonl=a.json", "--report", "json=a-link.json"],
  ]

  @Test(arguments: clashes)
  func `nothing is written over what the run reads or writes`(_ words: [String]) throws {
    let folder = try WritingTests.folder()
    try folder.write("extends: [builtin, in/base.yaml]\n", to: "r.yaml")
    for name in ["in/base.yaml", ".reviewlint.yaml"] {
      try folder.write("extends: [builtin]\n", to: name)
    }
    try folder.write("", to: "list.txt")
    try folder.write("old\n", to: "a.json")
    try folder.link("a-link.json", to: "a.json")
    try folder.link("here", to: ".")
    try folder.write("{\"schemaVersion\": 2, \"findings\": []}\n", to: "b.json")
    try folder.write("a letter\n", to: "letter.pdf")
    try folder.write("", to: ".git/file")
    try folder.link("soft.yaml", to: "a.review.yaml")
    try folder.run("ln a.review.yaml hard.yaml")
    let before = try folder.contents()
    let answer = try WritingTests.run(words, in: folder)
    #expect(answer.status == 2)
    #expect(answer.output.isEmpty)
    #expect(answer.complaint.hasSuffix(" would take the place of another file of this run\n"))
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    ("--report", "json=r.yaml", "report"), ("--write-baseline", "r.yaml", "baseline"),
  ])
  func `what is known to be taken is refused before anything is read`(
    option: String, value: String, what: String
  ) throws {
    let folder = try WritingTests.folder()
    try folder.write("rules: [", to: "r.yaml")
    let answer = try WritingTests.run(["--rules", "r.yaml", option, value], in: folder)
    #expect(
      answer.complaint
        == "reviewlint: the \(what) 'r.yaml' would take the place of another file of this run\n"
    )
  }

  @Test func `standard input and output may be files as well`() throws {
    let folder = try WritingTests.folder()
    let line = #"""
      "$1" check - --quiet --report json=a.review.yaml <a.review.yaml 2>/dev/null; echo $?
      "$@" --report json=out >out 2>/dev/null; echo $?
      "$@" --report json=out 2>out >/dev/null; echo $?
      head -n 1 a.review.yaml
      """#
    #expect(try WritingTests.shell(line, in: folder) == "2\n2\n2\nreviewlint: 1\n")
  }

  @Test(arguments: [["a.review.yaml"], ["hard.yaml"], ["letter.pdf"], [".reviewlint.yaml"]])
  func `notes and pages take the place of nothing that is read`(_ names: [String]) throws {
    let folder = try WritingTests.folder()
    try folder.write("a letter\n", to: "letter.pdf")
    try folder.write("extends: [builtin]\n", to: ".reviewlint.yaml")
    try folder.write("", to: ".git/file")
    try folder.run("ln a.review.yaml hard.yaml")
    let before = try folder.contents()
    for command in ["notes", "report"] {
      let words = [command, "a.review.yaml", "--output", names[0]]
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(answer.status == 2)
      #expect(answer.complaint.contains("would take the place of "))
      #expect(try folder.contents() == before)
    }
  }
}
