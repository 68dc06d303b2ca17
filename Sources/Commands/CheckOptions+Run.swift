internal import Diagnostics
internal import Linting

extension CheckOptions {
  /// The folder that paths in the answer are relative to.
  func root(in files: FileSystem) -> String {
    let current = files.currentFolder
    return root.map { FilePath.absolute($0, from: current) }
      ?? Repository(files).root(above: current) ?? current
  }

  /// What the gate says to a verdict.
  func status(of verdict: Verdict) -> ExitStatus {
    switch verdict {
    case .unjudged: .unjudged
    case .compliant: .clean
    case .violations: policy.failOn == nil ? .clean : .findings
    case .incomplete: policy.failOn == nil || allowsIncomplete ? .clean : .findings
    }
  }
}

extension RunResult {
  /// The files that were read and are kept for their lines, from the root of the machine.
  func readPaths(from root: String) -> [String] {
    files.paths.map { FilePath.absolute($0, from: root) }
  }
}
