internal import Commands
internal import Diagnostics
internal import Documents
internal import Foundation
internal import World

/// The whole program, run once: what it is given on standard input, and what it says, are values.
struct ProgramRun: Equatable {
  let status: Int32
  let output: String
  let complaint: String

  private struct Streams {
    var input: ArraySlice<UInt8>
    var said: [Int32: [UInt8]] = [1: [], 2: []]

    mutating func next(_ count: Int) -> [UInt8] {
      defer { input = input.dropFirst(count) }
      return Array(input.prefix(count))
    }
  }

  /// With somebody who answers, each line of the input is an answer.
  init(_ words: [String], input: String = "", asks: Bool = false) {
    let streams = Monitor(Streams(input: Array(input.utf8)[...]))
    var calls = FileCalls()
    calls.readBytes = { [readBytes = calls.readBytes] file, count throws(SystemError) in
      file == 0 ? streams.change { $0.next(count) } : try readBytes(file, count)
    }
    calls.writeBytes = { [writeBytes = calls.writeBytes] file, bytes throws(SystemError) in
      guard file == 1 || file == 2 else { return try writeBytes(file, bytes) }
      streams.change { $0.said[file, default: []] += bytes }
      return bytes.count
    }
    let terminal = Terminal(
      files: FileSystem(calls: calls), environment: [:], isInteractive: false,
      showsComplaints: false, canAsk: asks, width: 80, today: 1_795_219_200)
    status = Application(in: terminal).run(words).rawValue
    (output, complaint) = streams.change { streams in
      let said = streams.said.mapValues { String(decoding: $0, as: UTF8.self) }
      return (said[1] ?? "", said[2] ?? "")
    }
    precondition(status <= 2, "nothing that somebody writes is a fault of the program")
    precondition(status != 2 || !(output + complaint).isEmpty, "what can't be judged says why")
    precondition(!complaint.steers(atMost: 0), "no complaint steers")
  }

  /// Whether the program reads a text, or a file, as a description.
  static func reads(_ text: String = "", at path: String = "-") -> Bool {
    ProgramRun(["check", path, "--fail-on", "never", "--quiet"], input: text).status == 0
  }

  /// A new folder with files in it, which goes away after use.
  static func inFolder(_ files: [String: String], _ use: (String) -> Void) {
    inFolder(files.mapValues { Array($0.utf8) }, use)
  }

  static func inFolder(_ files: [String: [UInt8]], _ use: (String) -> Void) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      for (name, bytes) in files {
        let file = folder.appending(path: name)
        let above = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
    } catch {
      preconditionFailure("files can be written: \(error)")
    }
    use(folder.path)
  }

  /// What a file has in it; nil where there is none.
  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// Whether more of it steers what shows it than so many characters; lines end.
  func steers(atMost count: Int) -> Bool { steeringCount > count }

  /// How many of its characters steer what shows them.
  var steeringCount: Int { unicodeScalars.count { $0 != "\n" && $0.isSteering } }

  /// The keys of a file of YAML; what can't be read has none.
  var rootKeys: [String] {
    let read = DocumentReader().readAll(SourceFile(path: "read.yaml", text: self))
    return read.documents.first?.root.entries?.map(\.name) ?? []
  }

  /// What stands before the first line break, and behind it.
  var firstLine: (line: String, rest: String) {
    let parts = split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}
