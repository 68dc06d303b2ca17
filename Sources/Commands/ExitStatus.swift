internal import Engine
internal import Expressions
internal import World

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

  /// What the gate says to a verdict that rests on findings of which some may fail the run.
  init(_ verdict: Verdict, fails: Bool) {
    self = verdict == .unjudged ? .unjudged : fails ? .findings : .clean
  }
}

extension Terminal {
  /// The day of checking unless somebody names another: today, at 00:00 UTC.
  var day: Timestamp { Timestamp(seconds: today, nanoseconds: 0) }
}
