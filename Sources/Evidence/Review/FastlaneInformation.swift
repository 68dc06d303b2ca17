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
  /// What of the settings can't be read.
  private var problems: [Diagnostic.Note] = []

  /// Reads through a function that finds files by their paths.
  package init(_ detection: Detection, reading file: @escaping (String) -> FoundFile) {
    self.detection = detection
    self.file = file
  }

  /// What a folder of metadata and the folder of settings say together; without the one, the others
  /// have to say something.
  package mutating func information(
    inMetadata folder: String?, settingsIn settingsFolder: String
  ) throws(EvidenceProblem) -> ReviewInformation? {
    for name in ["Fastfile", "Deliverfile"] { readSettings(name, in: settingsFolder) }
    let isSet = settings.contains { $0.have(Self.hash, Self.attachment) }
    guard folder != nil || isSet else { return nil }
    let values = ReviewValues(
      user: try value("demo_user", in: folder), password: try value("demo_password", in: folder),
      phone: try value("phone_number", in: folder), notes: try value("notes", in: folder))
    let setting = attachmentSetting
    let file: ShownFact.Item? = if case .named(let file) = setting { file } else { nil }
    guard
      let site = values.all.first?.value.site
        ?? (settings.isEmpty ? nil : .hidden(folder ?? settingsFolder))
    else { return nil }
    return ReviewInformation(
      sender: "fastlane", account: Self.account(values.user, values.password), site: site,
      notes: values.shownNotes, unknown: values.unknown,
      placeholders: detection.placeholders(among: values.all),
      attachments: file.map { [$0] }, attachmentSetting: setting,
      phone: values.shownPhone, problems: problems)
  }

  private static let (hash, attachment) = ("app_review_information", "app_review_attachment_file")

  /// A lane runs in the folder of the settings, and Deliverfile is read in the one around it:
  /// fastlane/lib/fastlane/runner.rb. What only one of them has is what is meant.
  private mutating func readSettings(_ name: String, in folder: String) {
    let path = "\(folder)/\(name)"
    do throws(EvidenceProblem) {
      guard let text = try text(at: path) else { return }
      settings.append(
        RubySettings(text) { [self] name in
          let paths = [folder, ProjectPath.joined(folder, "..")].map {
            ProjectPath.joined($0, name)
          }
          let texts = paths.compactMap { (try? self.text(at: $0))?.flatMap(\.text) }
          return Set(texts).count == 1 ? texts[0] : nil
        })
    } catch {
      settings.append(RubySettings(hiddenIn: path))
      problems.append(
        Diagnostic.Note(error.message, at: Diagnostic(error.message, about: path).range))
    }
  }

  /// A setting stands before the file; a file may go by its old name.
  private func value(_ key: String, in folder: String?) throws(EvidenceProblem) -> ReviewValue? {
    let set = settings.flatMap { $0.values(of: key, in: Self.hash) }
    if let first = set.first {
      // Of lanes that set several, nobody knows which one is run.
      return set.allSatisfy(first.isSame) ? first : ReviewValue(nil, at: first.site)
    }
    guard let folder else { return nil }
    for name in [key, "review_\(key)"] {
      let path = "\(folder)/review_information/\(name).txt"
      guard let text = try text(at: path) else { continue }
      return ReviewValue(text.text, at: .hidden(path))
    }
    return nil
  }

  /// What is there has to be a text: fastlane would send it, or fail.
  private func text(at path: String) throws(EvidenceProblem) -> SourceFile? {
    let problem: Message
    switch file(path) {
    case .missing: return nil
    case .unreadable(let reason): problem = reason
    case .bytes(let bytes):
      let decoded = DecodedFile(path: path, bytes: bytes)
      guard let found = decoded.problem else { return decoded.file }
      problem = found.message
    }
    throw EvidenceProblem(Message(.unreadableDetails, path.quoted, problem))
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
    guard let value = settings.flatMap({ $0.values(of: Self.attachment) }).first else {
      return .missing
    }
    return value.revealed { .named(ShownFact.Item($0, at: value.site)) } ?? .unknown
  }
}
