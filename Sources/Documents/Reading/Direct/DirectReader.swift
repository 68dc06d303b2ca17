import Diagnostics

/// Reads the YAML that nearly everybody writes straight into trees, several times as fast as by
/// way of libyaml's events.
///
/// What it takes in, it takes in just as libyaml does. It knows no anchors, tags, merges and
/// directives and nothing that is wrong: at the first of these, or at anything else out of the
/// ordinary, it gives up, and libyaml has to read the text. Its texts have neither tabs nor line
/// breaks other than line feeds.
struct DirectReader {
  /// Something that only libyaml reads, or complains about.
  struct Unfamiliar: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: ReadingLimits
  let isASCII: Bool

  var position = 0
  /// Where the current line begins.
  var lineStart = 0
  /// Where the current document ends: at the next `---` or at the end of the text.
  var limit = 0
  /// Where what was written last ends: block collections have no end of their own.
  var end = 0
  var tree = DocumentTree()
  /// Values whose collection is still open; keys and values of a mapping take turns.
  var waiting: [DocumentTree.NodeID] = []
  /// How many collections are open.
  var depth = 0

  /// Where the part of the text begins that the tree has taken.
  private(set) var base = 0

  private let file: SourceFile
  private var start = 0
  private var count = 0

  init(of text: ReadableText, in file: SourceFile, limits: ReadingLimits) {
    bytes = text.bytes
    isASCII = text.isASCII
    self.file = file
    self.limits = limits
  }

  /// The next document; nil at the end.
  mutating func next() throws(Unfamiliar) -> Document? {
    if count > 0, limit == bytes.count { return nil }
    try begin()
    try root()
    try close()
    return Document(file: file, number: count, tree: tree, bytes: start..<max(start, end))
  }

  /// Steps up to a document's first value.
  private mutating func begin() throws(Unfamiliar) {
    count += 1
    guard count <= limits.documents else { throw Unfamiliar() }
    limit = bytes.count
    if count == 1 { try skipToToken() }
    start = position
    end = position
    if isAtMarker, byte() == UInt8(ascii: "-") {
      position += 3
      end = position
      try finishLine()
      try skipToToken()
    } else if count > 1 {
      throw Unfamiliar()
    }
    limit = bytes.endOfDocument(from: position)
    tree = DocumentTree(asLargeAs: tree)
    tree.extendText(with: bytes[position..<limit])
    base = position
  }

  private mutating func root() throws(Unfamiliar) {
    guard position < limit, !isAtMarker else { throw Unfamiliar() }
    try blockNode(inside: -1)
    guard let root = waiting.popLast(), waiting.isEmpty, !tree.kind(of: root).isScalar else {
      throw Unfamiliar()
    }
    tree.setRoot(root)
  }

  /// Makes sure that nothing but another document follows.
  private mutating func close() throws(Unfamiliar) {
    try skipToToken()
    guard position == limit, limit == bytes.count || isAtMarker else { throw Unfamiliar() }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the next line begins that starts with `---`; else the end.
  fileprivate func endOfDocument(from start: Int) -> Int {
    var offset = start
    while let lineBreak = firstLineBreak(from: offset) {
      offset = lineBreak + 1
      guard offset + 2 < count else { break }
      if self[offset] == UInt8(ascii: "-"), self[offset + 1] == UInt8(ascii: "-"),
        self[offset + 2] == UInt8(ascii: "-")
      {
        return offset
      }
    }
    return count
  }
}
