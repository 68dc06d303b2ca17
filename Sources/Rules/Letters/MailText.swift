internal import Diagnostics

/// What a person reads of a message: the text of a mail (RFC 2045), the words of a page, and the
/// lines of what was forwarded without their marks.
enum MailText {
  /// So many parts within parts are more than any mail has.
  private static let mostLevels = 5

  static func of(_ source: String) -> String {
    let lines = source.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let read = Part(lines)?.text(mostLevels) ?? lines
    return PageText(read).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(unmarked).joined(separator: "\n")
  }

  /// A line without the marks of who forwarded it.
  private static func unmarked(_ line: Substring) -> Substring {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ">" || rest.first == "|" else { return line }
    while let sign = rest.first, ">| \t".contains(sign) { rest = rest.dropFirst() }
    return rest
  }

  /// Headers, and a body that may have parts of its own.
  private struct Part {
    /// By their names in small letters.
    private var headers: [String: String] = [:]
    private var body: Substring = ""

    /// Nil where a text doesn't begin with the headers of a mail.
    init?(_ text: String) {
      var name = ""
      var rest = text[...].drop { $0.isNewline }
      while let first = rest.first, first != "\n" {
        let line = rest.prefix { $0 != "\n" }
        rest = rest[line.endIndex...].dropFirst()
        if line.first?.isWhitespace == true, !name.isEmpty {
          headers[name]? += line
        } else {
          guard let colon = line.firstIndex(of: ":"),
            line[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
          else { return nil }
          name = line[..<colon].lowercased()
          headers[name] = String(line[colon...].dropFirst())
        }
      }
      guard headers.keys.contains(where: { $0.hasPrefix("content-") }) else { return nil }
      body = rest.dropFirst()
    }

    /// Plain text where there is any, else the page; nil where there is neither.
    func text(_ levels: Int) -> String? {
      guard let boundary else { return isText ? decoded : nil }
      guard levels > 0 else { return nil }
      let parts = "\n\(body)"
        .split(separator: "\n--\(boundary)", omittingEmptySubsequences: false).dropFirst()
        .compactMap { Part(String($0.drop { $0 != "\n" })) }
      return (parts.filter { !$0.isPage } + parts.filter(\.isPage)).lazy
        .compactMap { $0.text(levels - 1) }.first
    }

    private var kind: String { headers["content-type"]?.lowercased() ?? "text/plain" }
    private var isText: Bool { kind.contains("text/") }
    private var isPage: Bool { kind.contains("text/html") }

    private var boundary: Substring? {
      let named = headers["content-type"]?.split(separator: ";").lazy
        .map { $0.drop(while: \.isWhitespace) }
        .first { $0.lowercased().hasPrefix("boundary=") }
      return named.map { $0.dropFirst(9).drop { $0 == "\"" }.prefix { $0 != "\"" && $0 != " " } }
    }

    private var decoded: String {
      switch headers["content-transfer-encoding"]?.lowercased().filter(\.isLetter) {
      case "base": Base64Text.bytes(of: body.filter { !$0.isWhitespace }).map(readable) ?? ""
      case "quotedprintable": readable(unquoted)
      default: String(body)
      }
    }

    private func readable(_ bytes: [UInt8]) -> String {
      let isLatin = kind.contains("8859-1") || kind.contains("windows-1252")
      return isLatin
        ? String(String.UnicodeScalarView(bytes.map(Unicode.Scalar.init)))
        : String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes of a body in which `=E2` stands for one and `=` at the end of a line for nothing.
    private var unquoted: [UInt8] {
      var bytes: [UInt8] = []
      var rest = body.utf8[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "=") else {
          bytes.append(byte)
          continue
        }
        if rest.first == UInt8(ascii: "\n") {
          rest.removeFirst()
        } else if let code = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
          bytes.append(code)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      }
      return bytes
    }
  }
}
