import Foundation
import Rules

/// The files of a folder as a table into which they are embedded, and their digest.
struct FileList {
  private let files: [RuleFolder.File]

  init(_ folder: RuleFolder) {
    files = folder.files
  }

  var text: String {
    let contents = files.enumerated().map { number, file in
      """
      static constexpr unsigned char file\(number)[] = {
      #embed "../../rules/\(file.path)"
      };
      """
    }
    let rows = files.enumerated().map { number, file in
      "{\"\(file.path)\", file\(number), sizeof file\(number)},"
    }
    return """
      // Each file of the folder `rules`, as `make rules` finds them.
      #include "BuiltInRules.h"
      #include "Digest.h"

      \(contents.joined(separator: "\n"))

      static const BuiltInFile files[] = {
      \(rows.joined(separator: "\n"))
      };

      \(digests.joined(separator: "\n"))

      """
  }

  /// A digest for each file with rules: all at once would be too much for a compiler.
  private var digests: [String] {
    let numbers = files.indices.filter { BuiltInFiles.hasRules(files[$0].path) }
    let digests = zip(numbers, [nil] + numbers).map { number, previous in
      let file = files[number]
      let before = previous.map { "digest\($0)" } ?? "Digest()"
      let size = file.bytes.withUnsafeBytes { BuiltInFiles.sizeWithoutExamples($0) }
      let path = "\"\(BuiltInFiles.prefix)\(file.path)\""
      return "constexpr auto digest\(number) = with(\(before), \(path), file\(number), \(size));"
    }
    let last = numbers.last.map { "digest\($0)" } ?? "Digest()"
    return digests + ["constexpr auto digest = \(last).value;"]
  }
}
