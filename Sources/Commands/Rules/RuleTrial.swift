internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// What came of the examples of several files of rules.
struct RuleTrial {
  private var tally = ExampleTally()
  private var isReadable = true

  /// Runs the examples of a file, or says why they can't be run.
  mutating func add(in terminal: Terminal, _ run: () throws(Refusal) -> ExampleRun) {
    do throws(Refusal) {
      let tested = try run().tested()
      tally += tested.tally
      DiagnosticOutput(terminal).complain(
        tested.mistakes + tested.gaps + tested.untranslated, in: tested.files)
    } catch {
      isReadable = false
      _ = error.tell(in: terminal)
    }
  }

  /// Says what came of all of them, unless none can be read.
  func answer(_ thoroughness: ExampleRun.Thoroughness, in terminal: Terminal) -> ExitStatus {
    guard isReadable || tally.examples > 0 else { return .unjudged }
    let isWhole = isReadable && tally.examples > 0
    let isClean = tally.failed == 0 && tally.gaps == 0
    return terminal.answer(
      tally.text(thoroughness), !isWhole ? .unjudged : isClean ? .clean : .findings)
  }
}

/// The rules that lie in a folder: a pack as one, other files each by itself.
struct RuleFolder {
  private(set) var paths: [String] = []

  /// A file stands for itself.
  init(_ path: String, in terminal: Terminal) throws(Refusal) {
    let files = terminal.files
    let place = files.absolute(path)
    guard files.kind(of: place) == .folder else {
      paths = [path]
      return
    }
    try Refusal.unless(reading: path) { () throws(FileSystem.Failure) in
      try add(place, files)
    }
    guard !paths.isEmpty else { throw Refusal("there are no rule files in \(path.quoted)") }
  }

  private mutating func add(_ folder: String, _ files: FileSystem) throws(FileSystem.Failure) {
    let contents = try files.contents(of: folder)
    if contents.contains(where: { $0.name == Pack.fileName && $0.kind == .file }) {
      paths.append(folder)
      return
    }
    for (name, kind) in contents {
      let path = FilePath.joined(folder, name)
      if kind == .folder, !name.hasPrefix(".") { try add(path, files) }
      guard kind == .file, [".yaml", ".yml"].contains(where: name.hasSuffix) else { continue }
      let file = try files.text(at: path, called: name).file
      if file.hasRules { paths.append(path) }
    }
  }
}

extension SourceFile {
  /// Whether it is a file of rules or of what they use: descriptions and languages say otherwise.
  fileprivate var hasRules: Bool {
    let keys = text.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    return keys.contains { $0 == "rules" || $0 == "definitions" }
      && !keys.contains { $0 == "reviewlint" || $0 == "language" }
  }
}
