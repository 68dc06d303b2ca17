package import Descriptions
package import Diagnostics

/// The screens of a capture as descriptions take them in, with the logins recognised on them.
package struct CapturedFile: Sendable {
  private struct Part: Sendable {
    let name: String?
    let ids: [String]
    let screen: ScreenCapture
    let hasLogin: Bool
  }

  private let parts: [Part]

  /// Reads a file that a description calls by a name.
  package init(
    _ file: SourceFile,
    called name: String,
    _ recognizer: LoginRecognizer
  ) throws(CaptureProblem) {
    do throws(CaptureMistake) {
      parts = try Capture(file).screens.map { screen in
        let captured = ScreenCapture(screen, by: recognizer)
        let hasLogin = captured.elements.contains { $0.service != nil }
        return Part(name: screen.name, ids: screen.ids, screen: captured, hasLogin: hasLogin)
      }
    } catch {
      guard let first = error.diagnostics.first else {
        preconditionFailure("a mistake says what is wrong")
      }
      let line = LineTable(of: file).position(of: first.range.bytes.lowerBound).line
      throw CaptureProblem(.unusableCapture(name, line: line, first.message.wording))
    }
  }

  /// The screen that a description names; without a name, the only one or the only one with logins.
  package func screen(_ reference: CaptureReference) throws(CaptureProblem) -> ScreenCapture {
    if let format = reference.format, let other = parts.first?.screen.format, other != format {
      throw CaptureProblem(.otherFormat(other, named: format))
    }
    if let name = reference.part { return try part(name).screen }
    let fitting = parts.count > 1 ? parts.filter(\.hasLogin) : parts
    guard fitting.count == 1 else { throw CaptureProblem(.severalParts(names(of: parts))) }
    return fitting[0].screen
  }

  /// The one of an id, else of a name.
  private func part(_ name: String) throws(CaptureProblem) -> Part {
    if let part = parts.first(where: { $0.ids.contains(name) }) { return part }
    let named = parts.filter { $0.name == name }
    guard let part = named.first else { throw CaptureProblem(.noPart(name, names(of: parts))) }
    guard named.count == 1 else { throw CaptureProblem(.sameName(name, names(of: named))) }
    return part
  }

  /// What tells each from all others: its name, or an id where others have that name too.
  private func names(of some: [Part]) -> [String] {
    let counts = Dictionary(parts.map { ($0.name, 1) }, uniquingKeysWith: +)
    return some.compactMap { part in
      counts[part.name] == 1 ? part.name : part.ids.first ?? part.name
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusableCapture(_ name: String, line: Int, _ reason: LocalizableText)
    -> Self
  {
    Self("the capture \(name.quoted) can't be used, line \(line): \(reason)")
  }

  fileprivate static func otherFormat(_ format: String, named: String) -> Self {
    Self("the format of this capture is \(format), not \(named)")
  }

  fileprivate static func noPart(_ part: String, _ parts: [String]) -> Self {
    Self("the capture has no screen \(part.quoted); it has \(parts.together)")
  }

  fileprivate static func sameName(_ name: String, _ ids: [String]) -> Self {
    Self(
      "the capture has several screens \(name.quoted); write part: one of the ids \(ids.together)"
    )
  }

  fileprivate static func severalParts(_ parts: [String]) -> Self {
    Self("the capture holds several screens; write part: one of \(parts.together)")
  }
}
