import Foundation

/// A folder that goes away with the value.
final class TemporaryFolder {
  let url: URL

  /// With files in it, by their names.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Copies what lies in another folder, links as links.
  func copy(contentsOf folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let place = url.appending(path: name)
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.copyItem(at: folder.appending(path: name), to: place)
    }
  }

  /// Writes a file into the folder and answers its URL.
  @discardableResult func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names in the folder, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: name).path, withDestinationPath: target)
  }

  /// Runs a shell's commands in the folder.
  func run(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = url
    try process.runToItsEnd()
  }

  func isLink(_ name: String) -> Bool {
    let path = url.appending(path: name).path
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
