#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end; what it writes goes nowhere.
struct Child {
  private let path: String
  private let arguments: [String]

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

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
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let failure = posix_spawn(&process, path, &actions, nil, &words, environ)
    guard failure == 0 else { return print("\(path) can't be run: \(failure)") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
