extension Function {
  static let lowerAscii = Function(
    name: "lowerAscii",
    on: .string,
    parameters: [],
    result: .string,
    summary: "The text with A to Z in small letters.",
    example: "'Apple'.lowerAscii() == 'apple'"
  ) { arguments in
    guard let text = arguments.text(0) else { return arguments.mismatch }
    return .string(text.changingCase(of: UInt8(ascii: "A")...UInt8(ascii: "Z")))
  }

  static let upperAscii = Function(
    name: "upperAscii",
    on: .string,
    parameters: [],
    result: .string,
    summary: "The text with a to z in capital letters.",
    example: "'Apple'.upperAscii() == 'APPLE'"
  ) { arguments in
    guard let text = arguments.text(0) else { return arguments.mismatch }
    return .string(text.changingCase(of: UInt8(ascii: "a")...UInt8(ascii: "z")))
  }
}

extension String {
  /// The text with these letters of ASCII in the other case.
  fileprivate func changingCase(of letters: ClosedRange<UInt8>) -> String {
    guard utf8.contains(where: letters.contains) else { return self }
    let changed = utf8.map { letters.contains($0) ? $0 ^ Self.caseBit : $0 }
    return String(decoding: changed, as: UTF8.self)
  }

  /// In which small letters of ASCII differ from capitals.
  private static let caseBit: UInt8 = 0x20
}
