internal import Diagnostics
internal import Documents
package import Model

/// What fastlane gives App Review: the files of a folder of metadata, and settings beside it.
///
/// Nothing of users, passwords and contacts leaves it but whether they are there.
package struct FastlaneInformation {
  private let detection: Detection
  private let file: (String) -> FoundFile
  private var settings: [RubySettings] = []
  private var problems: [Diagnostic.Note] = []

  /// Reads through a function that finds files by their paths.
  package init(_ detection: Detection, reading file: @escaping (String) -> FoundFile) {
    self.detection = detection
    self.file = file
  }

  /// What a folder of metadata and the folder of settings say together.
  package mutating func information(
    inMetadata folder: String, settingsIn settingsFolder: String
  ) -> ReviewInformation? {
    for name in ["Deliverfile", "Fastfile"] {
      if let text = text(at: "\(settingsFolder)/\(name)") { settings.append(RubySettings(text)) }
    }
    let values = ReviewValues(
      user: value("demo_user", in: folder), password: value("demo_password", in: folder),
      phone: value("phone_number", in: folder), notes: value("notes", in: folder))
    let setting = attachmentSetting
    let file: ShownFact.Item? = if case .named(let file) = setting { file } else { nil }
    guard let site = values.all.first?.value.site ?? (settings.isEmpty ? nil : .hidden(folder))
    else { return nil }
    return ReviewInformation(
      sender: "fastlane", account: Self.account(values.user, values.password), site: site,
      notes: values.shownNotes, placeholders: detection.placeholders(among: values.all),
      attachments: file.map { [$0] }, attachmentSetting: setting,
      phone: values.shownPhone, problems: problems)
  }

  /// A setting stands before the file; a file may go by its old name.
  private mutating func value(_ key: String, in folder: String) -> ReviewValue? {
    for settings in settings {
      let values = settings.values(in: "app_review_information")
      if let value = values[key] { return value }
    }
    for name in [key, "review_\(key)"] {
      let path = "\(folder)/review_information/\(name).txt"
      guard let text = text(at: path) else { continue }
      return ReviewValue(text.text, at: .hidden(path))
    }
    return nil
  }

  private mutating func text(at path: String) -> SourceFile? {
    switch file(path) {
    case .missing: return nil
    case .unreadable(let reason):
      let problem = Diagnostic(Message(.unreadable, reason), about: path)
      problems.append(Diagnostic.Note(problem.message, at: problem.range))
      return nil
    case .bytes(let bytes):
      let decoded = DecodedFile(path: path, bytes: bytes)
      guard let problem = decoded.problem else { return decoded.file }
      problems.append(Diagnostic.Note(problem.message, at: problem.range))
      return nil
    }
  }

  private static func account(
    _ user: ReviewValue?, _ password: ReviewValue?
  ) -> ReviewInformation.Account {
    switch (user?.isGiven, password?.isGiven) {
    case (true, true): .whole
    case (false, false): .none
    case (true, false), (false, true): .half
    default: .unknown
    }
  }

  /// Without any settings, nobody knows with which ones fastlane runs.
  private var attachmentSetting: ReviewInformation.AttachmentSetting {
    guard !settings.isEmpty else { return .unknown }
    for settings in settings {
      guard let value = settings.value(of: "app_review_attachment_file") else { continue }
      return value.revealed { .named(ShownFact.Item($0, at: value.site)) } ?? .unknown
    }
    return .missing
  }
}

/// Settings in a file of Ruby, which is never run: only what is written out counts.
struct RubySettings {
  private let tokens: SourceTokens
  private let blank: SourceFile

  init(_ file: SourceFile) {
    tokens = SourceTokens(file.bytes, .ruby)
    blank = .blank(like: file)
  }

  /// The values in the brackets behind a word, `word(key: "…", :key => "…")`, by their keys.
  func values(in word: String) -> [String: ReviewValue] {
    guard let start = tokens.indices.first(where: { isWord($0, word) }) else { return [:] }
    var values: [String: ReviewValue] = [:]
    var depth = 0
    for index in tokens.indices[(start + 1)...] {
      if tokens.isSign(index, "({") { depth += 1 }
      if tokens.isSign(index, ")}") { depth -= 1 }
      if depth <= 0, tokens.isSign(index, ")}") { break }
      guard depth > 0, tokens[index].kind == .word, let value = value(behind: index) else {
        continue
      }
      values[tokens.text(index)] = value
    }
    return values
  }

  /// The value that a setting is given anywhere, as `setting "…"` or `setting: "…"`.
  func value(of setting: String) -> ReviewValue? {
    guard let index = tokens.indices.first(where: { isWord($0, setting) }) else { return nil }
    return value(behind: index) ?? literal(
      at: tokens.isSign(index + 1, "(") ? index + 2 : index + 1)
      ?? ReviewValue(nil, at: site(of: tokens[index]))
  }

  /// What follows a key and `:` or `=>`; nil where neither does.
  private func value(behind index: Int) -> ReviewValue? {
    let next =
      tokens.isSign(index + 1, ":")
      ? index + 2 : tokens.isSign(index + 1, "=") && tokens.isSign(index + 2, ">") ? index + 3 : nil
    guard let next, tokens.indices.contains(next) else { return nil }
    return literal(at: next) ?? ReviewValue(nil, at: site(of: tokens[index]))
  }

  /// A string in which nothing is worked out, and with which nothing is done.
  private func literal(at index: Int) -> ReviewValue? {
    guard tokens.indices.contains(index), tokens[index].kind == .text else { return nil }
    let isWhole = !tokens.isSign(index + 1, ".+%[")
    let text = tokens.text(index)
    return ReviewValue(isWhole && !text.contains("#{") ? text : nil, at: site(of: tokens[index]))
  }

  private func site(of token: SourceToken) -> EvidenceSite {
    .hidden(in: blank, line: token.line)
  }

  private func isWord(_ index: Int, _ word: String) -> Bool {
    tokens[index].kind == .word && tokens.spelling(index).elementsEqual(word.utf8)
  }
}
