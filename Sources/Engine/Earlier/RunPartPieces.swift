/// Takes what `check` wrote apart while it is read, so that never all of it is in memory: the
/// descriptions one by one, and what is left of a report without them.
package struct RunPartPieces: Sendable {
  fileprivate struct Place: Sendable {
    var line = 1
    var column = 1
  }

  /// A description as it was written, by itself.
  package struct Piece: Sendable {
    package let bytes: [UInt8]
    fileprivate let start: Place

    /// The same where it stands: what is before it is blank.
    package var placed: [UInt8] {
      Array(repeating: RunPartPieces.lineFeed, count: start.line - 1)
        + Array(repeating: UInt8(ascii: " "), count: start.column - 1) + bytes
    }
  }

  /// Whether each line is a description, as `check --stream` writes them; nil: nobody knows yet.
  package private(set) var isStream: Bool?

  /// What is read so far but whole descriptions.
  private var rest: [UInt8] = []
  /// The description that has begun.
  private var piece: [UInt8]?
  private var start = Place()
  private var place = Place()
  /// How many lists and objects are open.
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  /// The text that came last in the outermost object.
  private var name: [UInt8] = []
  private var isInDescriptions = false
  /// Where in the rest the descriptions were, and the line of the report on which they end.
  private var gap = 0
  private var end: Int?

  private static let lineFeed = UInt8(ascii: "\n")

  package init() {}

  /// Reads on; each description that ends is handed over.
  package mutating func read(_ bytes: [UInt8], take: (Piece) -> Void) {
    for byte in bytes {
      read(byte, take)
      place.column += 1
      if byte == Self.lineFeed { (place.line, place.column) = (place.line + 1, 1) }
    }
  }

  /// Ends a stream: a description that was cut off is handed over as it is.
  package mutating func end(take: (Piece) -> Void) {
    if isStream == true, !rest.isEmpty { take(Piece(bytes: rest, start: start)) }
  }

  private mutating func read(_ byte: UInt8, _ take: (Piece) -> Void) {
    if isInText { return readText(byte) }
    switch byte {
    case UInt8(ascii: "\""):
      isInText = true
      if depth == 1 { name = [] }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      if depth == 1 { start = place }
      if depth == 2 {
        isInDescriptions =
          isStream == false && byte == UInt8(ascii: "[")
          && name.elementsEqual("descriptions".utf8)
        if isInDescriptions { gap = rest.count + 1 }
      }
      if depth == 3, isInDescriptions {
        piece = []
        start = place
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0, isStream == true {
        take(Piece(bytes: rest + [byte], start: start))
        rest = []
        return
      }
      if depth == 1, isInDescriptions {
        isInDescriptions = false
        end = place.line
      }
      guard depth == 2, let piece else { break }
      take(Piece(bytes: piece + [byte], start: start))
      self.piece = nil
      return
    case UInt8(ascii: ",") where depth == 2 && isInDescriptions: return
    case Self.lineFeed where depth == 0 && isStream == true: return
    default: break
    }
    append(byte)
  }

  private mutating func readText(_ byte: UInt8) {
    append(byte)
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
      // The first key tells.
      if isStream == nil { isStream = name.elementsEqual("file".utf8) }
    } else if depth == 1 {
      name.append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) {
    if piece == nil {
      if !isInDescriptions || depth != 2 || byte != Self.lineFeed { rest.append(byte) }
    } else {
      piece?.append(byte)
    }
  }

  /// The report without its descriptions; one that was cut off in a description ends with that.
  package var remainder: [UInt8] { rest + (piece ?? []) }

  /// The same with its end in the lines where it stands.
  package var placedRemainder: [UInt8] {
    let all = remainder
    let head = all.prefix(gap)
    let line = piece == nil ? end ?? place.line : start.line
    let missing = line - 1 - head.count { $0 == Self.lineFeed }
    return head + Array(repeating: Self.lineFeed, count: max(0, missing)) + all.dropFirst(gap)
  }
}
