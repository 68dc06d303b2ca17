internal import Diagnostics
internal import TestSupport

/// Reads YAML directly and by way of libyaml, which have to say the same.
enum ReaderTarget: TextTarget {
  static let name = "reader"

  static func run(_ text: String) {
    let file = SourceFile(path: "fuzzed.yaml", text: text)
    guard let difference = ReaderComparison.difference(in: file) else { return }
    preconditionFailure("directly \(difference.direct), by libyaml \(difference.libyaml)")
  }
}
