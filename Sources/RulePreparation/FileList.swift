import Foundation
import Rules

/// The files of a folder as a C table into which they are embedded.
struct FileList {
  private let files: [RuleFolder.File]

  init(_ folder: RuleFolder) {
    files = folder.files
  }

  var text: String {
    let contents = files.enumerated().map { number, file in
      """
      static const unsigned char file\(number)[] = {
      #embed "../../rules/\(file.path)"
      };
      """
    }
    let rows = files.enumerated().map { number, file in
      let size = file.bytes.withUnsafeBytes { BuiltInFiles.sizeWithoutExamples($0) }
      return "{\"\(file.path)\", file\(number), sizeof file\(number), \(size)},"
    }
    return """
      // Each file of the folder `rules`, as `make rules` finds them.
      #include "BuiltInRules.h"

      \(contents.joined(separator: "\n"))

      static const struct BuiltInFile files[] = {
      \(rows.joined(separator: "\n"))
      };

      """
  }
}
