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
  /// A report without its descriptions, and what they have to come to anew.
  fileprivate struct Part {
    let file: RunFile
    let rest: RunPart
    let descriptions: [Description]
  }

  fileprivate struct Description {
    let key: RunPart.Description.Key
    let range: SourceRange
    let verdict: Verdict
    let answer: Fingerprint
  }

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
  private let parts: [Part]
  private let root: String
  private let told: Set<RunPart.Description.Key>
  private var found: [RunPart.Description.Key: (verdict: Verdict, answer: Fingerprint)] = [:]
  /// What is in no part.
  private var strays: [(range: SourceRange, file: SourceFile)] = []

  init(_ reports: [String], _ options: CheckOptions, in terminal: Terminal, root: String) {
    var mistakes: [Diagnostic] = []
    var parts: [Part] = []
    var day = options.terms.asOf?.day
    var isDaySet: Bool?
    for report in reports {
      let file = RunFile(report, in: terminal, root: root)
      var descriptions: [Description] = []
      var other: Diagnostic?
      do throws(Refusal) {
        let rest = try file.readReport { found in
          descriptions.append(Description(found))
          isDaySet = isDaySet ?? found.isDaySet
          // One day holds for all; where none was asked for, that of the first description.
          let asked = day ?? found.day
          day = asked
          if other == nil, found.day != asked {
            other = Diagnostic(Message(.otherDay, found.day, asked), at: found.range)
          }
        }
        mistakes += [other].compactMap(\.self)
        parts.append(Part(file: file, rest: rest, descriptions: descriptions))
      } catch {
        mistakes += error.diagnostics
        files.addMissing(error.files)
      }
    }
    let selection = Set(options.relaxations.filter { $0.kind == .selection }.map(\.what))
    mistakes += parts.filter { Set($0.rest.selection) != selection }.map {
      Diagnostic(Message(.otherSelection), at: $0.rest.rules.range)
    }
    self.parts = parts
    self.root = root
    told = Set(parts.flatMap { $0.descriptions.map(\.key) })
    self.day = day.flatMap(CalendarDate.init).map(Timestamp.init(of:))
    self.isDaySet = isDaySet == true
    paths = mistakes.isEmpty ? Self.inOrder(parts.flatMap { $0.paths(below: root) }) : []
    diagnostics = mistakes
    if !mistakes.isEmpty { showTexts() }
  }

  /// Parts that other rules have judged than those that hold for their files.
  mutating func otherRules(holding digest: ([String]) -> String) -> [Diagnostic] {
    let mistakes = parts.compactMap { part -> Diagnostic? in
      let rules = part.rest.rules
      let holding = digest(Self.inOrder(part.paths(below: root)))
      guard rules.digest != holding else { return nil }
      return Diagnostic(Message(.otherRules, rules.digest, holding), at: rules.range)
    }
    if !mistakes.isEmpty { showTexts() }
    return mistakes
  }

  /// Takes what a description comes to anew.
  mutating func add(_ result: LintResult) {
    if !told.contains(result.key) { strays.append((result.range, result.file)) }
    if found[result.key] == nil { found[result.key] = (result.verdict, result.answer) }
  }

  /// The run over all of them, unjudged where the parts say otherwise.
  mutating func compared(with run: RunResult) -> RunResult {
    var list = DiagnosticList(limit: 5)
    for description in parts.lazy.flatMap(\.descriptions) {
      let file = description.key.file.path
      guard let result = found[description.key], result.answer == description.answer else {
        list.report(Message(.otherResult, file), at: description.range)
        continue
      }
      let (old, new) = (description.verdict.rawValue, result.verdict.rawValue)
      if old != new { list.report(Message(.otherVerdict, file, old, new), at: description.range) }
    }
    for stray in strays {
      list.report(Message(.inNoPart), at: stray.range)
      files.add(stray.file)
    }
    for part in parts { list.reportFaults(of: part.rest, missingIn: run) }
    let differences = list.finish(in: SourceFile.ID(path: Relaxation.commandLine))
    if !differences.isEmpty { showTexts() }
    return run.adding(differences, in: files)
  }

  private mutating func showTexts() {
    for part in parts { if let text = part.file.text { files.add(text) } }
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

extension JoinedRun.Description {
  fileprivate init(_ description: RunPart.Description) {
    (key, range) = (description.key, description.range)
    (verdict, answer) = (description.verdict, description.answer)
  }
}

extension JoinedRun.Part {
  /// The files of its descriptions, and those that hold none that can be judged.
  fileprivate func paths(below root: String) -> [String] {
    let faulty = rest.faults.map(\.file).filter { DescriptionSearch.isDescription($0.path) }
    return (descriptions.map(\.key.file) + faulty).map { FilePath.joined(root, $0.path) }
  }
}

extension DiagnosticList {
  /// What could not be judged stays so, even if the run over all of them doesn't come upon it.
  fileprivate mutating func reportFaults(of part: RunPart, missingIn run: RunResult) {
    let errors = part.faults.filter(\.isError)
    if part.verdict == .unjudged, errors.isEmpty {
      report(Message(.unjudgedPart), at: part.rules.range)
    }
    for error in errors {
      let isThere = run.diagnostics.contains {
        $0.message.id == error.id && $0.range.file == error.file
      }
      if !isThere { report(Message(.unjudgedIn, error.file.path, error.message), at: error.range) }
    }
  }
}
