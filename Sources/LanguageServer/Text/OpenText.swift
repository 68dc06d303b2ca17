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
  let encoding: PositionEncoding
  let positions: TextPositions

  /// The name is the one by which rules and messages call the file.
  init(link: FileLink, version: Int?, bytes: [UInt8], name: String, _ encoding: PositionEncoding) {
    self.link = link
    self.version = version
    file = SourceFile(path: name, bytes: bytes)
    kind = Kind(ofFile: link.path ?? link.text, saying: bytes)
    self.encoding = encoding
    positions = TextPositions(in: file, encoding)
  }

  /// What can be read of it.
  var documents: [Document] {
    kind == .other ? [] : DocumentReader().readAll(file).documents
  }
}

extension OpenText.Kind {
  fileprivate init(ofFile path: String, saying bytes: [UInt8]) {
    let endings = [".review.yaml", ".review.yml", ".review.json"]
    let name = path.split(separator: "/").last ?? ""
    if endings.contains(where: path.hasSuffix) {
      self = .description
    } else if [".reviewlint.yaml", ".reviewlint.yml"].contains(name) {
      self = .rules
    } else {
      self = OpenText.Kind(saying: bytes)
    }
  }

  /// Told by the keys at the left margin; a list of rules has items with an id.
  private init(saying bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("reviewlint:") }) {
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
