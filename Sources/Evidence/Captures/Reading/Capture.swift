package import Diagnostics
internal import Documents

/// What a file says about screens.
package struct Capture: Sendable {
  /// The format that its content told.
  package let format: String
  package let screens: [CapturedScreen]

  package static var formats: [String] { captureFormats.map { $0.name } }

  /// Reads a file; its content tells the format. A name is for a screen that has none.
  package init(_ file: SourceFile, named name: String? = nil) throws(CaptureMistake) {
    let content = try CaptureContent(file)
    guard let format = captureFormats.first(where: { $0.fits(content) }) else {
      let isDetox = content.xml?.name == "ViewHierarchy"
      let message = isDetox ? Message(.detoxCapture) : .init(.foreignCapture, Self.formats.together)
      throw CaptureMistake(message, in: file, isForeign: true)
    }
    let screens: [CapturedScreen]
    do throws(CaptureMistake) {
      screens = try format.screens(in: content)
      guard screens.contains(where: { !$0.elements.isEmpty }) else {
        throw CaptureMistake(Message(.emptyCapture, format.name), in: file)
      }
    } catch {
      var mistake = error
      mistake.isOfCapture = true
      throw mistake
    }
    self.format = format.name
    self.screens = screens.map { screen in
      var screen = screen
      screen.name = screen.name ?? (screens.count == 1 ? name : nil)
      screen.format = format.name
      screen.tolerance = format.tolerance
      screen.isFromRunningApp = format.isFromRunningApp
      screen.findEnds()
      screen.findVisibility()
      return screen
    }
  }
}

/// Why a capture can't be used.
package struct CaptureMistake: Error, Sendable {
  package let diagnostics: [Diagnostic]
  /// Whether the file isn't meant to be a capture.
  package let isForeign: Bool
  /// Whether the file could be told to be a capture.
  package internal(set) var isOfCapture = false

  init(_ diagnostics: [Diagnostic], isForeign: Bool = false) {
    self.diagnostics = diagnostics
    self.isForeign = isForeign
  }

  init(
    _ message: Message, in file: SourceFile, at bytes: Range<Int> = 0..<0, isForeign: Bool = false
  ) {
    let place = SourceRange(file: file.id, bytes: bytes)
    self.init([Diagnostic(message, at: place)], isForeign: isForeign)
  }
}

// What several formats hold against a capture.
extension Message {
  static func cutOffCapture(_ format: String) -> Self { Self(.cutOffCapture, format) }

  static func unmeasuredFrame(_ text: String) -> Self { Self(.unmeasuredFrame, text.quoted) }

  static func tooManyElements(_ most: Int) -> Self { Self(.tooManyElements, Amount(most)) }

  static func tooDeepCapture(_ most: Int) -> Self { Self(.tooDeepCapture, Amount(most)) }
}

/// The `manifest.json` beside exported attachments of a test, and what the test called them.
package struct AttachmentList: Sendable {
  /// What the file with the list is called.
  package static let fileName = "manifest.json"

  /// The names of attachments by those of their files.
  package let names: [String: String]

  /// Nil when it is another list, or none.
  package init?(_ file: SourceFile) {
    let read = DocumentReader().readAll(file)
    guard read.allDiagnostics.isEmpty, let tests = read.documents.first?.root.items else {
      return nil
    }
    let attachments = tests.compactMap { $0.value(of: "attachments")?.items }.flatMap(\.self)
    guard tests.isEmpty || !attachments.isEmpty else { return nil }
    let names = attachments.compactMap { attachment in
      attachment.words(of: "exportedFileName").map { file in
        (file, (attachment.words(of: "suggestedHumanReadableName") ?? file).nameOfCapture)
      }
    }
    self.names = Dictionary(names) { first, _ in first }
  }
}

extension String {
  /// What a test called the capture in a file of this name: `reviewlint-sign-in_0_9B1C….json` and
  /// `reviewlint-sign-in.json` are sign-in.
  var nameOfCapture: String {
    let name = lastIndex(of: ".").map { self[..<$0] } ?? self[...]
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    let isNumbered = parts.count > 2 && parts[parts.count - 1].utf8.count == 36
    let plain = isNumbered ? parts.dropLast(2).joined(separator: "_") : String(name)
    let prefix = "reviewlint-"
    return plain.hasPrefix(prefix) ? String(plain.dropFirst(prefix.count)) : plain
  }
}
