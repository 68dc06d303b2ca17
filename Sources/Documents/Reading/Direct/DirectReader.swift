import Diagnostics

/// Reads the YAML that nearly everybody writes straight into trees, several times as fast as by
/// way of libyaml's events.
///
/// What it takes in, it takes in just as libyaml does. It knows no anchors, tags, merges and
/// directives and nothing that is wrong: at the first of these, or at anything else out of the
/// ordinary, it gives up, and libyaml has to read the text. Its texts have neither tabs nor line
/// breaks other than line feeds.
struct DirectReader: ~Copyable {
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
  var tree: DocumentTree
  var waiting = WaitingNodes()
  /// How many collections are open.
  var depth = 0

  private let file: SourceFile
  /// Where lines begin with `---`.
  private let marks: [Int]
  private var nextMark = 0
  private var start = 0
  private var count = 0

  init(of text: ReadableText, in file: SourceFile, limits: ReadingLimits) {
    bytes = text.bytes
    isASCII = text.isASCII
    marks = text.documentMarks
    self.file = file
    self.limits = limits
    tree = DocumentTree(of: file, bytes: 0)
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
    while nextMark < marks.count, marks[nextMark] <= position { nextMark += 1 }
    limit = nextMark < marks.count ? marks[nextMark] : bytes.count
    tree = DocumentTree(of: file, bytes: limit - position)
  }

  private mutating func root() throws(Unfamiliar) {
    guard position < limit, !isAtMarker else { throw Unfamiliar() }
    try blockNode(inside: -1)
    guard waiting.count == 1, tree.nodeCount < limits.nodes else { throw Unfamiliar() }
    let root = waiting.nodes(from: 0)[0]
    guard !root.isScalar else { throw Unfamiliar() }
    waiting.removeAll(from: 0)
    tree.add(root: root)
  }

  /// Makes sure that nothing but another document follows.
  private mutating func close() throws(Unfamiliar) {
    try skipToToken()
    guard position == limit, limit == bytes.count || isAtMarker else { throw Unfamiliar() }
  }
}
