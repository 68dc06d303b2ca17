internal import Diagnostics
internal import Documents

/// Keys whose values nobody may see, whoever wrote them into a description.
///
/// They are masked before anything else reads the text: what isn't there, no answer can show.
struct SecretKeys: Sendable {
  private struct Pattern {
    /// Backwards.
    let letters: [UInt8]
    /// It stands for every key that ends so.
    let isEnding: Bool

    init(_ text: String) {
      isEnding = text.utf8.first == UInt8(ascii: "*")
      letters = text.utf8.dropFirst(isEnding ? 1 : 0).reversed()
    }
  }

  private let patterns: [Pattern]
  /// All of them, and those that are secret in a demo account only.
  private let patternsOfAccount: [Pattern]

  private static let account = "demoAccount"

  /// Those that the program knows.
  static let known: SecretKeys = {
    guard let root = BuiltInLibrary.secrets?.documents.first?.root,
      let keys = root.value(of: "secrets")?.items,
      let keysOfAccount = root.value(of: account)?.items
    else { preconditionFailure("a test reads the program's own list") }
    return SecretKeys(keys.compactMap(\.text), ofAccount: keysOfAccount.compactMap(\.text))
  }()

  init(_ patterns: [String], ofAccount more: [String] = []) {
    self.patterns = patterns.map(Pattern.init)
    patternsOfAccount = self.patterns + more.map(Pattern.init)
  }

  /// Whether a key has no place in a section because it is one of credentials.
  func refuse(_ key: String, in section: String) -> Bool {
    section == Self.account && isKey(key, ofAccount: true)
  }

  /// The file without its secrets; where it can't be read, nothing of it may be shown but why.
  func masked(_ file: SourceFile) -> (file: SourceFile, problem: Diagnostic?) {
    guard !places(in: file.bytes).isEmpty else { return (file, nil) }
    let read = DocumentReader().readAll(file)
    if let mistake = read.allDiagnostics.first(where: { $0.severity == .error }) {
      return (file.unquoted, withoutWords(mistake, of: file))
    }
    var bytes = file.bytes
    for document in read.documents { mask(document.root, in: &bytes) }
    return (SourceFile(path: file.id.path, bytes: bytes), nil)
  }

  /// What is wrong with a text; in other words, where the words have what stands behind a key.
  private func withoutWords(_ mistake: Diagnostic, of file: SourceFile) -> Diagnostic {
    let said = mistake.message.text
    var end = 0
    for place in places(in: file.bytes) where place >= end {
      let rest = file.bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
      end = rest.endIndex
      let tells = rest.split(whereSeparator: Self.isBetweenWords).contains { word in
        word.count > 2 && said.contains(String(decoding: word, as: UTF8.self))
      }
      if tells { return Diagnostic(Message(.yamlSyntaxCantStandHereQuoteText), at: mistake.range) }
    }
    return mistake
  }

  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || ",:'\"[]{}*&!".utf8.contains(byte)
  }

  /// Where a secret may begin: behind the colon of such a key.
  private func places(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var (depth, isIndentation) = (0, true)
    /// How deep the demo account is that this is part of: it ends at a key that isn't deeper.
    var depthOfAccount: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { (depth, isIndentation) = (0, true) }
      if isIndentation, byte > UInt8(ascii: " ") {
        isIndentation = false
        if let own = depthOfAccount, depth <= own, byte.isLetterOrDigit { depthOfAccount = nil }
      }
      if isIndentation, byte == UInt8(ascii: " ") { depth += 1 }
      guard byte == UInt8(ascii: ":"), let end = Self.endOfKey(before: index, in: bytes) else {
        continue
      }
      if bytes[..<end].suffix(Self.account.utf8.count).elementsEqual(Self.account.utf8) {
        depthOfAccount = min(depthOfAccount ?? depth, depth)
      }
      let isOfAccount = depthOfAccount != nil
      if isKey(endingBefore: end, in: bytes, ofAccount: isOfAccount) { places.append(index) }
    }
    return places
  }

  private static func endOfKey(before colon: Int, in bytes: [UInt8]) -> Int? {
    bytes[..<colon].lastIndex {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }.map { $0 + 1 }
  }

  private func isKey(endingBefore end: Int, in bytes: [UInt8], ofAccount: Bool) -> Bool {
    // Backwards, as the patterns are.
    var key: [UInt8] = []
    for byte in bytes[..<end].reversed()
    where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
      guard byte.isLetterOrDigit else { break }
      key.append(byte | 0x20)
    }
    return (ofAccount ? patternsOfAccount : patterns).contains { pattern in
      key.starts(with: pattern.letters)
        && (pattern.isEnding || key.count == pattern.letters.count)
    }
  }

  private func isKey(_ name: some StringProtocol, ofAccount: Bool) -> Bool {
    let bytes = Array(name.utf8)
    return isKey(endingBefore: bytes.count, in: bytes, ofAccount: ofAccount)
  }

  private func mask(_ node: DocumentNode, in bytes: inout [UInt8], ofAccount: Bool = false) {
    switch node.content {
    case .scalar: return
    case .sequence(let items):
      for item in items { mask(item, in: &bytes, ofAccount: ofAccount) }
    case .mapping(let entries):
      for entry in entries {
        let parts = entry.name.split(separator: ":").dropLast()
        if isKey(entry.name, ofAccount: ofAccount) {
          Self.blank(entry.value, in: &bytes)
        } else if parts.contains(where: { isKey($0, ofAccount: ofAccount) }) {
          // Without a space behind the colon it is all one key.
          Self.blank(entry.key, in: &bytes)
        } else {
          mask(entry.value, in: &bytes, ofAccount: entry.name == Self.account)
        }
      }
    }
  }

  /// Words that are the answers to questions and no secrets.
  private static let answers: Set = ["", "~", "null", "true", "false", "yes", "no", "unknown"]

  /// Puts a letter for each byte, so that it stays a text of the same kind at the same place.
  private static func blank(_ node: DocumentNode, in bytes: inout [UInt8]) {
    switch node.content {
    case .sequence(let items): for item in items { blank(item, in: &bytes) }
    case .mapping(let entries):
      for entry in entries {
        blank(entry.key, in: &bytes)
        blank(entry.value, in: &bytes)
      }
    case .scalar(let text, let style):
      guard !answers.contains(text), !node.isUnresolved else { return }
      var place = node.bytes
      if style == .literal || style == .folded {
        let header = bytes[place].prefix { $0 != UInt8(ascii: "\n") }
        place = header.endIndex..<place.upperBound
      } else if let first = bytes[place].first,
        first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      {
        place = place.dropFirst().dropLast()
      }
      for index in place where bytes[index] > UInt8(ascii: " ") { bytes[index] = UInt8(ascii: "x") }
    }
  }
}
