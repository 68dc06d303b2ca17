internal import Diagnostics
internal import Documents

/// Talks to the language server: in frames as they come, or each line the body of one.
enum EditorTarget: TextTarget {
  static let name = "editor"

  static func run(_ text: String) {
    let isInLines = text.utf8.first == UInt8(ascii: "{")
    let input = isInLines ? text.split(separator: "\n").map(framed).joined() : text
    let run = ProgramRun(["lsp", "--as-of", "2026-11-21"], input: input)
    for body in bodies(in: Array(run.output.utf8)) {
      let file = SourceFile(path: "answer.json", text: String(decoding: body, as: UTF8.self))
      precondition(DocumentReader().readAll(file).allDiagnostics.isEmpty, "an answer is JSON")
    }
    precondition(ProgramRun(["lsp", "--as-of", "2026-11-21"], input: input) == run, "once more")
  }

  private static func framed(_ body: Substring) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private static func bodies(in output: [UInt8]) -> [ArraySlice<UInt8>] {
    let header = Array("Content-Length: ".utf8)
    var rest = output[...]
    var bodies: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      precondition(rest.starts(with: header), "an answer begins with its length")
      let digits = rest.dropFirst(header.count).prefix { $0 != UInt8(ascii: "\r") }
      guard let length = Int(String(decoding: digits, as: UTF8.self)) else {
        preconditionFailure("which is a number")
      }
      let body = rest[digits.endIndex...].dropFirst(4).prefix(length)
      precondition(body.count == length, "and there is as much")
      bodies.append(body)
      rest = rest[body.endIndex...]
    }
    return bodies
  }
}
