import Foundation

/// A program that takes part: the yardstick lies beside this one, reviewlint where it was built.
struct Program {
  let path: String

  static let yardstick = Program(
    path: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Yardstick").path
  )

  static let reviewlint = Program(
    path: URL(filePath: CommandLine.arguments.dropFirst().first ?? ".build/release/reviewlint").path
  )

  func running(_ arguments: [String]) -> Child { Child(path, arguments) }

  /// How large the file is, in MiB.
  var size: Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Double((attributes?[.size] as? Int) ?? 0) / 1_048_576
  }
}
