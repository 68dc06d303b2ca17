internal import Diagnostics
internal import Linting
internal import Rules

extension CheckOptions {
  /// The folder that paths in the answer are relative to.
  func root(in files: FileSystem) -> String {
    let current = files.currentFolder
    return root.map { files.absolute($0, from: current) }
      ?? Repository(files).root(above: current) ?? current
  }

  /// What is left out of a search for descriptions.
  func exclusions(in files: FileSystem) -> SearchExclusions {
    SearchExclusions(named: rules, in: files, by: ruleFiles(in: files))
  }

  /// Where the rule files lie that hold.
  func ruleFiles(in files: FileSystem) -> RuleFileSearch {
    RuleFileSearch(in: files, root: root.map { _ in self.root(in: files) })
  }

  /// What of the command line makes an answer milder.
  var relaxations: [Relaxation] {
    only.map { Relaxation(.selection, byOption: "--only \($0)") }
      + skip.map { Relaxation(.selection, byOption: "--skip \($0)") }
      + (policy.failOn == nil ? [Relaxation(.failOn, byOption: "--fail-on never")] : [])
      + (policy.allowsIncomplete
        ? [Relaxation(.incompleteAllowed, byOption: "--allow-incomplete")] : [])
  }
}

extension ExitStatus {
  /// What the gate says to a verdict that rests on findings of which some may fail the run.
  init(_ verdict: Verdict, fails: Bool) {
    self = verdict == .unjudged ? .unjudged : fails ? .findings : .clean
  }
}

extension RunResult {
  /// What the gate says to it.
  var status: ExitStatus { ExitStatus(verdict, fails: summary.fails) }

  /// The files that were read and are kept for their lines, from the root of the machine.
  func readPaths(from root: String) -> [String] {
    files.paths.map { FilePath.joined(root, $0) }
  }
}
