internal import Captures
internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Scanning

/// A first description, made of what somebody says, what captures show and what a project proves.
struct InitialDescription {
  /// A screen, by its device or its capture.
  enum Screen {
    case device(String)
    case capture(file: String, part: String?)
  }

  let app: String
  /// The ids of the services, each with the place that shows it, if there is one.
  private(set) var services: [(id: String, place: String?)] = []
  private(set) var screens: [Screen] = []
  /// Services that a project shows, but doesn't prove.
  private var likely: [(id: String, place: String)] = []
  /// What a project proves, by paths.
  private var facts: [(path: String, value: DocumentNode)] = []

  /// What the schema is called that lies beside the description.
  static let schemaName = ".reviewlint.schema.json"

  init(of app: String) {
    self.app = app
  }

  mutating func add(service id: String, at place: String? = nil) {
    guard !services.contains(where: { $0.id == id }) else { return }
    services.append((id, place))
    likely.removeAll { $0.id == id }
  }

  mutating func add(_ screen: Screen) {
    screens.append(screen)
  }

  /// Takes what is proved; a login that is only likely becomes a comment.
  mutating func add(_ evidence: ProjectEvidence, lists: Set<String>) {
    for service in evidence.services {
      let place = service.evidence.first.map { "\($0.file):\($0.line)" } ?? ""
      switch service.strength {
      case .proves: add(service: service.subject.name, at: place)
      case .likely where !services.contains { $0.id == service.subject.name }:
        likely.append((service.subject.name, place))
      default: break
      }
    }
    let proved = evidence.facts.filter { $0.strength == .proves }
    for (path, conclusions) in Dictionary(grouping: proved, by: \.subject.name).sorted(by: {
      $0.key < $1.key
    }) {
      let values = conclusions.map { Self.scalar($0.value.text) }
      if lists.contains(path) {
        facts.append((path, DocumentNode(.sequence(values), bytes: 0..<0)))
      } else if let value = values.first, values.count == 1 {
        facts.append((path, value))
      }
    }
  }

  private static func scalar(_ text: String) -> DocumentNode {
    DocumentNode(.scalar(text, .plain), bytes: 0..<0)
  }

  /// The description without what is open.
  var text: String {
    var lines = [
      "# yaml-language-server: $schema=\(Self.schemaName)",
      "# What is unknown here is what 'reviewlint check' asks; write what is true of the app.",
      "reviewlint: 1",
    ]
    lines += tree(of: "app", beginningWith: [("app.name", Self.scalar(app))])
    if !services.isEmpty || !likely.isEmpty { lines += login }
    if !screens.isEmpty { lines += ["screens:"] + screens.flatMap { self.lines(of: $0) } }
    let rest = Set(facts.map { String($0.path.prefix { $0 != "." }) }).subtracting(["app", "login"])
    for section in rest.sorted() { lines += tree(of: section, beginningWith: []) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var login: [String] {
    var lines = ["login:"]
    lines += likely.map { "  # perhaps also \($0.id): \($0.place.onOneLine)" }
    if !services.isEmpty { lines.append("  services:") }
    for service in services {
      let place = service.place.map { "  # \($0.onOneLine)" } ?? ""
      lines.append("    - id: \(service.id.asYAML)\(place)")
    }
    return lines.count == 1 + likely.count ? lines + ["  services: unknown"] : lines
  }

  private func lines(of screen: Screen) -> [String] {
    switch screen {
    case .device(let id):
      let buttons = services.map { "      - service: \($0.id.asYAML)" }
      return ["  - device: \(id.asYAML)"] + (buttons.isEmpty ? [] : ["    buttons:"] + buttons)
    case .capture(let file, nil): return ["  - capture: \(file.inDoubleQuotes)"]
    case .capture(let file, let part?):
      return ["  - capture: {file: \(file.inDoubleQuotes), part: \(part.inDoubleQuotes)}"]
    }
  }

  /// A section with the facts that are known of it.
  private func tree(
    of section: String,
    beginningWith first: [(path: String, value: DocumentNode)]
  ) -> [String] {
    var editor = DocumentEditor(DocumentNode(.mapping([]), bytes: 0..<0))
    for fact in first + facts where fact.path.hasPrefix(section + ".") {
      // A path that leads nowhere isn't one of a description; then nothing is written of it.
      try? editor.set(fact.path, to: fact.value)
    }
    guard let value = editor.root.value(of: section), !(value.entries ?? []).isEmpty else {
      return []
    }
    return ["\(section):"] + value.lines(width: 76).map { "  " + $0 }
  }
}
