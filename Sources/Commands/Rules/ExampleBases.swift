internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// The descriptions that examples of rules start from.
struct ExampleBases {
  let terminal: Terminal
  /// What paths of rule files are from.
  let root: String

  /// From the repository's root or the current folder.
  init(terminal: Terminal) {
    self.terminal = terminal
    root = terminal.files.standardRoot
  }

  /// A built-in description by its name, or a file beside the rule's.
  func base(of example: RuleExample) -> Document? {
    let read =
      BuiltInLibrary.base(example.base)
      ?? file(example.base, beside: example.baseRange.file).map { DocumentReader().readAll($0) }
    return read?.documents.first
  }

  private func file(_ name: String, beside file: SourceFile.ID) -> SourceFile? {
    let ruleFile = terminal.files.absolute(file.path, from: root)
    let path = terminal.files.absolute(name, from: FilePath.folder(of: ruleFile))
    let shown = FilePath.relative(path, to: root)
    return try? terminal.files.text(at: path, called: shown, inside: enclosure(of: ruleFile)).file
  }

  /// Where a rule's file may look: inside the root or, where its pack lies outside, inside that.
  private func enclosure(of ruleFile: String) -> Enclosure {
    let own = Enclosure(of: ruleFile, root: root, in: terminal.files)
    let pack = FilePath.ancestors(of: FilePath.folder(of: ruleFile)).first { folder in
      terminal.files.kind(of: FilePath.joined(folder, Pack.fileName)) == .file
    }
    guard let pack, !own.holds(pack) else { return own }
    return Enclosure(of: ruleFile, root: pack, in: terminal.files)
  }
}

extension RuleExample {
  /// What tells its base from those of examples that write the same name elsewhere.
  var baseKey: ExactPath {
    ExactPath(FilePath.joined(FilePath.folder(of: baseRange.file.path), base))
  }
}

extension Message {
  static func unknownBase(_ name: String) -> Self {
    let known = BuiltInLibrary.bases
    let hint = Suggestion.clause(for: name, among: known)
    let end: Message = hint.isEmpty ? "; write \(known.alternatives)" : hint
    return Self(
      id: "unknown-base",
      """
      there is no description \(name.quoted) to start from, neither of that name in the program nor \
      at that path from this file's folder\(end)
      """)
  }
}
