import Diagnostics
import Foundation
import Testing

/// What an editor renames beside the file in which somebody does.
@Suite struct RuleRenameTests {
  private static let texts = """
    language: fr
    name: Français
    rules:
      'house':
        title: À nous
        why: À nous.
        message: C’est à nous
        fix: Répare-le.

    """

  /// What an editor answers that renames the rule of a repository's file.
  private static func renamed(to name: String, in folder: TemporaryFolder) throws -> String {
    let link = folder.url.appending(path: ".reviewlint.yaml").absoluteString
    let rules = try folder.read(".reviewlint.yaml")
    let document = "{\"uri\": \"\(link)\", \"version\": 1, \"text\": \(rules.inDoubleQuotes)}"
    let frames = [
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}"#,
      "{\"jsonrpc\": \"2.0\", \"method\": \"textDocument/didOpen\","
        + " \"params\": {\"textDocument\": \(document)}}",
      "{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"textDocument/rename\", \"params\":"
        + " {\"textDocument\": {\"uri\": \"\(link)\"}, \"position\": {\"line\": 1,"
        + " \"character\": 9}, \"newName\": \"\(name)\"}}",
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    let input = Data(frames.joined().utf8)
    return try Reviewlint.run(["lsp"], in: folder.url, input: input).output
  }

  @Test func `a rule is renamed in the files with its texts as well`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(OwnRule.file("house"), to: ".reviewlint.yaml")
    try folder.write(Self.texts, to: "locales/fr.yaml")
    let answer = try Self.renamed(to: "home", in: folder)
    for (file, line, start) in [(".reviewlint.yaml", 1, 8), ("locales/fr.yaml", 3, 3)] {
      let edit = """
        "\(folder.url.appending(path: file).absoluteString)":[{"range":{"start":{"line":\(line),\
        "character":\(start)},"end":{"line":\(line),"character":\(start + 5)}},"newText":"home"}]
        """
      #expect(answer.contains(edit), "\(answer)")
    }
  }
}
