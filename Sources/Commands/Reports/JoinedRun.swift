internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Model
internal import Rules
internal import World

/// A run that was cut in parts: their reports say which descriptions it is about.
///
/// A page has more than a report: pictures, lines, reasons. So its descriptions are judged anew,
/// which takes less time than to draw them, and every part must say the same.
struct JoinedRun {
  /// The absolute paths of the descriptions, in the order of a search through folders.
  let paths: [String]
  /// The day that all parts were checked as of; nil where nothing was checked.
  let day: Timestamp?
  /// Whether that was set by hand.
  let isDaySet: Bool
  /// Why the parts can't be joined.
  private(set) var diagnostics: [Diagnostic] = []
  /// The reports, for those who are shown what is wrong in them.
  private(set) var files = SourceFiles()
  private let parts: [RunPart]
  private let root: String

  init(_ reports: [String], _ options: CheckOptions, in terminal: Terminal, root: String) {
    var mistakes: [Diagnostic] = []
    var parts: [RunPart] = []
    for report in reports {
      let read = InputFile<RunPart>(ofRun: report, in: terminal, root: root)
      mistakes += read.diagnostics
      files.add(read.file)
      if let part = read.content { parts.append(part) }
    }
    mistakes += Self.differentDays(in: parts, options.asOf?.day)
    mistakes += Self.differentSelections(in: parts, options)
    self.parts = parts
    self.root = root
    diagnostics = mistakes
    let first = parts.lazy.flatMap(\.descriptions).first
    day = first.flatMap { CalendarDate($0.day) }.map(Timestamp.init(of:))
    isDaySet = first?.isDaySet == true
    paths = mistakes.isEmpty ? Self.inOrder(parts.flatMap { $0.paths(below: root) }) : []
  }

  /// Parts that other rules have judged than those that hold for their files.
  func otherRules(holding digest: ([String]) -> String) -> [Diagnostic] {
    parts.compactMap { part in
      let holding = digest(Self.inOrder(part.paths(below: root)))
      guard part.rules.digest != holding else { return nil }
      return Diagnostic(.otherRules(part.rules.digest, holding), at: part.rules.range)
    }
  }

  /// The run over all of them, unjudged where the parts say otherwise.
  func compared(with run: RunResult) -> RunResult {
    var list = DiagnosticList(limit: 5)
    var files = files
    let found = Dictionary(run.descriptions.map { ($0.key, $0) }) { first, _ in first }
    var told: Set<RunPart.Description.Key> = []
    for description in parts.lazy.flatMap(\.descriptions) {
      told.insert(description.key)
      let file = description.key.file.path
      guard let result = found[description.key], description.isSaid(of: result) else {
        list.report(.otherResult(file), at: description.range)
        continue
      }
      let (old, new) = (description.verdict.rawValue, result.verdict.rawValue)
      if old != new { list.report(.otherVerdict(file, old, new), at: description.range) }
    }
    for result in run.descriptions where !told.contains(result.key) {
      list.report(.inNoPart, at: result.range)
      files.add(result.file)
    }
    for part in parts { list.reportFaults(of: part, missingIn: run) }
    let differences = list.finish(in: SourceFile.ID(path: Relaxation.commandLine))
    return run.adding(differences, in: files)
  }

  /// One day holds for all; where none was asked for, that of the first description.
  private static func differentDays(in parts: [RunPart], _ asked: String?) -> [Diagnostic] {
    guard let day = asked ?? parts.lazy.flatMap(\.descriptions).first?.day else { return [] }
    return parts.compactMap { part in
      let other = part.descriptions.first { $0.day != day }
      return other.map { Diagnostic(.otherDay($0.day, day), at: $0.range) }
    }
  }

  private static func differentSelections(
    in parts: [RunPart],
    _ options: CheckOptions
  ) -> [Diagnostic] {
    let selection = Set(options.relaxations.filter { $0.kind == .selection }.map(\.what))
    return parts.filter { Set($0.selection) != selection }.map {
      Diagnostic(.otherSelection, at: $0.rules.range)
    }
  }

  /// Each once; a folder stands among the files beside it by its name.
  private static func inOrder(_ paths: [String]) -> [String] {
    func names(_ path: String) -> [UInt8] {
      path.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
    }
    let exact = Set(paths.map(ExactPath.init)).map { (path: $0.text, names: names($0.text)) }
    return exact.sorted { $0.names.lexicographicallyPrecedes($1.names) }.map(\.path)
  }
}

extension RunPart {
  /// The files of its descriptions, and those that hold none that can be judged.
  fileprivate func paths(below root: String) -> [String] {
    let faulty = faults.map(\.file).filter { DescriptionSearch.isDescription($0.path) }
    return (descriptions.map(\.key.file) + faulty).map { FilePath.joined(root, $0.path) }
  }
}

extension DiagnosticList {
  /// What could not be judged stays so, even if the run over all of them doesn't come upon it.
  fileprivate mutating func reportFaults(of part: RunPart, missingIn run: RunResult) {
    let errors = part.faults.filter(\.isError)
    if part.verdict == .unjudged, errors.isEmpty { report(.unjudgedPart, at: part.rules.range) }
    for error in errors {
      let isThere = run.diagnostics.contains {
        $0.message.id == error.id && $0.range.file == error.file
      }
      if !isThere { report(.unjudgedIn(error.file.path, error.message), at: error.range) }
    }
  }
}

extension Message {
  fileprivate static func otherDay(_ day: String, _ other: String) -> Self {
    Self(.otherDay, day, other)
  }

  fileprivate static var otherSelection: Self {
    Self(.otherSelection)
  }

  fileprivate static func otherRules(_ digest: String, _ holding: String) -> Self {
    Self(.otherRules, digest, holding)
  }

  fileprivate static func otherResult(_ file: String) -> Self {
    Self(
      .otherResult,
      file
    )
  }

  fileprivate static func otherVerdict(_ file: String, _ old: String, _ new: String) -> Self {
    Self(
      .otherVerdict,
      file,
      old,
      new
    )
  }

  fileprivate static var inNoPart: Self {
    Self(.inNoPart)
  }

  fileprivate static var unjudgedPart: Self {
    Self(.unjudgedPart)
  }

  fileprivate static func unjudgedIn(_ file: String, _ reason: String) -> Self {
    Self(.unjudgedIn, file, reason)
  }
}
