internal import Diagnostics
internal import Documents
internal import Localization
internal import World

/// A folder that a command makes anew: it takes the place of nothing but one of its own.
struct OutputFolder {
  private let written: String
  private let path: String
  private let files: FileSystem
  /// The name of a file that ends with some words in each such folder.
  private let mark: (name: String, words: String)
  private let isOwn: (String) -> Bool

  /// Such a folder has no other files than those with names of its own.
  init(
    at written: String, in files: FileSystem, mark: (name: String, words: String),
    isOwn: @escaping (_ name: String) -> Bool
  ) {
    self.written = written
    self.files = files
    self.mark = mark
    self.isOwn = isOwn
    path = files.absolute(written)
  }

  /// Refuses to take the place of anything but nothing, an empty folder, or one that the command made.
  func checkIsFree(for command: String) throws(Refusal) {
    let isFree = try Refusal.unless(reading: written) { () throws(FileSystem.Failure) in
      guard let kind = try files.found(at: path, followingLinks: false) else { return true }
      guard kind == .folder else { return false }
      let names = try files.contents(of: path).map(\.name)
      guard !names.isEmpty else { return true }
      guard names.allSatisfy(isOwn), names.contains(mark.name) else { return false }
      let text = try files.text(at: FilePath.joined(path, mark.name), called: mark.name).file.text
      return text.hasSuffix(mark.words + "\n")
    }
    guard isFree else {
      throw Refusal(
        """
        \(written.quoted) isn't a folder that \(command) made, nor an empty one; it stays as \
        it is
        """)
    }
  }

  /// Writes the folder whole or not at all.
  func write(
    in language: Language = .english,
    _ fill: (_ add: (String, [UInt8]) throws(FileSystem.Failure) -> Void) throws(FileSystem.Failure)
      -> Void
  ) throws(Refusal) {
    try Refusal.unless(writing: written, in: language) { () throws(FileSystem.Failure) in
      try files.writeFolder(path, fill)
    }
  }
}
