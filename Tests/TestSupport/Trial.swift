package import Diagnostics
internal import Documents
package import Engine
package import Expressions
package import Localization
package import Model
package import Rules

/// Rules under trial: read and checked as the program does it.
package struct Trial: Sendable {
  /// Why a trial can't be held.
  package struct ReadingStop: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  package let book: RuleBook
  /// What is wrong with the rules, as `SourceFile.shown` puts it.
  package let told: [String]

  /// The files count in their order, behind the small catalogue.
  package init(
    _ files: [SourceFile], builtIn: [SourceFile] = [SmallCatalogue.file] + Trial.definitions,
    language: Language = .english, examplesAreLeftOut: Bool = false
  ) {
    var sources: [RuleBookBuilder.Source] = []
    var diagnostics: [Diagnostic] = []
    for (file, isBuiltIn) in builtIn.map({ ($0, true) }) + files.map({ ($0, false) }) {
      let read = RuleFileReader.read(ReadFile(file), examplesAreLeftOut: examplesAreLeftOut)
      diagnostics += read.diagnostics
      guard let file = read.file else { continue }
      sources.append(RuleBookBuilder.Source(file, isBuiltIn: isBuiltIn))
    }
    var builder = RuleBookBuilder(sources, timeZones: .none, language: language)
    book = builder.build()
    diagnostics += builder.diagnostics
    let all = builtIn + files
    told = diagnostics.filter { $0.severity > .note }.flatMap { diagnostic in
      all.first { $0.id == diagnostic.range.file }?.shown([diagnostic])
        ?? ["\(diagnostic.range.file.path): \(diagnostic.message.text)"]
    }
  }

  /// One file of rules in a folder that gives them their topic.
  package init(_ text: String, path: String = "team/rules.yaml") {
    self.init([SourceFile(path: path, text: text)])
  }

  /// The definitions that the program brings along, as they lie in the checkout: a fuzzer can't be
  /// built with the program's embedded files, whose build tool would be a fuzzer as well.
  package static let definitions = Checkout.files(below: "rules/definitions").map { name in
    let path = "definitions/\(name)"
    guard let text = try? Checkout.text(of: "rules/\(path)") else {
      preconditionFailure("rules/\(path) can't be read")
    }
    return SourceFile(path: path, text: text)
  }

  /// The day of checking unless a trial says otherwise.
  package static let today = day("2026-11-21")

  /// A day of the calendar, at 00:00 UTC.
  package static func day(_ text: String) -> Timestamp {
    guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no day") }
    return Timestamp(of: date)
  }

  /// The description of a text; what its screens name is looked for with `capture`.
  package func description(
    _ text: String, asOf: Timestamp = Trial.today, capture: DecodingInputs.CaptureSource? = nil,
    evidence: [EvidenceSource] = [], path: String = "login.review.yaml"
  ) throws -> (description: Description, file: SourceFile) {
    let file = SourceFile(path: path, text: text)
    let inputs = DecodingInputs(
      asOf: asOf, catalogues: book.catalogues, fileExists: nil, capture: capture, evidence: evidence
    )
    let check = DescriptionCheck(of: file, by: GuardedLinter(Linter(book: book))) { _ in inputs }
    let (documents, diagnostics) = check.decodeAll()
    guard let description = documents.first?.description, diagnostics.isEmpty else {
      let told = (documents.flatMap(\.diagnostics) + diagnostics).sortedByPlace
      throw ReadingStop(description: file.shown(told).joined(separator: "\n"))
    }
    return (description, file)
  }

  /// The messages of everything the rules have to say about the description of a text.
  package func messages(for text: String) throws -> [String] {
    try result(for: text).findings.map(\.message)
  }

  /// What the rules say about the description of a text.
  package func result(
    for text: String, asOf: Timestamp = Trial.today, policy: JudgingPolicy = JudgingPolicy(),
    selection: Selection = Selection(), isDaySet: Bool = false, tracing traced: String? = nil
  ) throws -> LintResult {
    guard told.isEmpty else { throw ReadingStop(description: told.joined(separator: "\n")) }
    let (description, _) = try description(text, asOf: asOf)
    let linter = Linter(
      book: book, selection: selection, policy: policy, isDaySet: isDaySet,
      tracing: traced)
    return linter.lint(description)
  }
}
