internal import Captures
internal import Diagnostics

/// Writes captured screens as a description, with what isn't sure as comments.
struct ImportedScreens {
  private var app: String?
  private var services: [String] = []
  private var ids: Set<String> = []
  /// How often a name was an id.
  private var counts: [String: Int] = [:]
  private var screens: [String] = []
  private var rest: [String] = []

  /// Adds a screen; one of several in a file is written only if it has a login.
  mutating func add(
    _ screen: CapturedScreen,
    _ found: RecognisedLogins,
    isAlone: Bool,
    _ lines: LineTable
  ) {
    app = app ?? screen.app
    guard isAlone || !found.logins.isEmpty else {
      let name = screen.name ?? place(screen.bytes, of: screen, lines)
      rest.append("# \(place(screen.bytes, of: screen, lines)): no login on \(name.quoted)")
      rest += comments(on: found, of: screen, lines).map { "# \($0)" }
      return
    }
    for login in found.logins where !services.contains(login.service) {
      services.append(login.service)
    }
    screens.append("  - id: \(id(of: screen).asYAML)")
    let kind = screen.isFromRunningApp ? "while the app ran" : "as designed"
    screens.append("    # \(place(screen.bytes, of: screen, lines)): \(screen.format), \(kind)")
    screens += facts(of: screen).map { "    \($0)" }
    if !found.logins.isEmpty { screens.append("    buttons:") }
    screens += found.logins.flatMap { button($0, on: screen, lines) }.map { "      \($0)" }
    screens += comments(on: found, of: screen, lines).map { "    # \($0)" }
  }

  /// The whole description.
  var yaml: String {
    var text = ["reviewlint: 1"]
    if let app {
      text.append("app: {name: \(app.asYAML)}")
    } else {
      text.append("# the captures don't say what the app is called")
      text.append("app: {name: App}")
    }
    if !services.isEmpty {
      text.append("login:")
      text.append("  # those that the captures show; add what they don't")
      text.append("  services: [\(services.map(\.asYAML).joined(separator: ", "))]")
      text.append("  servicesComplete: unknown")
    }
    if !screens.isEmpty { text.append("screens:") }
    return (text + screens + rest).joined(separator: "\n") + "\n"
  }

  private mutating func id(of screen: CapturedScreen) -> String {
    let path = screen.file.id.path
    let file = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    let name = screen.name ?? String(file.prefix { $0 != "." })
    let plain = String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    let first = plain.isEmpty ? "screen" : plain
    var id = first
    while !ids.insert(id).inserted {
      let number = (counts[first] ?? 1) + 1
      counts[first] = number
      id = "\(first)-\(number)"
    }
    return id
  }

  private func facts(of screen: CapturedScreen) -> [String] {
    var facts: [String] = []
    if let bounds = screen.bounds {
      facts.append("size: {width: \(bounds.width.plain), height: \(bounds.height.plain)}")
    }
    if screen.orientation == .landscape { facts.append("orientation: landscape") }
    if let appearance = screen.appearance, ["light", "dark"].contains(appearance) {
      facts.append("appearance: \(appearance)")
    }
    if let language = screen.language, language.isTag { facts.append("language: \(language)") }
    if screen.scrolls { facts.append("scrolls: true") }
    if let keyboard = screen.keyboard, let bounds = screen.bounds, keyboard.y < bounds.height {
      facts.append("coveredBottom: \((bounds.height - max(0, keyboard.y)).plain)")
    }
    return facts
  }

  private func button(
    _ login: RecognisedLogin,
    on screen: CapturedScreen,
    _ lines: LineTable
  ) -> [String] {
    var facts = ["- service: \(login.service.asYAML)"]
    if let title = login.title { facts.append("  title: \(title.asYAML)") }
    let place = place(screen.elements[login.element].bytes, of: screen, lines)
    if let frame = login.frame, frame.width > 0, frame.height > 0 {
      facts.append("  frame: \(frame.flow)  # \(place)")
    } else {
      facts[0] += "  # \(place)"
    }
    if login.isSystem { facts.append("  source: system") }
    if login.isLogoOnly { facts.append("  content: logoOnly") }
    return facts
  }

  private func comments(
    on found: RecognisedLogins,
    of screen: CapturedScreen,
    _ lines: LineTable
  ) -> [String] {
    guard !found.unrecognised.isEmpty else {
      return found.logins.isEmpty ? ["nothing here could be a button"] : []
    }
    return ["not recognised as a login:"]
      + found.unrecognised.map { button in
        let place = place(screen.elements[button.number].bytes, of: screen, lines)
        return "  \(place): \(button.name.quoted)\(button.frame.map { " \($0.flow)" } ?? "")"
      }
  }

  private func place(
    _ bytes: Range<Int>,
    of screen: CapturedScreen,
    _ lines: LineTable
  ) -> String {
    let position = lines.position(of: bytes.lowerBound)
    return "\(screen.file.id.path.onOneLine):\(position.line):\(position.column)"
  }
}

extension CaptureFrame {
  fileprivate var flow: String {
    "[\([x, y, width, height].map(\.plain).joined(separator: ", "))]"
  }
}

extension Double {
  /// With at most two digits behind the point: no tool measures more finely.
  fileprivate var plain: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension String {
  /// Whether it can be a BCP 47 tag.
  fileprivate var isTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.first.map { (2...8).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
