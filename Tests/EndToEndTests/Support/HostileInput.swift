import Foundation

/// Input that somebody made to harm, and what the program must say about it.
struct HostileInput: CustomStringConvertible, Sendable {
  let description: String
  /// The id of a diagnostic that it must be answered with.
  let complaint: String
  let bytes: Data

  init(_ description: String, _ complaint: String, _ bytes: Data) {
    self.description = description
    self.complaint = complaint
    self.bytes = bytes
  }

  init(_ description: String, _ complaint: String, _ text: String) {
    self.init(description, complaint, Data(text.utf8))
  }
}

/// What the program may take for one run, however hostile its input.
enum Limits {
  static let kilobytes = 300_000
  /// Without optimisation everything takes some ten times as long.
  #if DEBUG
    static let seconds = 60
  #else
    static let seconds = 5
  #endif

  /// What has a shell give the program so little memory, which a Mac doesn't know.
  static func memory(_ kilobytes: Int) -> String {
    #if os(Linux)
      "ulimit -v \(kilobytes)"
    #else
      ":"
    #endif
  }
}

extension Reviewlint {
  /// Runs the program with little memory and time; it dies where it takes more.
  static func runWithinLimits(_ arguments: [String], in folder: URL) throws -> Answer {
    let line = #"\#(Limits.memory(Limits.kilobytes)); ulimit -t \#(Limits.seconds); exec "$@""#
    return try run(["-c", line, "sh", program.path] + arguments, of: "/bin/sh", in: folder)
  }
}

extension Reviewlint.Answer {
  /// The ids of all diagnostics, such as `unknown-key`, in either format.
  var complaints: Set<Substring> {
    let inText = output.matches(of: #/^error\[([^\]]*)\]/#.anchorsMatchLineEndings())
    let inJSON = output.matches(
      of: #/^ *\{"severity":"error","id":"([^"]*)"/#.anchorsMatchLineEndings())
    return Set(inText.map(\.output.1) + inJSON.map(\.output.1))
  }

  /// Characters that a terminal would obey, or that turn the direction of text.
  var steeringScalars: [Unicode.Scalar] {
    (output + complaint).unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}

/// Bytes that look like chance and are the same in each run.
func noise(_ count: Int, seed: UInt64) -> Data {
  var state = seed
  return Data(
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  )
}

func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}
