internal import Diagnostics
internal import Documents

/// A text that is open in an editor.
struct OpenText {
  /// What a text is about.
  enum Kind {
    case description
    case rules
    /// Something else, about which we have nothing to say.
    case other
  }

  let link: FileLink
  let version: Int?
  let file: SourceFile
  let kind: Kind
  let positions: TextPositions

  /// The name is the one by which rules and messages call the file.
  init(link: FileLink, version: Int?, bytes: [UInt8], name: String) {
    self.link = link
    self.version = version
    file = SourceFile(path: name, bytes: bytes)
    kind = Kind(ofFile: link.path ?? link.text, saying: bytes)
    positions = TextPositions(in: file)
  }

  /// What can be read of it.
  var documents: [Document] { kind == .other ? [] : DocumentReader().readAll(file).documents }
}

extension OpenText.Kind {
  /// Told by the name, or else by the keys at the left margin; a list of rules has items with an id.
  fileprivate init(ofFile path: String, saying bytes: [UInt8]) {
    let endings = [".review.yaml", ".review.yml", ".review.json"]
    let name = path.split(separator: "/").last ?? ""
    lazy var lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if endings.contains(where: path.hasSuffix) {
      self = .description
    } else if [".reviewlint.yaml", ".reviewlint.yml"].contains(name) {
      self = .rules
    } else if lines.contains(where: { $0.hasPrefix("reviewlint:") }) {
      self = .description
    } else if lines.contains(where: { $0.hasPrefix("rules:") }),
      lines.contains(where: { $0.drop { $0 == " " }.hasPrefix("- id:") })
    {
      self = .rules
    } else {
      self = .other
    }
  }
}

/// The address by which an editor names a file, such as `file:///app/login.review.yaml`.
struct FileLink {
  let text: String

  init(path: String) { text = FileAddress(of: path).text }

  init(text: String) { self.text = text }

  /// The file's path; nil for what lies in no file of this machine.
  var path: String? {
    guard text.lowercased().hasPrefix("file://") else { return nil }
    let rest = text.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else {
      return nil
    }
    return Self.unescaped(rest[slash...])
  }

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
