// What of a text is shown as an escape is decided here, for every answer: names, messages and paths
// come from whoever opens a pull request.

extension Unicode.Scalar {
  /// Whether it does more to what shows it than to stand there: it breaks a line, steers a terminal,
  /// turns the direction of what follows, or can't be seen.
  ///
  /// A tab is a space, and joiners are parts of words.
  package var isSteering: Bool {
    switch value {
    case 0x09, 0x200C, 0x200D: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// What stands for it where it would steer: `<U+202E>`.
  package var escape: String { "<\(codePoint)>" }

  /// `U+202E`.
  package var codePoint: String { "U+" + value.digits(atLeast: 4, radix: 16, uppercase: true) }

  /// Whether two of it begin what build servers obey: `::error::`, `##[error]`, `##vso[…]`.
  package var beginsCommands: Bool { self == ":" || self == "#" }
}

extension String {
  /// The text with nothing in it that steers.
  package var withEscapes: String {
    isPlain ? self : replacingScalars { $0.isSteering ? $0.escape : nil }
  }

  /// The text with nothing in it that a build server takes for a command when it reads it in a log:
  /// neither `::error::` nor `##[error]`, which have a space in their signs then.
  package var withoutCommands: String {
    var before: Unicode.Scalar?
    return replacingScalars { scalar in
      defer { before = scalar }
      return scalar == before && scalar.beginsCommands ? " \(scalar)" : nil
    }
  }

  /// Without line breaks at its end, which texts in a block of YAML have.
  package var withoutLastLineBreaks: String {
    guard utf8.last == UInt8(ascii: "\n") else { return self }
    let last = unicodeScalars.lastIndex { $0 != "\n" }
    return last.map { String(unicodeScalars[...$0]) } ?? ""
  }

  /// With a space for each line break.
  package var withoutLineBreaks: String {
    utf8.contains(UInt8(ascii: "\n")) ? replacingScalars { $0 == "\n" ? " " : nil } : self
  }

  /// The text with what is given for a scalar in its place, whatever marks follow it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    let scalars = unicodeScalars
    // Adding to the view of scalars would copy all that is there each time.
    var result = ""
    var rest = scalars.startIndex
    for index in scalars.indices {
      guard let other = replacement(scalars[index]) else { continue }
      result += self[rest..<index]
      result += other
      rest = scalars.index(after: index)
    }
    guard rest > scalars.startIndex else { return self }
    result += self[rest...]
    return result
  }
}

extension StringProtocol {
  /// Whether it has nothing but letters and signs of ASCII, as nearly all texts.
  var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
