extension String {
  /// The text with what is given for a scalar in its place, whatever marks follow it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    let scalars = unicodeScalars
    var result = ""
    var rest = scalars.startIndex
    for index in scalars.indices {
      guard let other = replacement(scalars[index]) else { continue }
      result.unicodeScalars += scalars[rest..<index]
      result += other
      rest = scalars.index(after: index)
    }
    guard rest > scalars.startIndex else { return self }
    result.unicodeScalars += scalars[rest...]
    return result
  }
}
