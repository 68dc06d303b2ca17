import Foundation
import Testing

/// What can be known of a Mac without one.
@Suite struct MacTests {
  /// Runs a script of the folder `Mac` in an empty folder; 77 says that something is missing here.
  @Test(arguments: ["parse.sh", "types.sh", "makefile.sh"])
  func `a Mac would take it`(script: String) throws {
    let root = SwiftFile.root
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = folder.appending(path: "output")
    try Data().write(to: said)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      root.appending(path: "Tests/ArchitectureTests/Mac/\(script)").path, root.path,
    ]
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: said)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let output = try String(contentsOf: said, encoding: .utf8)
    if process.terminationStatus == 77 { try Test.cancel("\(output)") }
    #expect(process.terminationStatus == 0, "\(output)")
  }

  /// What Linux has and a Mac hasn't.
  private static let onLinux = [
    "/proc/", "ulimit -v", "prctl(", "gettid(", "get_nprocs", "pipe2(", "accept4(", "epoll_",
    "inotify_", "MAP_ANONYMOUS", "MAP_POPULATE", "O_PATH", "O_TMPFILE", "O_DIRECT", "fdatasync(",
    "sendfile(", "copy_file_range", "secure_getenv", "__errno_location", "renameat2",
    "malloc_trim", "RLIMIT_AS", "import Glibc",
  ]

  @Test func `what only Linux has is asked for on Linux only`() {
    for file in SwiftFile.sources + SwiftFile.tests where file.name != "MacTests" {
      #expect(Self.unguarded(in: file.lines) == [], "\(file)")
    }
  }

  @Test func `what stands in the wrong branch is noticed`() {
    let text = """
      #if canImport(Darwin)
      gettid()
      #else
      gettid()
      #endif
      #if os(Linux)
      prctl(1)
      #endif
      let test = Test(.enabled(if: fileExists(atPath: "/proc/self/status")))
      open("/proc/self/fd")
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Self.unguarded(in: lines) == ["gettid()", "open(\"/proc/self/fd\")"])
  }

  /// Lines that ask for it outside of a branch that only Linux compiles, and without asking whether
  /// it is there.
  private static func unguarded(in lines: [Substring]) -> [String] {
    var conditions: [String] = []
    var found: [String] = []
    for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("#if") { conditions.append(line) }
      if line.hasPrefix("#endif") { conditions.removeLast() }
      if line.hasPrefix("#else"), let before = conditions.popLast() {
        let isOther = line == "#else" && before == "#if canImport(Darwin)"
        conditions.append(isOther ? "os(Linux)" : line)
      }
      let isOnLinux = conditions.contains { condition in
        ["os(Linux)", "canImport(Glibc)"].contains(where: condition.contains)
      }
      guard !isOnLinux, !line.contains("fileExists(atPath:") else { continue }
      if onLinux.contains(where: line.contains) { found.append(line) }
    }
    return found
  }
}
