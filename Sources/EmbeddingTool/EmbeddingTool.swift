import Foundation

/// Writes files as Swift source: `EmbeddingTool files OUTPUT FOLDER PATH…`; and the messages of the
/// English language file: `EmbeddingTool messages OUTPUT FILE`.
@main struct EmbeddingTool {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 3 else { exit(2) }
    let source =
      switch words[1] {
      case "messages": MessageList(try text(of: URL(filePath: words[3]))).source
      default: try list(of: words[4...], in: URL(filePath: words[3]))
      }
    // What is as before stays untouched: nothing has to be compiled again for it.
    if source == (try? String(contentsOfFile: words[2], encoding: .utf8)) { return }
    try source.write(toFile: words[2], atomically: true, encoding: .utf8)
  }

  private static func list(of paths: ArraySlice<String>, in folder: URL) throws -> String {
    let entries = try paths.map { path in
      "    \(EmbeddedText(try text(of: folder.appending(path: path)), at: path).entry),\n"
    }
    return """
      extension BuiltInFile {
        package static let all = [
      \(entries.joined())  ]
      }

      """
  }

  /// Of what isn't a text, a character for each byte.
  private static func text(of file: URL) throws -> String {
    let data = try Data(contentsOf: file)
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
  }
}
