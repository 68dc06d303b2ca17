import Diagnostics

/// Reads the YAML that nearly everybody writes straight into values.
///
/// It takes a tenth off the instructions of an ordinary fleet, and half off those of one description,
/// for which every rule is read first (callgrind).
/// `make fuzz TARGETS=reader` holds both ways against each other.
///
/// What it takes in, it takes in just as libyaml does. It knows no anchors, tags, merges and
/// directives and nothing that is wrong: at the first of these, or at anything else out of the
/// ordinary, it gives up, and libyaml has to read the text. Its texts have neither tabs nor line
/// breaks other than line feeds.
struct DirectReader {
  /// Something that only libyaml reads, or complains about.
  struct UnsupportedSyntax: Error {}

  let bytes: [UInt8]
  let limits: ReadingLimits

  var position = 0
  /// Where the current line begins.
  var lineStart = 0
  /// Where the text ends.
  let limit: Int
  /// Where what was written last ends: block collections have no end of their own.
  var end = 0
  /// The text of a scalar that isn't just a part of the file, while it is being read.
  var text: [UInt8] = []
  /// How many values lie in the document's collections so far.
  var nodeCount = 0
  /// How many collections are open.
  var depth = 0

  private let file: SourceFile
  private var start = 0
  private var count = 0

  /// Hands over each document; answers whether all were read, and nothing is left to libyaml.
  static func read(
    _ text: ReadableText, of file: SourceFile, limits: ReadingLimits, each: (Document) -> Void
  ) -> Bool {
    guard text.hasPlainSpace, text.obstacle == nil, text.pairs == nil else { return false }
    var reader = DirectReader(of: file, limits: limits)
    do {
      while let document = try reader.next() { each(document) }
      return true
    } catch {
      return false
    }
  }

  private init(of file: SourceFile, limits: ReadingLimits) {
    bytes = file.bytes
    limit = bytes.count
    self.file = file
    self.limits = limits
  }

  /// The next document; nil at the end.
  private mutating func next() throws(UnsupportedSyntax) -> Document? {
    if count > 0, position == limit { return nil }
    try begin()
    let root = try root()
    try close()
    return Document(file: file, number: count, root: root, bytes: start..<max(start, end))
  }

  /// Steps up to a document's first value.
  private mutating func begin() throws(UnsupportedSyntax) {
    count += 1
    guard count <= limits.documents else { throw UnsupportedSyntax() }
    if count == 1 { try skipToToken() }
    start = position
    end = position
    if isAtMarker, byte() == UInt8(ascii: "-") {
      position += 3
      end = position
      try finishLine()
      try skipToToken()
    } else if count > 1 {
      throw UnsupportedSyntax()
    }
    nodeCount = 0
  }

  private mutating func root() throws(UnsupportedSyntax) -> DocumentNode {
    guard position < limit, !isAtMarker else { throw UnsupportedSyntax() }
    let root = try blockNode(inside: -1)
    guard nodeCount < limits.nodes, root.text == nil else { throw UnsupportedSyntax() }
    return root
  }

  /// Makes sure that nothing but another document follows.
  private mutating func close() throws(UnsupportedSyntax) {
    try skipToToken()
    guard position == limit || isAtMarker && byte() == UInt8(ascii: "-") else {
      throw UnsupportedSyntax()
    }
  }
}

// Where it stands, and what stands between values.
extension DirectReader {
  /// How far the token at this position is indented; only blanks and dashes stand before it.
  var column: Int { position - lineStart }

  /// The byte so many places further on; a line break behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < limit ? bytes[position + distance] : UInt8(ascii: "\n")
  }

  /// Whether a `---` or `...` stands here alone at the beginning of its line.
  var isAtMarker: Bool { position == lineStart && isMarker(at: position) }

  /// Whether three dashes or dots stand alone at an offset.
  func isMarker(at offset: Int) -> Bool {
    guard offset + 3 <= bytes.count else { return false }
    let first = bytes[offset]
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "."),
      bytes[offset + 1] == first, bytes[offset + 2] == first
    else { return false }
    return offset + 3 == bytes.count || bytes[offset + 3].isBlank
  }

  /// Whether a `-` of a list stands here.
  var isAtEntry: Bool { byte() == UInt8(ascii: "-") && byte(1).isBlank }

  /// Steps over blanks of the line.
  mutating func skipSpaces() {
    while position < limit, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Steps over blanks, comments and lines up to what comes next.
  mutating func skipToToken() throws(UnsupportedSyntax) {
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: " "): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        lineStart = position
      case UInt8(ascii: "#"): try skipComment()
      default: return
      }
    }
  }

  /// Makes sure that nothing but a comment follows on the line.
  mutating func finishLine() throws(UnsupportedSyntax) {
    skipSpaces()
    if byte() == UInt8(ascii: "#") { try skipComment() }
    guard byte() == UInt8(ascii: "\n") else { throw UnsupportedSyntax() }
  }

  private mutating func skipComment() throws(UnsupportedSyntax) {
    guard position == lineStart || bytes[position - 1] == UInt8(ascii: " ") else {
      throw UnsupportedSyntax()
    }
    position = endOfLine
  }

  /// Where the rest of the line ends.
  var endOfLine: Int {
    let bytes = bytes.span
    var offset = position
    while offset < limit, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }
}

extension UInt8 {
  /// Whether it separates words; a text that is read directly has no tabs and carriage returns.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
