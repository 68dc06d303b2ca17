internal import Diagnostics
internal import Documents
internal import Model

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
  /// Those that are refused in a demo account as credentials.
  private let patternsOfAccount: [Pattern]

  private static let account = "demoAccount"
  /// What may stand in it, beside it, and beside what it is in; all else may be a secret of it, also
  /// where it is indented less.
  fileprivate static let keysOfAccount = Set(Section.demoAccount.fields.map(\.name))
  fileprivate static let keysBeside = Set(ReviewKey.allCases.map(\.name))
  fileprivate static let keysOfDescription = Set(DescriptionKey.allCases.map(\.name))

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
    section == Self.account && Self.isKey(key, among: patternsOfAccount)
  }

  /// The file without its secrets; where it can't be read, nothing of it may be shown but why.
  func masked(_ file: SourceFile) -> (file: SourceFile, problem: Diagnostic?) {
    guard !places(in: file.bytes).isEmpty else { return (file, nil) }
    let read = DocumentReader().readAll(file)
    if let mistake = read.allDiagnostics.first(where: { $0.severity == .error }) {
      return (file.unquoted, withoutWords(mistake, of: file))
    }
    var bytes = file.bytes
    for document in read.documents { _ = mask(document.root, in: &bytes) }
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

  /// Where a secret may begin: behind the colon of such a key, in a demo account where anything
  /// stands that it doesn't have, and where a key may be one that is written with escapes.
  private func places(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var account: AccountScan?
    var line: (start: Int, depth: Int, first: UInt8?, hasKey: Bool) = (0, 0, nil, false)
    for (index, byte) in (bytes + [UInt8(ascii: "\n")]).enumerated() {
      if byte == UInt8(ascii: "\n") {
        if account != nil, !line.hasKey, let first = line.first, !"#}]".utf8.contains(first),
          !bytes[line.start...].starts(with: "---".utf8)
        {
          places.append(line.start)
        }
        line = (index + 1, 0, nil, false)
      } else if line.first == nil {
        if byte > UInt8(ascii: " ") { line.first = byte } else { line.depth += 1 }
      }
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, "uUx".utf8.contains(bytes[index + 1])
      {
        places.append(index)
      }
      guard byte == UInt8(ascii: ":"), let key = ScannedKey(before: index, in: bytes) else {
        continue
      }
      if !line.hasKey, account?.isLeft(by: key, at: line.depth) == true { account = nil }
      line.hasKey = true
      if bytes[..<key.end].suffix(Self.account.utf8.count).elementsEqual(Self.account.utf8) {
        account = AccountScan(
          depth: min(account?.depth ?? line.depth, line.depth), at: index, bytes)
        if account?.begins == .text { places.append(index) }
      } else if account?.has(key) == false
        || Self.isKey(endingBefore: key.end, in: bytes, among: patterns)
      {
        places.append(index)
      }
    }
    return places
  }

  private static func isKey(
    endingBefore end: Int, in bytes: [UInt8], among patterns: [Pattern]
  ) -> Bool {
    // Backwards, as the patterns are.
    var key: [UInt8] = []
    for byte in bytes[..<end].reversed()
    where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
      guard byte.isLetterOrDigit else { break }
      key.append(byte | 0x20)
    }
    return patterns.contains { pattern in
      key.starts(with: pattern.letters)
        && (pattern.isEnding || key.count == pattern.letters.count)
    }
  }

  private static func isKey(_ name: some StringProtocol, among patterns: [Pattern]) -> Bool {
    let bytes = Array(name.utf8)
    return isKey(endingBefore: bytes.count, in: bytes, among: patterns)
  }

  /// Masks what a node has; answers whether a demo account is in it.
  private func mask(
    _ node: DocumentNode, in bytes: inout [UInt8], ofAccount: Bool = false
  ) -> Bool {
    guard let entries = node.entries else {
      let inner = (node.items ?? []).map { mask($0, in: &bytes, ofAccount: ofAccount) }
      return inner.contains(true)
    }
    var known = ofAccount ? Self.keysOfAccount : nil
    var hasAccount = false
    for entry in entries {
      let parts = entry.name.split(separator: ":")
      let isSecret =
        known?.contains(entry.name) == false || Self.isKey(entry.name, among: patterns)
      if isSecret { Self.blank(entry.value, in: &bytes) }
      if parts.count > 1,
        isSecret || parts.dropLast().contains(where: { Self.isKey($0, among: patterns) })
      {
        // Without a space behind the colon it is all one key.
        Self.blank(entry.key, in: &bytes)
      } else if isSecret {
        continue
      } else if entry.name == Self.account {
        maskAccount(entry.value, in: &bytes)
        (known, hasAccount) = (Self.keysBeside, true)
      } else if mask(entry.value, in: &bytes, ofAccount: ofAccount) {
        (known, hasAccount) = (Self.keysOfDescription, true)
      }
    }
    return hasAccount
  }

  private func maskAccount(_ node: DocumentNode, in bytes: inout [UInt8]) {
    if let items = node.items {
      for item in items { maskAccount(item, in: &bytes) }
    } else if node.entries == nil {
      Self.blank(node, in: &bytes)
    } else {
      _ = mask(node, in: &bytes, ofAccount: true)
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

/// A key as the bytes before a colon show it, before anybody has read the text.
private struct ScannedKey {
  private let bytes: ArraySlice<UInt8>
  let end: Int

  init?(before colon: Int, in bytes: [UInt8]) {
    let isPart = { (byte: UInt8) in byte > UInt8(ascii: " ") && !Self.isQuote(byte) }
    guard let last = bytes[..<colon].lastIndex(where: isPart) else { return nil }
    (self.bytes, end) = (bytes[..<colon], last + 1)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private var start: Int {
    bytes[..<end].lastIndex { $0 <= UInt8(ascii: " ") || "{,[\"'".utf8.contains($0) }
      .map { $0 + 1 } ?? 0
  }

  var text: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// What stands before it, but for blanks; nil at the start of a line.
  var before: UInt8? {
    var rest = bytes[..<start]
    if let quote = bytes[end...].first(where: Self.isQuote), rest.popLast() != quote {
      return quote
    }
    let last = rest.last { $0 == UInt8(ascii: "\n") || $0 > UInt8(ascii: " ") }
    return last == UInt8(ascii: "\n") ? nil : last
  }
}

/// A demo account that a scan is in; it ends at a known key that isn't deeper.
private struct AccountScan {
  enum Beginning { case lines, braces, text }

  let depth: Int
  let begins: Beginning

  init(depth: Int, at colon: Int, _ bytes: [UInt8]) {
    self.depth = depth
    let rest = bytes[(colon + 1)...].drop { $0 <= UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    let next = rest.first { $0 > UInt8(ascii: " ") }
    begins =
      next == UInt8(ascii: "{")
      ? .braces : rest.first.map { "\n#".utf8.contains($0) } ?? true ? .lines : .text
  }

  func isLeft(by key: ScannedKey, at depth: Int) -> Bool {
    guard key.before == nil, depth <= self.depth else { return false }
    return (depth < self.depth ? SecretKeys.keysOfDescription : SecretKeys.keysBeside)
      .contains(key.text)
  }

  func has(_ key: ScannedKey) -> Bool {
    let isWhole = key.before.map { begins == .braces && "{,".utf8.contains($0) } ?? true
    return isWhole && SecretKeys.keysOfAccount.contains(key.text)
  }
}
