package import Diagnostics
package import Model

/// The screens of a capture, or of a folder of them, as descriptions take them in, with the logins
/// recognised on them.
package struct CapturedFile: Sendable {
  private struct NamedScreen: Sendable {
    let name: String?
    let ids: [String]
    let layer: Layer
    let format: String
    let hasLogin: Bool
  }

  private let parts: [NamedScreen]
  /// Whether each screen of a description has one of its own here.
  private let isFolder: Bool

  package init(_ file: SourceFile, _ recognizer: LoginRecognizer) throws(CaptureMistake) {
    isFolder = false
    parts = Self.parts(of: try Capture(file), recognizer)
  }

  /// Reads a file that a description calls by a name.
  package init(
    _ file: SourceFile, called name: String, _ recognizer: LoginRecognizer
  ) throws(EvidenceProblem) {
    do throws(CaptureMistake) {
      try self.init(file, recognizer)
    } catch {
      throw EvidenceProblem(error.diagnostics, in: file, called: name)
    }
  }

  /// The captures of a folder, by the names of their files.
  package init(_ captures: [(file: String, capture: Capture)], _ recognizer: LoginRecognizer) {
    isFolder = true
    parts = captures.flatMap { file, capture in
      Self.parts(of: capture, recognizer).map { part in
        NamedScreen(
          name: part.name ?? file.nameOfCapture,
          ids: capture.screens.count == 1 ? [file] : part.ids, layer: part.layer,
          format: part.format, hasLogin: part.hasLogin)
      }
    }
  }

  private static func parts(of capture: Capture, _ recognizer: LoginRecognizer) -> [NamedScreen] {
    capture.screens.map { screen in
      let layer = Layer(screen, by: recognizer)
      let hasLogin = layer.capture?.elements.contains { $0.service != nil } == true
      return NamedScreen(
        name: screen.name, ids: screen.ids, layer: layer, format: screen.format, hasLogin: hasLogin)
    }
  }

  /// Of the texts that its screens point into; one with several screens counts for each.
  package var byteCount: Int { parts.lazy.map { $0.layer.file?.bytes.count ?? 0 }.reduce(0, +) }

  /// What is said of the screen that a description names; without a name, the only one or the only
  /// one with logins, in a folder the one that carries the screen's id.
  package func layer(_ reference: CaptureReference) throws(EvidenceProblem) -> Layer {
    let part = try part(reference)
    if let format = reference.format, part.format != format {
      throw EvidenceProblem(Message(.otherFormat, part.format, format))
    }
    return part.layer
  }

  private func part(_ reference: CaptureReference) throws(EvidenceProblem) -> NamedScreen {
    if let name = reference.part ?? (isFolder ? reference.screen : nil) { return try part(name) }
    let fitting = parts.count > 1 ? parts.filter(\.hasLogin) : parts
    guard fitting.count == 1 else {
      throw EvidenceProblem(Message(.severalParts, names(of: parts).together))
    }
    return fitting[0]
  }

  /// The one of an id, else of a name.
  private func part(_ name: String) throws(EvidenceProblem) -> NamedScreen {
    let identified = parts.filter { $0.ids.contains(name) }
    let found = identified.isEmpty ? parts.filter { $0.name == name } : identified
    guard let part = found.first else {
      throw EvidenceProblem(Message(.noPart, name.quoted, names(of: parts).together))
    }
    guard found.count == 1 else {
      throw EvidenceProblem(Message(.sameName, name.quoted, names(of: found).together))
    }
    return part
  }

  /// What tells each from all others: its name, or an id where others have that name too.
  private func names(of some: [NamedScreen]) -> [String] {
    let counts = Dictionary(parts.map { ($0.name, 1) }, uniquingKeysWith: +)
    return some.compactMap { part in
      counts[part.name] == 1 ? part.name : part.ids.first ?? part.name
    }
  }
}

extension EvidenceProblem {
  /// What is wrong in a capture that a description calls by a name.
  package init(_ diagnostics: [Diagnostic], in file: SourceFile, called name: String) {
    guard let first = diagnostics.first else { preconditionFailure("a mistake says what is wrong") }
    let line = LineTable(of: file).position(of: first.range.bytes.lowerBound).line
    self.init(Message(.unusableCapture, name.quoted, line, first.message))
  }
}
