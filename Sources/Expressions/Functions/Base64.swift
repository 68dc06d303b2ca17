internal import Diagnostics

extension Function {
  static let base64Encode = Function(
    "base64.encode", "The bytes in base 64, padded.",
    example: "base64.encode(b'Apple') == 'QXBwbGU='",
    .function { (bytes: Bytes) in Base64Text.text(of: bytes) })

  static let base64Decode = Function(
    "base64.decode",
    "The bytes that a text in base 64 stands for, padded or not.",
    example: "base64.decode('QXBwbGU=') == b'Apple'",
    .function(result: .bytes) { (text: String) in
      Base64Text.bytes(of: text).map { .bytes(Bytes($0)) }
        ?? .unconvertible(Message("\(text.quoted) is not base 64"))
    }
  )
}
