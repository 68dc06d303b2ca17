package import Diagnostics

/// A file's bytes made into text: UTF-8, or UTF-16 of either byte order.
package struct DecodedFile: Sendable {
  /// The text without a byte order mark; U+FFFD stands for what could not be decoded.
  package let file: SourceFile
  /// Why the text is not to be read.
  package let problem: Diagnostic?

  /// Decodes a file, unless it is larger than the limits allow.
  package init(path: String, bytes: [UInt8], limits: ReadingLimits = .standard) {
    guard bytes.count <= limits.bytes else {
      file = SourceFile(path: path, bytes: [])
      problem = Diagnostic(.fileTooLarge(limits.bytes), at: SourceRange(wholeOf: file.id))
      return
    }
    let encoding = TextEncoding(of: bytes)
    let decoded = encoding.decode(bytes)
    let file = SourceFile(path: path, bytes: decoded.utf8)
    self.file = file
    problem = decoded.flaw.map { bytes in
      Diagnostic(.undecodable(encoding), at: SourceRange(file: file.id, bytes: bytes))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undecodable(_ encoding: TextEncoding) -> Self {
    Self("this is not a character in \(encoding.name); save the file as UTF-8")
  }
}
