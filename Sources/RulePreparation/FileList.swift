/// The files of a folder as a C table into which they are embedded.
struct FileList {
  private let paths: [String]

  init(_ folder: RuleFolder) {
    paths = folder.files.map(\.path)
  }

  var text: String {
    let files = paths.enumerated().map { number, path in
      """
      static const unsigned char file\(number)[] = {
      #embed "../../rules/\(path)"
      };
      """
    }
    let rows = paths.enumerated().map { "{\"\($1)\", file\($0), sizeof file\($0)}," }
    return """
      // Each file of the folder `rules`, as `make rules` finds them.
      #include "BuiltInRules.h"

      \(files.joined(separator: "\n"))

      static const struct BuiltInFile files[] = {
      \(rows.joined(separator: "\n"))
      };

      """
  }
}
