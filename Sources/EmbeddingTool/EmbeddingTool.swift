import Foundation

/// Writes files as Swift source: `EmbeddingTool OUTPUT FOLDER PATH…`.
@main struct EmbeddingTool {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 3 else { exit(2) }
    let folder = URL(filePath: words[2])
    let entries = try words.dropFirst(3).map { path in
      let bytes = try Data(contentsOf: folder.appending(path: path))
      let text = String(data: bytes, encoding: .utf8) ?? ""
      return "    \(EmbeddedText(text, at: path).entry),\n"
    }
    let source = """
      extension BuiltInFile {
        package static let all = [
      \(entries.joined())  ]
      }

      """
    try source.write(toFile: words[1], atomically: true, encoding: .utf8)
  }
}
