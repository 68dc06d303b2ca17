internal import BuiltInRules
internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// The files of rules and examples that are part of the program.
enum BuiltInLibrary {
  /// How their paths begin, so that nobody takes them for theirs.
  private static let prefix = "builtin/"

  /// The files of rules and catalogues, with the rules' examples.
  static var ruleFiles: [ReadFile] { BuiltInFile.all.filter(\.hasRules).map(read) }

  /// What those files say, without the rules' examples; tests find nothing wrong with them.
  static var testedRuleFiles: [RuleFile] {
    BuiltInFile.all.filter(\.hasRules).compactMap { file in
      let path = prefix + file.path
      let read = { @Sendable in file.read(as: path, leavingOut: "examples") }
      return RuleFile(catalogues: file.keys, in: file.source(as: path), read: read)
        ?? RuleFileReader.read(read(), examplesAreLeftOut: true).file
    }
  }

  /// Those of a folder, such as `rules/` where the program is made, with the rules' examples.
  static func ruleFiles(
    in folder: String, of files: FileSystem
  ) throws(FileSystem.Failure) -> [DecodedFile] {
    var found: [DecodedFile] = []
    for path in try files.files(below: folder) where BuiltInFile.hasRules(at: path) {
      // What is hidden is left out.
      guard !path.hasPrefix("."), !path.contains("/.") else { continue }
      found.append(try files.text(at: "\(folder)/\(path)", called: prefix + path))
    }
    guard !found.isEmpty else {
      throw FileSystem.Failure(path: folder, reason: Message("there are no rules in it"))
    }
    return found
  }

  /// By which logins are recognised in captures.
  static var recognition: ReadFile? { file(at: "recognition.yaml") }

  /// Which keys have values that nobody may see.
  static var secrets: ReadFile? { file(at: "secrets.yaml") }

  /// What guideline 4.8 said in which span of time.
  static var editions: ReadFile? { file(at: "editions.yaml") }

  /// The names of the descriptions that examples start from.
  static var bases: [String] {
    files(in: BuiltInFile.Folder.examples).compactMap { file in
      let name = file.path.dropFirst(BuiltInFile.Folder.examples.count)
      let ending = ".review.yaml"
      return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
    }
  }

  /// The description that examples start from, by the name of its file.
  static func base(_ name: String) -> ReadFile? {
    file(at: "\(BuiltInFile.Folder.examples)\(name).review.yaml")
  }

  /// A file of the folder that those descriptions lie in, by its path there.
  static func fileOfExamples(_ path: String) -> SourceFile? {
    file(at: BuiltInFile.Folder.examples + path)?.file
  }

  /// All files of that folder, by their paths there.
  static var filesOfExamples: [SourceFile] {
    let folder = BuiltInFile.Folder.examples
    return files(in: folder).map { file in
      SourceFile(path: String(file.path.dropFirst(folder.count)), text: file.text)
    }
  }

  /// The tags of the languages that the program speaks, in order.
  static var languages: [String] {
    let folder = BuiltInFile.Folder.locales
    return files(in: folder).map {
      String($0.path.dropFirst(folder.count).dropLast(".yaml".count))
    }
  }

  static func language(_ tag: String) -> ReadFile? {
    file(at: "\(BuiltInFile.Folder.locales)\(tag).yaml")
  }

  /// The files that say what to look for in a project.
  static var detectionFiles: [ReadFile] { files(in: BuiltInFile.Folder.detection).map(read) }

  /// Whether it is one of these files.
  static func holds(_ file: SourceFile.ID) -> Bool { file.path.hasPrefix(prefix) }

  private static func files(in folder: String) -> [BuiltInFile] {
    BuiltInFile.all.filter { $0.path.hasPrefix(folder) }
  }

  /// A file by its path below `rules`.
  static func file(at path: String) -> ReadFile? {
    BuiltInFile.all.first { $0.path == path }.map(read)
  }

  private static func read(_ file: BuiltInFile) -> ReadFile { file.read(as: prefix + file.path) }
}
