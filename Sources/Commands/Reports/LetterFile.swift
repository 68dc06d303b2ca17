internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// The rule file in which a team keeps the letters that it got.
struct LetterFile {
  private let files: FileSystem
  private let path: String
  private let root: String

  /// The nearest one, or else beside the nearest rule file, or where a search for it ends.
  init(in terminal: Terminal, root: String) {
    files = terminal.files
    self.root = root
    var search = RuleFileSearch(in: files)
    let rules = search.rules(in: files.currentFolder)
    let folder = rules.paths.first.map { FilePath.folder(of: $0.text) }
    path =
      rules.letters?.text
      ?? FilePath.joined(folder ?? Repository(files).standardRoot, RuleFileSearch.lettersName)
  }

  /// As people read it.
  var name: String { FilePath.relative(path, to: root) }

  private static let heading = """
    # The letters that App Review sent us, as `reviewlint letter --remember` adds them: what was
    # refused before comes first in every answer.
    extends: []
    \(ReceivedLetter.key):

    """

  /// Adds a letter; false where it is there already.
  func add(_ letter: ReceivedLetter) throws(Refusal) -> Bool {
    let old = try self.text()
    guard !old.contains("'\(letter.mark)'") else { return false }
    let text = (old.isEmpty ? Self.heading : old) + "  - \(letter.line)\n"
    let place = SourceFile(path: name, text: text)
    let (file, mistakes) = RuleFileReader.read(place, examplesAreLeftOut: true)
    guard mistakes.isEmpty, file?.receivedMarks.last == letter.mark else {
      throw Refusal(text: Message(.letterHasNoPlace, name.quoted, ReceivedLetter.key))
    }
    try Refusal.unless(writing: name) { () throws(FileSystem.Failure) in
      try files.write(text, to: path)
    }
    return true
  }

  private func text() throws(Refusal) -> String {
    let old: DecodedFile? = try Refusal.unless(reading: name) { () throws(FileSystem.Failure) in
      guard try files.found(at: path, followingLinks: false) != nil else { return nil }
      return try files.text(at: path, called: name)
    }
    guard let old else { return "" }
    if let problem = old.problem { throw Refusal([problem], in: SourceFiles(old.file)) }
    return old.file.text.hasSuffix("\n") ? old.file.text : old.file.text + "\n"
  }
}
