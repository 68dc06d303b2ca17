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

  /// What files in `locales` beside a rule file say of it in other languages, whatever else lies
  /// there.
  mutating func all(beside path: String) -> [Language] {
    let folder = FilePath.joined(FilePath.folder(of: path), "locales")
    guard system.kind(of: folder) == .folder else { return [] }
    let contents = (try? system.contents(of: folder)) ?? []
    return contents.filter { $0.name.hasSuffix(".yaml") }.compactMap { name, kind in
      let tag = String(name.dropLast(".yaml".count))
      return kind == .file || isSpoken(tag) ? locale(tag, in: folder) : nil
    }
  }

  /// What can't be read is only a warning: other programs have such files as well.
  private mutating func locale(_ tag: String, in folder: String) -> Language? {
    let path = FilePath.joined(folder, "\(tag).yaml")
    let whole = SourceRange(wholeOf: SourceFile.ID(path: FilePath.relative(path, to: root)))
    let decoded: DecodedFile
    do throws(FileSystem.Failure) {
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
    let file = SecretKeys.known.masked(decoded.file).file
    files.add(file)
    return language(file)
  }

  /// What a file says that is named after its language.
  mutating func language(_ file: SourceFile, of pack: Pack? = nil) -> Language? {
    let tag = FilePath.name(of: file.id.path).split(separator: ".").first.map(String.init) ?? ""
    var reader = LanguageReader(of: isSpoken(tag) ? .rules : .rulesAlone)
    let language = reader.read(DocumentReader().readAll(file))
    diagnostics += reader.diagnostics
    guard let language else { return nil }
    let whole = SourceRange(wholeOf: file.id)
    if language.tag != tag {
      diagnostics.append(
        Diagnostic(
          id: "other-language",
          """
          this file is named after \(tag.quoted), but says that its language is \
          \(language.tag.quoted)
          """, at: whole))
      return nil
    }
    if let pack, let mistake = Self.mistake(in: tag, of: pack, at: whole) {
      diagnostics.append(mistake)
      return nil
    }
    return language
  }

  private func isSpoken(_ tag: String) -> Bool { BuiltInLibrary.languages.contains(tag) }

  /// That a pack doesn't say that it speaks a language.
  static func mistake(in tag: String, of pack: Pack, at range: SourceRange) -> Diagnostic? {
    let known = known(beside: pack.languages.map(\.name))
    guard !known.contains(tag) else { return nil }
    let message = Message(
      """
      \(Message.unknownLanguage(tag, among: known)), or add it to 'languages' in \
      \(Pack.fileName.quoted)
      """)
    return Diagnostic(Message(id: "unknown-language", message), at: range)
  }

  /// The tags of what the program speaks, and others that aren't among them, each once.
  static func known(beside others: [String]) -> [String] {
    (BuiltInLibrary.languages + others).withoutRepetition
  }
}

extension Message {
  static func unknownLanguage(_ tag: String, among known: [String]) -> Self {
    let candidates = known.map {
      Suggestion.Candidate($0, alsoCalled: [String($0.prefix { $0 != "-" })])
    }
    let hint = Suggestion.clause(for: tag, among: candidates)
    return Self(
      id: "unknown-language",
      "there are no reports in \(tag.quoted); write \(known.alternatives)\(hint)")
  }
}
