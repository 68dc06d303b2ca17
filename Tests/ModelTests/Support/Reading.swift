import Diagnostics
import Documents
import Expressions
import Model
import Rules
import TestSupport

/// A description as it was read, with everything that is wrong with it.
struct Reading {
  let description: Description?
  /// As `line:column-line:column id: message`, each followed by its notes.
  let problems: [String]
  private let lines: LineTable
  private let names: [String]

  /// Reads a text on a day, beside some files; without files, nobody can tell what exists.
  init(
    _ text: String, catalogues: Catalogues = .small, asOf: String = "2026-11-21",
    files: Set<String>? = nil, captures: [String: Layer]? = nil,
    project: ShownEvidence? = nil, custom: CustomFields = CustomFields(),
    isSecret: @escaping DecodingInputs.SecretSource = { _, _ in false }
  ) {
    let file = SourceFile(path: "login.review.yaml", text: text)
    let schema = Schema(custom: custom)
    let everything = DocumentReader().readAll(file)
    let decoder = DescriptionDecoder(
      schema: schema,
      inputs: DecodingInputs(
        asOf: day(asOf), catalogues: catalogues, fileExists: search(in: files),
        capture: source(of: captures), evidence: [source(of: project)], isSecret: isSecret)
    )
    let lines = LineTable(of: file)
    let read = everything.documents.first.map { decoder.decode($0) }
    let diagnostics = everything.allDiagnostics + (read?.1 ?? [])
    self.lines = lines
    description = read?.description
    names = schema.variables.map(\.name)
    problems = diagnostics.flatMap { $0.shown(in: lines) }
  }

  /// What rules see at a path, in words; `nothing` where there is no such thing.
  subscript(path: String) -> String {
    operand(at: path).map { words(of: $0) } ?? "nothing"
  }

  func operand(at text: String) -> TracedValue? {
    guard let path = Path(text), let description, case .key(let name) = path.components.first,
      let number = names.firstIndex(of: name)
    else { return nil }
    return path.components.dropFirst().reduce(description.variables[number]) { found, component in
      found.flatMap { $0.value.child(component) ?? fact(component, of: $0) }
    }
  }

  /// What the program's own definitions say of a value.
  private func fact(_ component: Path.Component, of value: TracedValue) -> TracedValue? {
    guard case .key(let name) = component, let description else { return nil }
    return Self.book.factReader(of: description).fact(name, of: value)
  }

  private static let book = Trial([]).book

  /// The path, the pointer and the line and column of what rules see at a path.
  func place(of path: String) -> String {
    guard let description, let place = operand(at: path)?.place else { return "nothing" }
    let places = description.places
    let start = lines.position(of: places.range(of: place).bytes.lowerBound)
    let pointer = String(decoding: places.pointer(to: place), as: UTF8.self)
    return "\(places.path(of: place)) \(pointer) \(start.line):\(start.column)"
  }

  private func words(of operand: TracedValue) -> String {
    switch operand.value {
    case .string(let text): "'\(text)'"
    case .named(let text): "'\(text.english)'"
    case .boolean(let answer): "\(answer)"
    case .double(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .timestamp(let day): day.day
    case .list(let items): "[\(items.map { words(of: $0) }.joined(separator: ", "))]"
    case .object(let record): words(of: record)
    case .unwritten(let record): "unwritten \(words(of: record))"
    case .absent: "unknown \(path(of: operand.place))"
    case .further(let missing): "further \(missing.places.map(path).joined(separator: ", "))"
    case .undecided(let missing): "open \(missing.places.map(path).joined(separator: ", "))"
    default: "something else"
    }
  }

  private func words(of record: Record) -> String {
    let fields = zip(record.type.fields, record.slots).map { field, operand in
      if case .absent = operand.value { return "\(field.name)?" }
      return "\(field.name): \(words(of: operand))"
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  private func path(of place: Place) -> String {
    description?.places.path(of: place).description ?? ""
  }
}

/// The start of every description; what is asked about follows it, from line 3 on.
func described(_ rest: String) -> String {
  "reviewlint: 1\napp: {name: Pawprint}\n" + rest
}

/// 00:00 UTC of a day.
func day(_ text: String) -> Timestamp {
  guard let date = CalendarDate(text) else { preconditionFailure("\(text) is no day") }
  return Timestamp(of: date)
}

private func search(in files: Set<String>?) -> (@Sendable (String) -> Bool)? {
  guard let files else { return nil }
  return { files.contains($0) }
}

private func source(of captures: [String: Layer]?) -> DecodingInputs.CaptureSource? {
  guard let captures else { return nil }
  return { reference throws(EvidenceProblem) in
    if let capture = captures[reference.file] { return capture }
    throw EvidenceProblem(.noCapture(reference.file))
  }
}

private func source(of project: ShownEvidence?) -> EvidenceSource {
  EvidenceSource(.evidence, EvidenceKey.project, partlyRead: Message(.partlyRead)) {
    $0 == nil ? nil : project
  }
}

extension Message {
  fileprivate static func noCapture(_ name: String) -> Self {
    .verbatim("there is no capture \(name.quoted)")
  }
}

extension Value {
  fileprivate func child(_ component: Path.Component) -> TracedValue? {
    switch (self, component) {
    case (.object(let record), .key(let key)), (.unwritten(let record), .key(let key)):
      record.type.slot(of: key).map { record.slots[$0] }
    case (.list(let items), .index(let index)):
      items.indices.contains(index) ? items[index] : nil
    case (.list(let items), .id(let id)):
      items.first { item in
        if case .string(id) = item.value.child(.key("id"))?.value { true } else { false }
      }
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate func shown(in lines: LineTable) -> [String] {
    ["\(range.shown(in: lines)) \(message.id): \(message.text)"]
      + notes.map { "\($0.range.shown(in: lines)) note: \($0.text)" }
  }
}

extension SourceRange {
  fileprivate func shown(in lines: LineTable) -> String {
    let start = lines.position(of: bytes.lowerBound)
    let end = lines.position(of: bytes.upperBound)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
