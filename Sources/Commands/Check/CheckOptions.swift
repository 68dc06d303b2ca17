internal import Diagnostics
internal import Engine
internal import Reporting
internal import Rules
internal import World

/// What a person asked of a check.
struct CheckOptions: Sendable {
  /// A report beside the one on standard output.
  struct Report: Sendable {
    let format: ReportFormat
    let path: String
  }

  /// When the answer is coloured.
  enum Colour: String, CaseIterable, Sendable {
    case auto, always, never
  }

  private enum FailOn: String, CaseIterable {
    case error, warning, note, never
  }

  var terms: Terms
  let format: ReportFormat
  let reports: [Report]
  let policy: JudgingPolicy
  let only: [String]
  let skip: [String]
  /// The baseline that counts, and where a new one is written.
  let baseline: String?
  let newBaseline: String?
  /// Rules that are newer than the release in use are judged as they are.
  let previewsNewerRules: Bool
  /// The built app that descriptions are about.
  let app: String?
  /// The file that names descriptions, each in a line; `-` is standard input.
  let filesFrom: String?
  /// How many descriptions are checked at once; nil: one for each core.
  let jobs: Int?
  let colour: Colour
  var isQuiet: Bool
  /// Every open question is shown.
  let showsAllQuestions: Bool
  /// Standard input has a description in every line.
  let isStream: Bool
  /// Only what would be checked is named.
  let listsFiles: Bool
  /// The path that standard input is said to have.
  let standardInputName: String?
  /// The rule whose outcomes are to be explained, instead of a report.
  let why: String?

  static var levels: [String] { FailOn.allCases.map(\.rawValue) }

  static let options = [
    Option(
      "--format", "FORMAT", Message("What standard output gets: \(ReportFormat.listed)."),
      words: ReportFormat.names),
    Option(
      "--report", "FORMAT=FILE", "A further report; can be given several times.",
      words: ReportFormat.names.map { "\($0)=" }),
    Option(
      "--fail-on", "LEVEL", "What counts: error (default), warning, note or never.", words: levels),
    Option("--allow-incomplete", nil, "Missing facts don't change the exit status."),
    Option("--strict", nil, "Everything counts, and what a person has to decide as well."),
    .asOf,
    .rules,
    Option("--only", "NAME", "Only this rule, guideline or topic; can be given several times."),
    Option("--skip", "NAME", "Not this rule, guideline or topic; can be given several times."),
    Option("--baseline", "FILE", "Findings that the file holds are accepted."),
    Option("--write-baseline", "FILE", "Writes a baseline that holds all there is to find now."),
    .policy,
    Option("--preview", nil, "Rules newer than the ruleset in use count as they are."),
    Option("--app", "PATH", "The built app, as .app, .xcarchive or .ipa, for all descriptions."),
    Option(
      "--files-from", "FILE", "Further paths, each in a line of the file; - is standard input."),
    .language,
    .root,
    Option("--jobs", "N", "How many descriptions are checked at once."),
    Option(
      "--color", "WHEN", "Colours: auto (default), always or never.",
      words: Colour.allCases.map(\.rawValue)),
    Option("--why", "RULE", "How the rule came to its outcome, clause by clause; no report."),
    Option("--list-files", nil, "Names what would be checked, each with its rule file, and ends."),
    Option("--stream", nil, "A description in every line of standard input, its result in a line."),
    Option("--stdin-name", "PATH", "The path that standard input is said to have."),
    Option("--questions", nil, "Every open question, with what to write where."),
    Option("--quiet", nil, "Nothing on standard output; the exit status tells."),
  ]

  init(_ arguments: Arguments) throws(Refusal) {
    format =
      try arguments.one("--format").map { name throws(Refusal) in
        try ReportFormat(name, for: "--format")
      } ?? .text
    terms = try Terms(arguments)
    reports = try Self.reports(arguments.all("--report"))
    let failOn = try arguments.word("--fail-on", of: FailOn.self) ?? .error
    let isStrict = arguments.has("--strict")
    let allowsIncomplete = arguments.has("--allow-incomplete")
    policy = JudgingPolicy(
      failOn: Severity(rawValue: failOn.rawValue), isStrict: isStrict,
      allowsIncomplete: allowsIncomplete)
    try arguments.refuse(["--allow-incomplete"], beside: "--strict")
    if isStrict, failOn == .never {
      throw Refusal("--strict and --fail-on never contradict each other")
    }
    only = arguments.all("--only")
    skip = arguments.all("--skip")
    baseline = try arguments.one("--baseline")
    newBaseline = try arguments.one("--write-baseline")
    previewsNewerRules = arguments.has("--preview")
    app = try arguments.one("--app")
    filesFrom = try arguments.one("--files-from")
    jobs = try arguments.count("--jobs", upTo: 1024)
    colour = try arguments.word("--color", of: Colour.self) ?? .auto
    isQuiet = arguments.has("--quiet")
    showsAllQuestions = arguments.has("--questions")
    isStream = arguments.has("--stream")
    listsFiles = arguments.has("--list-files")
    standardInputName = try arguments.one("--stdin-name")
    // A name is of use only where there is something to name.
    if standardInputName != nil, !arguments.operands.contains("-") || isStream {
      throw Refusal("--stdin-name names standard input: give - as a path")
    }
    why = try arguments.one("--why")
    try arguments.refuse(Self.uselessBesideWhy, beside: "--why")
    try arguments.refuse(Self.uselessBesideStream, beside: "--stream")
    if isStream, let path = arguments.operands.first(where: { $0 != "-" }) {
      throw Refusal("--stream reads standard input only, not \(path.quoted)")
    }
  }

  /// Whether one of the reports that were asked for draws pictures of the login.
  var drawsLogin: Bool { format.drawsLogin || reports.contains(where: \.format.drawsLogin) }

  /// Whether each result is written as it comes: nothing has to wait for the last one.
  var writesAsItGoes: Bool {
    format.type == JSONLinesReporter.self && !isQuiet && reports.isEmpty && baseline == nil
      && why == nil && !listsFiles
  }

  /// The explanation takes the place of every report.
  private static let uselessBesideWhy = [
    "--format", "--report", "--write-baseline", "--quiet", "--stream", "--list-files",
  ]

  /// Answers go out as lines come in: nothing can wait for the last one.
  private static let uselessBesideStream = [
    "--format", "--report", "--baseline", "--write-baseline", "--quiet", "--color",
    "--list-files", "--files-from",
  ]

  private static func reports(_ values: [String]) throws(Refusal) -> [Report] {
    var reports: [Report] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw Refusal("--report needs FORMAT=FILE, not \(value.quoted)")
      }
      let format = try ReportFormat(parts[0], for: "--report")
      reports.append(Report(format: format, path: parts[1]))
    }
    return reports
  }

  /// The path that standard input is said to have, from the root of the machine.
  func inputName(in files: FileSystem) -> String? {
    standardInputName.map { files.absolute($0) }
  }

  /// Refuses to write where an input is, as far as one can tell before anything is read.
  func check(
    _ places: OutputPlaces, besideReading operands: [String], in files: FileSystem
  ) throws(Refusal) {
    try places.check(
      reading: operands + terms.rules + [baseline, terms.policy, filesFrom].compactMap(\.self),
      in: files, language: terms.language)
  }

  /// What of the command line makes an answer milder.
  var relaxations: [Relaxation] {
    only.map { Relaxation(.selection, byOption: "--only \($0)") }
      + skip.map { Relaxation(.selection, byOption: "--skip \($0)") }
      + (policy.failOn == nil ? [Relaxation(.failOn, byOption: "--fail-on never")] : [])
      + (policy.allowsIncomplete
        ? [Relaxation(.incompleteAllowed, byOption: "--allow-incomplete")] : [])
  }
}

extension RunResult {
  /// What the gate says to it.
  var status: ExitStatus { ExitStatus(verdict, fails: summary.fails) }
}
