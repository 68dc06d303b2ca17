internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Rules
internal import World

/// Reads files that say in other languages what rules say.
struct LocaleFiles {
  let system: FileSystem
  /// Paths in what is reported are relative to it.
  let root: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The texts that the diagnostics point into.
  private(set) var files = SourceFiles()

  /// What files in `locales` beside a rule file say of it in other languages.
  mutating func all(beside path: String) -> [Language] {
    let folder = FilePath.joined(FilePath.folder(of: path), "locales")
    guard system.kind(of: folder) == .folder else { return [] }
    refuseUnknownLocales(in: folder)
    return BuiltInLibrary.languages.filter { $0 != Language.english.tag }
      .compactMap { locale($0, in: folder) }
  }

  /// A file that says its language is meant for this program, whatever else lies in the folder.
  private mutating func refuseUnknownLocales(in folder: String) {
    for (name, kind) in (try? system.contents(of: folder)) ?? []
    where kind == .file && name.hasSuffix(".yaml")
      && !BuiltInLibrary.languages.contains(String(name.dropLast(".yaml".count)))
    {
      let path = FilePath.joined(folder, name)
      guard let file = try? system.text(at: path, inside: root).file, LanguageReader.isLocale(file)
      else { continue }
      files.add(SecretKeys.known.masked(file).file)
      _ = language(file)
    }
  }

  /// What can't be read is only a warning: other programs have such files as well.
  private mutating func locale(_ tag: String, in folder: String) -> Language? {
    let path = FilePath.joined(folder, "\(tag).yaml")
    let whole = SourceRange(wholeOf: SourceFile.ID(path: FilePath.relative(path, to: root)))
    let decoded: DecodedFile
    do throws(FileSystem.Failure) {
      // A link that leads nowhere is there all the same.
      guard try system.found(at: path, followingLinks: false) != nil else { return nil }
      decoded = try system.text(at: path, inside: root)
    } catch {
      let message: Message = .unreadableRules(whole.file.path, error.reason)
      diagnostics.append(Diagnostic(message, at: whole, severity: .warning))
      return nil
    }
    if let problem = decoded.problem {
      files.add(decoded.file)
      diagnostics.append(Diagnostic(problem.message, at: problem.range, severity: .warning))
      return nil
    }
    guard LanguageReader.isLocale(decoded.file) else { return nil }
    files.add(decoded.file)
    return language(decoded.file)
  }

  /// What a file says that is named after its language.
  mutating func language(_ file: SourceFile, of pack: Pack? = nil) -> Language? {
    var reader = LanguageReader(of: .rules)
    let language = reader.read(DocumentReader().readAll(file))
    diagnostics += reader.diagnostics
    let tag = FilePath.name(of: file.id.path).split(separator: ".").first.map(String.init) ?? ""
    guard let language else { return nil }
    let whole = SourceRange(wholeOf: file.id)
    let known = Self.known(to: pack)
    if language.tag != tag {
      diagnostics.append(
        Diagnostic(
          id: "other-language",
          """
          this file is named after \(tag.quoted), but says that its language is \
          \(language.tag.quoted)
          """, at: whole))
    } else if !known.contains(tag) {
      diagnostics.append(Diagnostic(.unknownLanguage(tag, among: known), at: whole))
    } else {
      return language
    }
    return nil
  }

  /// The tags of what the program speaks, and a pack.
  static func known(to pack: Pack?) -> [String] {
    known(beside: pack?.languages.map(\.name) ?? [])
  }

  /// The tags of what the program speaks, and others that aren't among them, each once.
  static func known(beside others: [String]) -> [String] {
    (BuiltInLibrary.languages + others).withoutRepetition
  }
}

extension Message {
  static func unknownLanguage(_ tag: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: tag, among: known)
    return Self(
      id: "unknown-language",
      "there are no reports in \(tag.quoted); write \(known.alternatives)\(hint)")
  }
}
