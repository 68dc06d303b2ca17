internal import CCommit

/// How the program was built.
package enum Build {
  /// The commit that it was built from, which C keeps as long as the program runs.
  package static let commit = unsafe String(cString: commitOfBuild())
}
