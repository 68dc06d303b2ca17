/// What a run tells the shell.
package enum ExitStatus: Int32, Sendable {
  /// Everything was judged, and nothing that counts was found.
  case clean = 0
  /// Something that counts was found.
  case findings = 1
  /// It could not be judged.
  case unjudged = 2
  /// A fault of the program.
  case fault = 3
}
