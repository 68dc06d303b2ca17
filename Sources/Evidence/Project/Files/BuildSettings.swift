internal import Diagnostics

/// Build settings as written, with where each stands.
struct BuildSettings: Sendable {
  struct Setting: Sendable {
    let text: String
    let offset: Int
  }

  private(set) var settings: [String: Setting] = [:]
  /// Files that an `.xcconfig` includes.
  private(set) var included: [String] = []

  /// None yet.
  init() {}

  /// Adds one, in the place of what was there.
  mutating func add(_ key: String, _ text: String, at offset: Int) {
    set(key, Setting(text: text, offset: offset))
  }

  /// Those of a project file.
  init(_ list: PropertyList?) {
    for entry in list?.entries ?? [] {
      let items = entry.value.items.compactMap(\.text)
      let text = entry.value.text ?? items.joined(separator: " ")
      set(entry.key, Setting(text: text, offset: entry.value.offset))
    }
  }

  /// Those of an `.xcconfig`.
  init(readingLinesOf bytes: [UInt8]) {
    LockFiles.forEachLine(of: bytes) { line, start in
      read(String(decoding: line, as: UTF8.self), at: start)
    }
  }

  private mutating func read(_ line: String, at offset: Int) {
    let code = Self.withoutComment(line).trimmed
    if code.hasPrefix("#include") {
      let parts = code.split(separator: "\"")
      if parts.count > 1 { included.append(String(parts[1])) }
      return
    }
    guard let sign = Self.assignment(in: code) else { return }
    let text = code[code.index(after: sign)...].trimmed
    set(code[..<sign].trimmed, Setting(text: text, offset: offset))
  }

  /// Where the sign stands between a key, which may have a condition in brackets, and its value.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: continue
      }
    }
    return nil
  }

  private static func withoutComment(_ line: String) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
  }

  /// What is set for a phone alone stands in for what is set for all.
  private mutating func set(_ key: String, _ setting: Setting) {
    guard let bracket = key.firstIndex(of: "[") else {
      settings[key] = setting
      return
    }
    let name = String(key[..<bracket])
    let isForPhones = key.contains("sdk=iphoneos") && !key.contains("config=")
    if isForPhones { settings[name] = setting }
  }

  /// Settings that hold, from the strongest to the weakest, and the path of each one's file.
  struct Chain {
    struct Layer {
      let settings: BuildSettings
      let path: String
    }

    /// A value without variables, and where it stands.
    struct Value {
      let text: String
      let path: String
      let offset: Int
    }

    let layers: [Layer]
    /// What holds without being written.
    let given: [String: String]

    /// A setting whose variables are all known.
    func value(_ name: String) -> Value? {
      for (index, layer) in layers.enumerated() {
        guard let setting = layer.settings.settings[name] else { continue }
        guard let text = resolved(setting.text, of: name, below: index, depth: 0) else {
          return nil
        }
        return Value(text: text.trimmed, path: layer.path, offset: setting.offset)
      }
      return nil
    }

    /// A text of another file, in which variables may stand.
    func resolved(_ text: String) -> String? { resolved(text, of: "", below: -1, depth: 0) }

    private static let deepest = 12

    private func resolved(_ text: String, of name: String, below layer: Int, depth: Int) -> String?
    {
      guard depth < Self.deepest, text.utf8.count < 4096 else { return nil }
      guard let dollar = text.firstIndex(of: "$") else { return text }
      let open = text.index(after: dollar)
      guard open < text.endIndex, text[open] == "(" || text[open] == "{" else { return nil }
      let closing: Character = text[open] == "(" ? ")" : "}"
      guard let close = text[open...].firstIndex(of: closing) else { return nil }
      let inside = text[text.index(after: open)..<close]
      guard !inside.contains("$"),
        let value = variable(inside, of: name, below: layer, depth: depth + 1)
      else { return nil }
      let rest = String(text[text.index(after: close)...])
      guard let rest = resolved(rest, of: name, below: layer, depth: depth + 1) else { return nil }
      return text[..<dollar] + value + rest
    }

    private func variable(
      _ written: Substring, of name: String, below layer: Int, depth: Int
    ) -> String? {
      let parts = written.split(separator: ":").map(String.init)
      guard let variable = parts.first else { return nil }
      let isInherited = variable == "inherited" || variable == name
      guard
        let value = raw(isInherited ? name : variable, isInherited ? layer + 1 : 0, depth)
          ?? (isInherited ? "" : given[variable])
      else { return nil }
      return parts.contains("rfc1034identifier") ? Self.identifier(value) : value
    }

    private func raw(_ name: String, _ first: Int, _ depth: Int) -> String? {
      for index in layers.indices.dropFirst(first) {
        guard let setting = layers[index].settings.settings[name] else { continue }
        return resolved(setting.text, of: name, below: index, depth: depth)
      }
      return nil
    }

    private static func identifier(_ text: String) -> String {
      String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
  }
}
