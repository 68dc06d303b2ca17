internal import Diagnostics
internal import Documents
internal import Evidence
internal import Model

/// A first description, made of what somebody says, what captures show and what a project proves.
struct InitialDescription {
  /// A screen, by its device or its capture.
  enum Screen {
    case device(String)
    case capture(file: String, part: String?, device: String?)
  }

  /// A screen of a file of Interface Builder, and the services whose buttons are drawn there.
  struct Drawing {
    let screen: Screen
    let file: String
    let services: Set<String>
  }

  /// A service by its id, and where it shows; nil where somebody named it.
  struct Login {
    let id: String
    let place: String?
    /// What it hangs on.
    var condition: LoginCondition?

    /// Where it shows, and what it hangs on.
    var shown: String { ((place ?? "") + (condition?.asClause.text ?? "")).onOneLine }
  }

  /// A built app, as the description names it.
  struct BuiltApp {
    let path: String
    /// Whether it lies where people keep it, and not where a build puts it, on one machine alone.
    let isKept: Bool
  }

  let app: String
  private(set) var services: [Login] = []
  /// Whether somebody said that these are all the ways in; nil until somebody is asked.
  var isComplete: Bool?
  /// Services that the project shows, but doesn't prove: perhaps nobody can sign in with them.
  private(set) var likely: [Login] = []
  private(set) var notOffered: [String] = []
  /// Where it shows that a server says which services there are; nil where nothing does.
  private(set) var serverPlace: String?
  var screens: [Screen] = []
  /// The buttons that code seems to have one below the other, as a screen without a capture says it.
  private(set) var stack: (words: String, place: String)?
  /// The logins that the project proves, and those that files of Interface Builder lack.
  private var proved: [String] = []
  private var partial: [String: [String]] = [:]
  /// The project's folder as the description names it; nil where it can't.
  var project: String?
  /// The built app; nil where there is none.
  var builtApp: BuiltApp?
  /// What a project or a built app proves, by paths.
  private(set) var facts: [(path: String, value: DocumentNode)] = []
  private let asksForList: Bool

  /// What the schema is called that lies beside the description.
  static let schemaName = ".reviewlint.schema.json"

  /// With services that somebody named, these are all; what else shows is for rules to find.
  init(of app: String, services: [String]) {
    self.app = app
    self.services = services.map { Login(id: $0, place: nil) }
    asksForList = services.isEmpty
  }

  /// Adds a service that shows somewhere.
  mutating func add(service id: String, at place: String) {
    guard asksForList, !services.contains(where: { $0.id == id }) else { return }
    services.append(Login(id: id, place: place))
    likely.removeAll { $0.id == id }
  }

  /// Adds services that somebody names.
  mutating func add(named ids: [String]) {
    for id in ids where !services.contains(where: { $0.id == id }) {
      services.append(Login(id: id, place: nil))
      likely.removeAll { $0.id == id }
    }
  }

  /// Notes that nobody can sign in with what shows.
  mutating func add(notOffered id: String) {
    notOffered.append(id)
    likely.removeAll { $0.id == id }
  }

  /// Says on which devices captures were made, on one of them all, or each on its own; what is
  /// left then are devices of other screens.
  mutating func setDevices(_ devices: [String]) -> [String] {
    guard !screens.isEmpty, [1, screens.count].contains(devices.count) else { return devices }
    screens = screens.enumerated().map { number, screen in
      guard case .capture(let file, let part, _) = screen else { return screen }
      let device = devices[devices.count == 1 ? 0 : number]
      return .capture(file: file, part: part, device: device)
    }
    return []
  }

  /// Adds drawings that show a login; where one lacks what the project proves, code adds buttons.
  mutating func add(_ drawings: [Drawing]) {
    for drawing in drawings where !drawing.services.isEmpty {
      let lacks = proved.filter { !drawing.services.contains($0) }
      screens.append(drawing.screen)
      if !lacks.isEmpty { partial[drawing.file] = lacks }
    }
  }

  /// Takes what is proved; a login that is only likely becomes a question.
  mutating func add(_ evidence: ProjectEvidence) {
    for service in evidence.services {
      let place = service.evidence.first.map { "\($0.file):\($0.line)" } ?? ""
      let id = service.subject.name
      switch service.strength {
      case .proves where asksForList:
        add(service: id, at: place)
        proved.append(id)
      case .proves, .likely:
        guard !(services + likely).contains(where: { $0.id == id }) else { continue }
        likely.append(Login(id: id, place: place, condition: service.condition))
      case .hint: continue
      }
    }
    let list = evidence.facts.first { $0.subject.name == "login.services" }?.evidence.first
    serverPlace = serverPlace ?? list.map { "\($0.file):\($0.line)" }
    stack = stack ?? Self.stack(in: evidence)
    let known = Set(facts.map(\.path))
    let proved = evidence.facts.filter {
      $0.strength == .proves && !known.contains($0.subject.name)
    }
    for (path, conclusions) in Dictionary(grouping: proved, by: \.subject.name).sorted(by: {
      $0.key < $1.key
    }) {
      let values = conclusions.map { Self.scalar($0.value) }
      if evidence.isList(path) {
        // What may have more in it than what shows is nothing to be written.
        guard !evidence.isPart(path) else { continue }
        facts.append((path, DocumentNode(.sequence(values), bytes: 0..<0)))
      } else if let value = values.first, values.count == 1 {
        facts.append((path, value))
      }
    }
  }

  /// Nil where code shows no order, or several.
  private static func stack(in evidence: ProjectEvidence) -> (words: String, place: String)? {
    let values = ["order", "margin", "height", "spacing"].compactMap { name in
      evidence.surestValue(of: "screens.stack.\(name)").map { "\(name): \($0)" }
    }
    let find = evidence.facts.first { $0.subject.name == "screens.stack.order" }?.evidence[0]
    guard let find, values.first?.hasPrefix("order") == true else { return nil }
    return ("stack: {\(values.joined(separator: ", "))}", "\(find.file):\(find.line)")
  }

  /// Only what means the same to every reader of YAML goes without quotes.
  private static func scalar(_ value: FactValue) -> DocumentNode {
    let isPlain = if case .text(let text) = value { text.isPlainName } else { true }
    return DocumentNode(.scalar(value.text, isPlain ? .plain : .doubleQuoted), bytes: 0..<0)
  }

  private static func comment(_ words: Message) -> String { "# \(words.text)" }

  /// What is to be written of the facts: none where the description names what proves them.
  private var writtenFacts: [(path: String, value: DocumentNode)] {
    project == nil && builtApp?.isKept != true ? facts : []
  }

  /// The description without what is open.
  var text: String {
    var lines = [
      "# yaml-language-server: $schema=\(Self.schemaName)",
      Self.comment(
        Message(
          "What is unknown here is what 'reviewlint check' asks; write what is true of the app.")),
      "reviewlint: 1",
    ]
    lines += tree(of: "app", beginningWith: [("app.name", Self.scalar(.text(app)))])
    let kept = builtApp.flatMap { $0.isKept ? $0.path : nil }
    let evidence = [("project", project), ("app", kept)].compactMap { key, path in
      path.map { "  \(key): \($0.asYAML)" }
    }
    if let builtApp, !builtApp.isKept {
      let command = "reviewlint check --app \(builtApp.path.onOneLine)"
      lines.append(Self.comment(Message("Each build is read by: \(command)")))
    }
    if !evidence.isEmpty {
      lines.append(
        Self.comment(
          Message("What these prove needn't be written; what contradicts them is found.")))
      lines += ["evidence:"] + evidence
    }
    if !services.isEmpty || !likely.isEmpty { lines += login }
    for (file, lacks) in partial.sorted(by: { $0.key < $1.key }) {
      let names = lacks.joined(separator: ", ").onOneLine
      lines.append(
        Self.comment(
          Message("\(file.onOneLine) shows no \(names): capture the screen while the app runs.")))
    }
    if !screens.isEmpty { lines += ["screens:"] + screens.flatMap { self.lines(of: $0) } }
    let sections = Set(writtenFacts.map { String($0.path.prefix { $0 != "." }) })
    for section in sections.subtracting(["app", "login"]).sorted() {
      lines += tree(of: section, beginningWith: [])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var login: [String] {
    var lines = ["login:"]
    if completeness.isEmpty { lines += hints }
    lines.append(services.isEmpty ? "  services: unknown" : "  services:")
    for service in services {
      let place = service.place.map { "  # \($0.onOneLine)" } ?? ""
      lines.append("    - id: \(service.id.asYAML)\(place)")
    }
    if !notOffered.isEmpty {
      lines.append("  notOffered: [\(notOffered.map(\.asYAML).joined(separator: ", "))]")
    }
    return lines + completeness
  }

  /// What else may be listed.
  private var hints: [String] {
    likely.flatMap { login in
      [
        Message("perhaps also \(login.id.onOneLine): \(login.shown)"),
        Message("(list it if people sign in with it, else under notOffered)"),
      ].map { "  " + Self.comment($0) }
    }
  }

  /// Nothing follows from a service not being listed until somebody says that all are.
  private var completeness: [String] {
    if isComplete == true { return hints + ["  servicesComplete: true"] }
    guard asksForList, !services.isEmpty else { return [] }
    let server = serverPlace.map {
      Message("A server seems to say which of these: \($0.onOneLine)")
    }
    let advice = Message(
      "These show somewhere. List the others, then write true: every way in is listed.")
    let comments = [server, advice].compactMap(\.self).map { "  " + Self.comment($0) }
    return hints + comments + ["  servicesComplete: unknown"]
  }

  private func lines(of screen: Screen) -> [String] {
    switch screen {
    case .device(let id):
      let buttons = services.map { "      - service: \($0.id.asYAML)" }
      let likely = stack.map { stack in
        [Message("perhaps one below the other: \(stack.place.onOneLine)"), .verbatim(stack.words)]
      }
      return ["  - device: \(id.asYAML)"] + (likely ?? []).map { "    " + Self.comment($0) }
        + (buttons.isEmpty ? [] : ["    buttons:"] + buttons)
    case .capture(let file, let part, let device):
      let source = part.map { "{file: \(file.inDoubleQuotes), part: \($0.inDoubleQuotes)}" }
      return ["  - capture: \(source ?? file.inDoubleQuotes)"]
        + (device.map { ["    device: \($0.asYAML)"] } ?? [])
    }
  }

  /// A section with the facts that are known of it.
  private func tree(
    of section: String, beginningWith first: [(path: String, value: DocumentNode)]
  ) -> [String] {
    var editor = DocumentEditor(DocumentNode(.mapping([]), bytes: 0..<0))
    for fact in first + writtenFacts where fact.path.hasPrefix(section + ".") {
      // A path that leads nowhere isn't one of a description; then nothing is written of it.
      try? editor.set(fact.path, to: fact.value)
    }
    guard let value = editor.root.value(of: section), !(value.entries ?? []).isEmpty else {
      return []
    }
    return ["\(section):"] + value.lines(width: 76).map { "  " + $0 }
  }
}
