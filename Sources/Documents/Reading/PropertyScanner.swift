/// What libyaml's marks of a value take in: its tag as written, and the value itself.
struct NodeProperties {
  var tag: Range<Int>?
  var content: Range<Int>
}

/// Tells a value from the anchor and the tag in front of it.
struct PropertyScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether a scalar's bytes begin with an anchor or a tag.
  func begin(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return isAnchor(first) || isTag(first)
  }

  /// Steps over at most one anchor and one tag, in whatever order.
  func scan(_ range: Range<Int>) -> NodeProperties {
    var tag: Range<Int>?
    var hasAnchor = false
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      if isTag(start), tag == nil {
        position = endOfWord(from: start, in: range)
        tag = start..<position
      } else if isAnchor(start), !hasAnchor {
        position = endOfWord(from: start, in: range)
        hasAnchor = true
      } else {
        break
      }
      position = endOfSpace(from: position, in: range)
    }
    return NodeProperties(tag: tag, content: position..<range.upperBound)
  }

  /// The bytes without the white space at their end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  private func endOfWord(from start: Int, in range: Range<Int>) -> Int {
    let isVerbatim = start + 1 < range.upperBound && bytes[start + 1] == UInt8(ascii: "<")
    let word = (start..<range.upperBound).prefix { position in
      if isVerbatim { return bytes[position] != UInt8(ascii: ">") }
      return !isSpace(position) && !isFlowIndicator(position)
    }
    return min(word.endIndex + (isVerbatim ? 1 : 0), range.upperBound)
  }

  /// Behind white space and comments.
  private func endOfSpace(from start: Int, in range: Range<Int>) -> Int {
    var position = start
    while position < range.upperBound {
      if isSpace(position) {
        position += 1
      } else if bytes[position] == UInt8(ascii: "#") {
        let comment = (position..<range.upperBound).prefix { !isLineBreak($0) }
        position = comment.endIndex
      } else {
        break
      }
    }
    return position
  }
}

extension PropertyScanner {
  private func isTag(_ position: Int) -> Bool { bytes[position] == UInt8(ascii: "!") }

  private func isAnchor(_ position: Int) -> Bool { bytes[position] == UInt8(ascii: "&") }

  private func isLineBreak(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
  }

  private func isSpace(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t")
      || isLineBreak(position)
  }

  private func isFlowIndicator(_ position: Int) -> Bool {
    ",[]{}".utf8.contains(bytes[position])
  }
}
