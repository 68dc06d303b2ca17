package import Diagnostics
internal import Documents

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
