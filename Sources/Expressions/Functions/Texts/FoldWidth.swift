extension Function {
  package static let foldWidth = Function(
    "foldWidth",
    "The text with the wide forms of Latin letters, digits, signs and spaces as ordinary ones.",
    example: "'Ａｐｐｌｅ　ＩＤ'.foldWidth() == 'Apple ID'",
    .method { (text: String) in
      var ordinary = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { ordinary.append(scalar.inOrdinaryWidth) }
      return String(ordinary)
    }
  )
}

extension Unicode.Scalar {
  /// The wide forms stand in the order of ASCII.
  fileprivate var inOrdinaryWidth: Unicode.Scalar {
    switch self {
    case "\u{3000}": " "
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(UInt8(value - 0xFEE0))
    default: self
    }
  }
}
