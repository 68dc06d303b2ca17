import Dispatch
import Foundation

extension Process {
  /// Runs it, and comes back as soon as it has ended.
  ///
  /// Foundation's own `waitUntilExit` looks every twentieth of a second on Linux: longer than most
  /// runs of the program take.
  func runToItsEnd() throws {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    end.wait()
  }
}
