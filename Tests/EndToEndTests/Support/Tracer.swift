import Foundation

/// Lets calls of the system fail, where strace is installed.
enum Tracer {
  static let isThere =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")
    && (try? Reviewlint.run(
      ["-qq", "-o", "/dev/null", "/bin/true"], of: "/usr/bin/strace", in: URL(filePath: "/")
    ))?.status == 0

  static func run(
    _ words: [String], injecting fault: String, in folder: TemporaryFolder, input: String = ""
  ) throws -> Reviewlint.Answer {
    let call = fault.prefix { $0 != ":" }
    let options = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(fault)"]
    return try Reviewlint.run(
      options + [Reviewlint.program.path] + words, of: "/usr/bin/strace", in: folder.url,
      input: Data(input.utf8))
  }

  /// The calls of each kind, in their order.
  static func calls(
    of kinds: [String], _ words: [String], in folder: TemporaryFolder, input: String = ""
  ) throws -> [String: [String]] {
    let scratch = try TemporaryFolder()
    let options = [
      "-f", "-qq", "-o", scratch.url.appending(path: "calls").path,
      "-e", "trace=\(kinds.joined(separator: ","))",
    ]
    _ = try Reviewlint.run(
      options + [Reviewlint.program.path] + words, of: "/usr/bin/strace", in: folder.url,
      input: Data(input.utf8))
    let lines = try scratch.read("calls").split(separator: "\n").map(String.init)
    return kinds.reduce(into: [:]) { calls, kind in
      calls[kind] = lines.filter { $0.contains(" \(kind)(") }
    }
  }
}
