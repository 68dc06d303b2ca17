package import Diagnostics
package import Engine

extension LintResult {
  /// By which wording of guideline 4.8 it was judged, and how old that knowledge is.
  package func guideline(_ day: (String) -> String) -> Message {
    comparedOn.isEmpty
      ? Message(.guidelineHeld, day(edition))
      : Message(.guidelineHolds, day(edition), day(comparedOn))
  }
}
