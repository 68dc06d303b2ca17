import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program on a terminal, as a person would see it.
struct PseudoTerminal {
  /// What there was to see, with every sequence that steers the terminal.
  let screen: String
  let status: Int32
  let time: Duration

  private struct Refusal: Error {}

  init(
    _ arguments: [String],
    in folder: TemporaryFolder,
    columns: UInt16 = 80,
    environment: [String: String] = ["TERM": "xterm"]
  ) throws {
    let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard leader >= 0 else { throw Refusal() }
    defer { close(leader) }
    guard let name = Self.follower(of: leader) else { throw Refusal() }
    let follower = FileHandle(fileDescriptor: open(name, O_RDWR | O_NOCTTY), closeOnDealloc: false)
    var size = winsize(ws_row: 50, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
    let process = Process()
    process.executableURL = Reviewlint.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = environment.merging(
      ["LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""]
    ) { given, _ in given }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = follower
    process.standardError = follower
    let start = ContinuousClock.now
    try process.run()
    close(follower.fileDescriptor)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(leader, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    process.waitUntilExit()
    screen = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    status = process.terminationStatus
    time = ContinuousClock.now - start
  }

  /// The path of the side on which programs run.
  private static func follower(of leader: Int32) -> String? {
    #if canImport(Glibc)
      // Glibc shows `ptsname` and its like only to those who ask for them.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      guard ioctl(leader, setLock, &isLocked) == 0, ioctl(leader, getNumber, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(leader) == 0, unlockpt(leader) == 0, let name = ptsname(leader)
      else { return nil }
      return String(cString: name)
    #endif
  }

  /// The lines as they can be read, without colours.
  var lines: [Substring] {
    screen.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
  }
}
