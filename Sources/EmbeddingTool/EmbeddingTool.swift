import Foundation

/// Writes files as Swift source: `EmbeddingTool files OUTPUT FOLDER PATH…`; and the messages of the
/// English language file: `EmbeddingTool messages OUTPUT FILE`.
@main struct EmbeddingTool {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 3 else { exit(2) }
    let input = URL(filePath: words[3])
    let source =
      switch words[1] {
      case "messages": MessageList(try EmbeddedFiles.text(of: input)).source
      default: try EmbeddedFiles(words[4...], in: input).source
      }
    // What is as before stays untouched: nothing has to be compiled again for it.
    if source == (try? String(contentsOfFile: words[2], encoding: .utf8)) { return }
    try source.write(toFile: words[2], atomically: true, encoding: .utf8)
  }
}
