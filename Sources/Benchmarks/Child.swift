import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end; what it writes goes to a file.
struct Child {
  let path: String
  let arguments: [String]

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  private static let output =
    FileManager.default.temporaryDirectory.appending(path: "reviewlint-bench.out").path

  /// Waits in the kernel: a timer that polls would be part of what is measured.
  func run() {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var process: pid_t = 0
    #else
      var actions = posix_spawn_file_actions_t()
      var process = pid_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, Self.output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let failure = posix_spawn(&process, path, &actions, nil, &words, environ)
    guard failure == 0 else { return print("\(path) can't be run: \(failure)") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // What could not be judged is no measurement.
    if status & 0x7F != 0 || status >> 8 > 1 { print("\(path) ended with \(status >> 8)") }
  }

  /// Runs it for what it writes; nothing if it can't be run.
  func output() -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return "" }
    let bytes = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }
}
