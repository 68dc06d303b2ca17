internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files that have no use before they are finished: they go away when the program is told to end.
///
/// Signals come to a thread that does nothing but wait for them, so that no handler interrupts
/// others: these let no such signal through.
package enum UnfinishedFiles {
  private static let paths = Monitor<Set<ExactPath>>([])
  /// Starts the thread when the first file begins.
  private static let watch: Void = startWatching()

  package static func begin(_ path: String) {
    watch
    paths.change { _ = $0.insert(ExactPath(path)) }
  }

  /// Leaves the file alone from now on.
  package static func finish(_ path: String) {
    paths.change { _ = $0.remove(ExactPath(path)) }
  }

  /// Lets the thread that calls this be ended by no signal meant for the program.
  package static func leaveSignalsToOthers() {
    var signals = set(of: endings)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private static let endings = [SIGTERM, SIGINT, SIGHUP]

  private static func startWatching() {
    // Who starts the program may want a signal to be ignored, as nohup does.
    let watched = endings.filter { number in
      let before = signal(number, SIG_DFL)
      if before != nil { signal(number, before) }
      return before == nil
    }
    var signals = set(of: watched)
    var before = sigset_t()
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    if !watched.isEmpty, SystemThread.start({ waitForEnd(watched) }) { return }
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func waitForEnd(_ watched: [Int32]) {
    var signals = set(of: watched)
    var number: Int32 = 0
    while unsafe sigwait(&signals, &number) != 0 {}
    // Nobody begins another file until the program has ended.
    paths.change { paths in
      // A folder goes when its files are gone.
      let deepestFirst = paths.map(\.text).sorted { $0.utf8.count > $1.utf8.count }
      for path in deepestFirst { FileCalls.remove(path) }
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), number)
      while true { pause() }
    }
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    return signals
  }
}
