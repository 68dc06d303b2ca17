import Foundation

/// A file of Swift below the checkout, as the tests of its architecture read it.
struct SwiftFile: CustomStringConvertible, Sendable {
  /// From the checkout's root on.
  let path: String
  let lines: [Substring]
  /// The code, without comments at the ends of lines and without the texts in quotes.
  let code: String

  var description: String { path }

  static let sources = files(below: "Sources")
  static let tests = files(below: "Tests")

  /// The checkout.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(below folder: String) -> [SwiftFile] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (found?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let data = (try? Data(contentsOf: root.appending(path: "\(folder)/\(path)"))) ?? Data()
      return SwiftFile(path: "\(folder)/\(path)", text: [UInt8](data))
    }
  }

  private init(path: String, text: [UInt8]) {
    self.path = path
    lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    code = Self.code(of: text)
  }

  private static func code(of text: [UInt8]) -> String {
    var code: [UInt8] = []
    var (isText, isLongText, isComment) = (false, false, false)
    var previous = UInt8(ascii: " ")
    var quotes = 0
    for byte in text {
      if byte == UInt8(ascii: "\n") { (isText, isComment) = (false, false) }
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\"), !isComment {
        quotes += 1
        isText.toggle()
        if quotes == 3 { (isText, isLongText) = (false, !isLongText) }
      } else {
        quotes = 0
      }
      if !isText, byte == UInt8(ascii: "/"), previous == byte { isComment = true }
      if !isText && !isComment && !isLongText || byte == UInt8(ascii: "\n") { code.append(byte) }
      previous = byte
    }
    return String(decoding: code, as: UTF8.self)
  }

  /// The folder below `Sources` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The name without its ending.
  var name: String {
    String(path.split(separator: "/").last ?? "").replacing(".swift", with: "")
  }

  /// The modules that its import lines name.
  var imports: [String] {
    code.split(separator: "\n").filter { $0.contains("import ") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count else {
        return nil
      }
      let attributes: Set = ["package", "internal", "public", "private", "fileprivate"]
      let isImport = words[..<index].allSatisfy { attributes.contains($0) || $0.hasPrefix("@") }
      return isImport ? words.last?.split(separator: ".").first.map(String.init) : nil
    }
  }

  /// The types declared at the left margin that other files see.
  var types: [String] {
    let kinds: Set = ["struct", "enum", "class", "protocol", "actor"]
    return code.split(separator: "\n").compactMap { line in
      guard line.first?.isLetter == true, !line.hasPrefix("private") else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count
      else { return nil }
      return words[index + 1]
    }
  }
}
