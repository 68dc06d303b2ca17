extension Function {
  static let lowerAscii = Function(
    name: "lowerAscii",
    on: .string,
    parameters: [],
    result: .string,
    summary: "The text with A to Z in small letters."
  ) { arguments in
    guard let text = arguments.text(0) else { return arguments.mismatch }
    let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  static let upperAscii = Function(
    name: "upperAscii",
    on: .string,
    parameters: [],
    result: .string,
    summary: "The text with a to z in capital letters."
  ) { arguments in
    guard let text = arguments.text(0) else { return arguments.mismatch }
    let bytes = text.utf8.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 }
    return .string(String(decoding: bytes, as: UTF8.self))
  }
}
