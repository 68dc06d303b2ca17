import Foundation
import Testing

/// Danger shows what it is handed as Markdown and HTML; what a finding says is text.
@Suite(.enabled(if: Gate.Tool.ruby.path != nil, "left out: no ruby"))
struct DangerTests {
  /// What the recipe hands over of a finding in a file.
  private static func shown(_ text: String, in file: String) throws -> String {
    let gate = try #require(Gate.all.first { $0.description.hasPrefix("danger") })
    let finding: [String: Any] = [
      "severity": "major", "description": text,
      "location": ["path": file, "lines": ["begin": 3]],
    ]
    let json = try JSONSerialization.data(withJSONObject: [finding])
    let programs = try TemporaryFolder()
    try programs.write(String(decoding: json, as: UTF8.self), to: "findings")
    let program = try programs.write(
      """
      #!/bin/sh
      for word; do case $word in --report=gitlab=*) cp "${0%/*}/findings" "${word##*=}" ;; esac; done
      """,
      to: "reviewlint")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let answer = try gate.run(try gate.script(), in: TemporaryFolder(), first: programs.url)
    #expect(answer.status == 1, "\(answer.complaint)")
    return answer.output
  }

  @Test func `a sentence stays one, with its place`() throws {
    #expect(
      try Self.shown("Größe 44 pt, not 40", in: "apps/a b/login.review.yaml")
        == "failure apps/a b/login.review.yaml:3:Größe 44 pt&#44; not 40\n")
  }

  @Test func `what a description says is neither markup nor a name to call`() throws {
    let hostile =
      "<img src=x onerror=alert(1)> **b** [a](http://b.c) @team #1 `x` &lt;\n\n# h\u{202E}"
    let shown = try Self.shown(hostile, in: "a.review.yaml")
    let text = try #require(shown.wholeMatch(of: /failure a\.review\.yaml:3:(.*)\n/)).output.1
    #expect(
      text.replacing(/&#\d+;/, with: "").allSatisfy { $0.isLetter || $0.isNumber || $0 == " " },
      "\(text)")
    #expect(text.contains("&#64;&#8203;team &#35;&#8203;1 "), "\(text)")
    #expect(text.hasPrefix("&#60;img src&#61;x "), "\(text)")
  }

  @Test func `nor is a file's name`() throws {
    let shown = try Self.shown("It is small", in: "](http://b.c)<b>.review.yaml")
    #expect(
      shown == """
        failure &#93;&#40;http&#58;&#47;&#47;b&#46;c&#41;&#60;b&#62;&#46;review&#46;yaml&#58; \
        It is small

        """)
  }
}
