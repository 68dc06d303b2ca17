internal import CStart
package import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the program says to whom, and what it knows about its surroundings.
package struct Terminal: Sendable {
  package private(set) var files: FileSystem
  package let environment: [String: String]
  /// Standard output is a terminal.
  package let isInteractive: Bool
  /// Standard error is a terminal.
  package let showsComplaints: Bool
  /// Somebody can be asked: standard input and output are terminals.
  package let canAsk: Bool
  /// The columns of the terminal; 80 where there is none.
  package let width: Int
  /// The day it is, at 00:00 UTC, in seconds since 1970.
  package let today: Int64

  package init(
    files: FileSystem, environment: [String: String], isInteractive: Bool, showsComplaints: Bool,
    canAsk: Bool = false, width: Int, today: Int64
  ) {
    self.files = files
    self.environment = environment
    self.isInteractive = isInteractive
    self.showsComplaints = showsComplaints
    self.canAsk = canAsk
    self.width = width
    self.today = today
  }

  /// The terminal with what an editor or an archive has instead of what lies at some paths.
  package func showing(_ open: [ExactPath: [UInt8]]) -> Terminal {
    var terminal = self
    terminal.files = files.showing(open)
    return terminal
  }

  /// The terminal that the process was started from.
  package static var current: Terminal {
    reserveStandardFiles()
    // Writing to a reader that went away, or more than a file may have, must answer with an error,
    // not end the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The system writes into these for the one call only.
    var size = winsize()
    let hasSize = unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let now = time(nil)
    return Terminal(
      files: FileSystem(), environment: currentEnvironment, isInteractive: isatty(1) == 1,
      showsComplaints: isatty(2) == 1, canAsk: isatty(0) == 1 && isatty(1) == 1,
      width: hasSize ? min(max(Int(size.ws_col), 40), 120) : 80, today: Int64(now) / 86_400 * 86_400
    )
  }

  /// What the program was started with, behind its name; the system keeps the words.
  package static var arguments: [String] {
    let count = countOfWords()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<count).map { unsafe String(cString: word($0)) }
  }

  /// Opens something in the place of each standard file that is closed, so that no other file gets
  /// its number.
  ///
  /// What can't be used for what it stands for: to read or write there still is an error.
  private static func reserveStandardFiles() {
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) < 0 {
      let device = unsafe open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
      if device < 0 { _ = unsafe open("/", O_RDONLY) }
    }
  }

  /// The few variables that may change how an answer looks, never what it says.
  private static var currentEnvironment: [String: String] {
    ["NO_COLOR", "FORCE_COLOR", "TERM"].reduce(into: [:]) { values, name in
      values[name] = FileCalls.variable(name)
    }
  }

  /// How standard output took what it was given.
  package enum Reception {
    case complete
    /// Nobody reads it any more: whoever went away, as `head` does, has what they wanted.
    case unread
    case failed
  }

  /// Writes to standard output; false when it failed, not when nobody reads it any more.
  package func write(_ text: String) -> Bool {
    write(Array(text.utf8)[...]) != .failed
  }

  /// Writes to standard output, and says how it was taken.
  package func write(_ bytes: ArraySlice<UInt8>) -> Reception {
    do throws(SystemError) {
      try files.write(bytes, to: 1)
      return .complete
    } catch {
      return error.code == EPIPE ? .unread : .failed
    }
  }

  /// Writes to standard error; where that can't be, there is nobody to tell.
  package func complain(_ text: String) {
    try? files.write(Array(text.utf8)[...], to: 2)
  }
}
