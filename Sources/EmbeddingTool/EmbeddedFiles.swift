import Foundation

/// Files as Swift source, their texts and the trees in them each as one literal: the compiler takes
/// a literal for each file many times as long.
struct EmbeddedFiles {
  private var index = ""
  private var texts = ""
  private var trees = ""

  init(_ paths: ArraySlice<String>, in folder: URL) throws {
    for path in paths {
      let text = try Self.text(of: folder.appending(path: path))
      let tree = path.hasSuffix(".yaml") ? try StoredTree(of: text, at: path).text : ""
      index += "\(text.utf8.count) \(tree.utf8.count) \(path)\n"
      texts += text
      trees += tree
    }
  }

  var source: String {
    """
    extension BuiltInFile {
      static let index = \(index.debugDescription)
      static let texts = \(texts.debugDescription)
      static let trees = \(trees.debugDescription)
    }

    """
  }

  /// Of what isn't a text, a character for each byte.
  static func text(of file: URL) throws -> String {
    let data = try Data(contentsOf: file)
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
  }
}
