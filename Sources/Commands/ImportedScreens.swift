internal import Diagnostics
internal import Evidence
internal import Model

/// Writes captured screens as a description, with what isn't sure as comments.
struct ImportedScreens {
  private var app: String?
  private var services: [String] = []
  private var ids: Set<String> = []
  /// How often a name was an id.
  private var counts: [String: Int] = [:]
  private var screens: [String] = []
  private var rest: [String] = []

  /// Adds a screen by what descriptions take of it; one of several in a file is written only if it
  /// has a login.
  mutating func add(_ screen: CapturedScreen, _ layer: Layer, isAlone: Bool) {
    guard let capture = layer.capture else { return }
    let lines = LineTable(of: capture.file)
    let start = place(layer.bytes, of: capture, lines)
    let logins = capture.elements.filter { $0.service != nil }
    app = app ?? screen.app
    guard isAlone || !logins.isEmpty else {
      rest.append("# \(start): \(Message("no login on \((screen.name ?? start).quoted)").text)")
      rest += comments(on: capture, lines).map { "# \($0)" }
      return
    }
    for case let service? in logins.map(\.service) where !services.contains(service) {
      services.append(service)
    }
    screens.append("  - id: \(id(of: screen).asYAML)")
    let origin =
      capture.isFromRunningApp
      ? Message("\("\(capture.format)"), while the app ran")
      : Message("\("\(capture.format)"), as designed")
    screens.append("    # \(start): \(origin.text)")
    for value in layer.values {
      let bytes = value.site.bytes
      let place = bytes == layer.bytes ? nil : place(bytes, of: capture, lines)
      screens.append("    " + line(value, from: place))
    }
    if !logins.isEmpty {
      screens.append("    buttons:")
    } else if capture.isFromRunningApp {
      screens.append("    buttons: []")
    }
    for login in logins {
      let place = place(login.bytes, of: capture, lines)
      // It stands beside what was measured.
      let values = capture.layer(of: login).values
      let hasFrame = values.contains { $0.isOf(ButtonKey.frame) }
      let start = "      - service: \((login.service ?? "").asYAML)"
      screens.append(hasFrame ? start : "\(start)  # \(place)")
      screens += values.map { value in
        "        " + line(value, from: value.isOf(ButtonKey.frame) ? place : nil)
      }
    }
    screens += comments(on: capture, lines).map { "    # \($0)" }
  }

  /// The whole description.
  var yaml: String {
    var text = ["reviewlint: 1"]
    if let app {
      text.append("app: {name: \(app.asYAML)}")
    } else {
      text.append("# \("the captures don't say what the app is called")")
      text.append("app: {name: App}")
    }
    if !services.isEmpty {
      text.append("login:")
      text.append("  # \("those that the captures show; add what they don't")")
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

  /// A key and its value, which a place shows if there is one.
  private func line(_ value: Layer.Value, from place: String?) -> String {
    guard let content = value.content else {
      let hint = Message("the capture doesn't tell: \(value.field.answers)").text
      return "\(value.field.name): unknown  # \(hint)"
    }
    return "\(value.field.name): \(content.yaml)\(place.map { "  # \($0)" } ?? "")"
  }

  private func comments(on capture: ScreenCapture, _ lines: LineTable) -> [String] {
    guard !capture.unrecognised.isEmpty else {
      let hasLogin = capture.elements.contains { $0.service != nil }
      return hasLogin ? [] : ["nothing here could be a button"]
    }
    return ["not recognised as a login:"]
      + capture.unrecognised.map { button in
        let place = place(button.bytes, of: capture, lines)
        let frame = capture.layer(of: button).content(of: ButtonKey.frame)
        let name = button.names.joined().quoted
        return "  \(place): \(name)\(frame.map { " \($0.yaml)" } ?? "")"
      }
  }

  private func place(_ bytes: Range<Int>, of capture: ScreenCapture, _ lines: LineTable) -> String {
    let position = lines.position(of: bytes.lowerBound)
    return "\(capture.file.id.path.onOneLine):\(position.line):\(position.column)"
  }
}

extension Layer.Content {
  fileprivate var yaml: String {
    switch self {
    case .text(let text): text.asYAML
    case .answer(let answer): "\(answer)"
    case .length(let length): length.plain
    case .lengths(let lengths) where lengths.count == 2:
      "{width: \(lengths[0].plain), height: \(lengths[1].plain)}"
    case .lengths(let lengths): "[\(lengths.map(\.plain).joined(separator: ", "))]"
    case .section, .list: preconditionFailure("a capture tells no such thing of a screen")
    }
  }
}

extension Double {
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
