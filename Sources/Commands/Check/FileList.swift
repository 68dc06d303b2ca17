internal import Diagnostics
internal import Engine
internal import Rules
internal import World

/// The descriptions that would be checked, each in a line with the rule file that governs it; behind
/// an empty line, all else that a run comes upon.
struct FileList {
  let search: DescriptionSearch
  let list: PathList?
  let options: CheckOptions
  let root: String

  /// Writes the list; what can't be read, or is nothing, could not be checked either.
  func show(_ inventory: Inventory, in terminal: Terminal) -> ExitStatus {
    let governing = options.governingRules(of: search.paths, in: terminal.files)
    var diagnostics = search.diagnostics
    var mistaken: Set<GoverningRules> = []
    var text = ""
    var named: Set<String> = []
    let (files, current) = (terminal.files, terminal.files.currentFolder)
    for (path, rules) in zip(search.paths, governing) {
      if mistaken.insert(rules).inserted,
        let mistake = rules.mistake(in: terminal.files, root: root)
      {
        diagnostics.append(mistake)
      }
      if path != "-" { diagnostics += unreadable(path, in: terminal.files) }
      let columns = [path == "-" ? DescriptionFile.standardInput : path] + rules.paths.map(\.text)
      let names = columns.map(shown)
      named.formUnion(names + rules.paths.map { shown(files.absolute($0.text, from: current)) })
      text += Self.line(names)
    }
    let others = inventory.items.filter { !named.contains($0.file) }
    if !others.isEmpty { text += "\n" }
    for item in others {
      let place = item.exclusion.map { "\($0.stretch.file):\($0.stretch.start.line)" }
      let columns = [item.state.rawValue, item.kind.rawValue, item.file, place]
      text += Self.line(columns.compactMap(\.self))
    }
    DiagnosticOutput(terminal, language: options.terms.language)
      .complain(diagnostics, in: list.map { SourceFiles($0.file) } ?? SourceFiles())
    let isWhole = !inventory.items.contains { $0.kind == .description && $0.state == .missing }
    let isComplete = !diagnostics.haveErrors && isWhole && !search.paths.isEmpty
    return terminal.answer(text, isComplete ? .clean : .unjudged)
  }

  /// Names as they are; those that would steer what shows them, or look like others, as JSON has them.
  private static func line(_ names: [String]) -> String {
    let columns = names.map { name in
      let isPlain = name.withEscapes.withoutCommands == name && !name.contains("\t")
      if isPlain, !name.hasPrefix("\"") { return name }
      var json = JSONWriter()
      json.value(name)
      return json.text
    }
    return columns.joined(separator: "\t") + "\n"
  }

  private func unreadable(_ path: String, in files: FileSystem) -> [Diagnostic] {
    do throws(FileSystem.Failure) {
      try files.checkReadable(path)
      return []
    } catch {
      return [Diagnostic(Message(.unreadable, error.reason), about: shown(path))]
    }
  }

  private func shown(_ path: String) -> String { FilePath.relative(path, to: root) }
}
