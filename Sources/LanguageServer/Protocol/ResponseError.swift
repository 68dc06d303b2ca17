internal import Diagnostics

/// Why a request isn't answered, with the numbers that JSON-RPC and the protocol have for it.
struct ResponseError: Error, Hashable {
  let code: Int
  let message: String

  static func unreadable(_ reason: String) -> Self {
    Self(code: -32_700, message: "no JSON can be read: \(reason)")
  }

  static func noRequest(_ reason: String) -> Self { Self(code: -32_600, message: reason) }

  static func unknownMethod(_ name: String) -> Self {
    Self(code: -32_601, message: "there is no method \(name)")
  }

  static func unusableParameters(_ reason: String) -> Self { Self(code: -32_602, message: reason) }

  static var notInitialized: Self { Self(code: -32_002, message: "initialize comes first") }

  func writeMembers(to json: inout JSONWriter) {
    json.member("code", code)
    json.member("message", message)
  }
}
