import Foundation

/// A file of Swift below the checkout, as the tests of its architecture read it.
struct SwiftFile: CustomStringConvertible, Sendable {
  /// From the checkout's root on.
  let path: String
  let lines: [String]

  var description: String { path }

  static let sources = files(below: "Sources")
  static let tests = files(below: "Tests")

  private static func files(below folder: String) -> [SwiftFile] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (found?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let data = (try? Data(contentsOf: root.appending(path: "\(folder)/\(path)"))) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      return SwiftFile(
        path: "\(folder)/\(path)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      )
    }
  }

  /// The folder below `Sources` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The name without its ending.
  var name: String {
    String(path.split(separator: "/").last ?? "").replacing(".swift", with: "")
  }

  /// The modules that its import lines name.
  var imports: [String] {
    linesOutsideTexts.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count else {
        return nil
      }
      let attributes: Set = ["package", "internal", "public", "private", "fileprivate"]
      let isImport = words[..<index].allSatisfy { attributes.contains($0) || $0.hasPrefix("@") }
      return isImport ? words.last?.split(separator: ".").first.map(String.init) : nil
    }
  }

  /// The lines with code, each without the comment at its end and the texts in quotes.
  var code: [String] {
    linesOutsideTexts.map(Self.withoutTexts)
  }

  /// The lines but those of texts that have lines of their own.
  private var linesOutsideTexts: [String] {
    var isText = false
    return lines.filter { line in
      if isText {
        isText = !line.drop { $0 == " " }.hasPrefix("\"\"\"")
        return false
      }
      isText = line.hasSuffix("\"\"\"")
      return true
    }
  }

  /// The types declared at the left margin that other files see.
  var types: [String] {
    let kinds: Set = ["struct", "enum", "class", "protocol", "actor"]
    return code.compactMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard line.first?.isLetter == true, !line.hasPrefix("private"),
        let index = words.firstIndex(where: kinds.contains), index + 1 < words.count
      else { return nil }
      return words[index + 1]
    }
  }

  private static func withoutTexts(_ line: String) -> String {
    var code = ""
    var isText = false
    var previous: Character = " "
    for letter in line {
      if letter == "\"", previous != "\\" { isText.toggle() }
      if !isText, letter == "/", previous == "/" { return String(code.dropLast()) }
      if !isText { code.append(letter) }
      previous = letter
    }
    return code
  }
}
