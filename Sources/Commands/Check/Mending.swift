internal import Diagnostics
internal import Engine
internal import Reporting
internal import World

/// Writes the repairs of what a check finds into the descriptions; what is left to find is told by
/// the check that follows.
struct Mending {
  let options: CheckOptions
  let root: String
  let terminal: Terminal

  /// A file with its repairs, before any of them is written.
  private typealias Draft = (file: FilledFile, next: OpenedDescription, told: String)

  /// What is mended may give another rule something to mend: a higher button has larger corners. Two
  /// rules that undo each other are left after so many rounds.
  private static let mostRounds = 8

  /// Nothing is written where something could not be judged.
  func mend(_ paths: [String], and list: PathList?) throws(Refusal) {
    var left: [String] = []
    var rounds = 0
    while rounds < Self.mostRounds, try mendOnce(paths, and: list, leaving: &left) { rounds += 1 }
    for line in left { tell(line) }
  }

  /// Whether anything was written; what lies in other files is left.
  private func mendOnce(
    _ paths: [String],
    and list: PathList?,
    leaving left: inout [String]
  ) throws(Refusal) -> Bool {
    left = []
    let result = CheckRun(options, in: terminal).result(for: paths, and: list)
    guard result.verdict != .unjudged else { return false }
    let results = Dictionary(grouping: result.descriptions, by: \.file.id.path)
    var drafts: [Draft] = []
    for name in results.keys.sorted() {
      if let draft = try draft(of: results[name] ?? [], leaving: &left) { drafts.append(draft) }
    }
    for var draft in drafts {
      guard try draft.file.write(draft.next) else {
        throw Refusal(text: Message(.fixOvertaken, draft.file.path.quoted))
      }
      tell(draft.told)
    }
    return !drafts.isEmpty
  }

  /// Nil where there is nothing to write.
  private func draft(
    of results: [LintResult],
    leaving left: inout [String]
  ) throws(Refusal) -> Draft? {
    guard let source = results.first?.file else { return nil }
    let mended = MendedDescription(source, mending: results)
    for change in mended.left {
      left.append("\(Message(.fixElsewhere, source.id.path, change.path, change.new).text)\n")
    }
    guard !mended.changes.isEmpty else { return nil }
    let path = FilePath.joined(root, source.id.path)
    let opened = try OpenedDescription(path, options.terms, in: terminal)
    let (next, mistakes) = opened.changed(to: mended.text)
    guard let next, opened.source.bytes == source.bytes else {
      if mistakes.isEmpty { throw Refusal(text: Message(.fixOvertaken, source.id.path.quoted)) }
      throw Refusal(mistakes, in: SourceFiles(source))
    }
    let lines = LineTable(of: source)
    let told = mended.changes.map { change in
      let start = lines.position(of: change.range.bytes.lowerBound)
      let place = "\(source.id.path):\(start.line):\(start.column)"
      return "\(place): \(change.path): \(change.old) → \(change.new)\n"
    }
    return (try FilledFile(path, opened, in: terminal.files), next, told.joined())
  }

  /// Where standard output has a report for machines, it stays one.
  private func tell(_ text: String) {
    let safe = text.split(separator: "\n").map { TerminalText.safe(String($0)) + "\n" }.joined()
    if options.format.type is TextReporter.Type, !options.isQuiet {
      _ = terminal.write(safe)
    } else {
      terminal.complain(safe)
    }
  }
}
