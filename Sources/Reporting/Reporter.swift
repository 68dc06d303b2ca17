package import Linting

/// A way to write a run's results down.
package protocol Reporter: Sendable {
  /// The name a person types after `--format`.
  static var name: String { get }

  func report(_ run: RunResult) -> String
}
