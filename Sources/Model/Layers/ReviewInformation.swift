package import Diagnostics

/// What files for App Store Connect give App Review; never its credentials and contacts.
package struct ReviewInformation: Sendable {
  /// What App Review is told of an account.
  package enum Account: String, Sendable, CaseIterable {
    /// User and password.
    case whole
    /// Only one of them, or none where one is promised.
    case half
    case none
    /// Not in these files.
    case unknown
  }

  /// The attachment that replaces those that are there, if a setting names it.
  package enum AttachmentSetting: Sendable {
    case named(ShownFact.Item)
    case missing
    /// The setting is worked out while it runs, or there are no settings.
    case unknown
  }

  /// Who sends it: `fastlane` or `appStoreConnect`.
  package let sender: String
  package let account: Account
  /// Where that is said.
  package let site: EvidenceSite
  package let notes: ShownFact.Item?
  /// The keys of values that nobody can read, as they are worked out where they stand.
  package let unknown: [ShownFact.Item]
  /// The keys of values that somebody put in to be replaced.
  package let placeholders: [ShownFact.Item]
  /// Nil where nobody can tell.
  package let attachments: [ShownFact.Item]?
  package let attachmentSetting: AttachmentSetting
  /// Where the number of the contact stands; nil where none is given, or nobody knows.
  package let phone: EvidenceSite?
  /// Whether that number is written as App Store Connect takes it.
  package let isPhoneInternational: Bool
  /// What of it can't be read.
  package let problems: [Diagnostic.Note]

  package init(
    sender: String, account: Account, site: EvidenceSite, notes: ShownFact.Item?,
    unknown: [ShownFact.Item] = [], placeholders: [ShownFact.Item], attachments: [ShownFact.Item]?,
    attachmentSetting: AttachmentSetting = .unknown,
    phone: (site: EvidenceSite, isInternational: Bool)? = nil, problems: [Diagnostic.Note] = []
  ) {
    self.phone = phone?.site
    isPhoneInternational = phone?.isInternational ?? false
    self.sender = sender
    self.account = account
    self.site = site
    self.notes = notes
    self.unknown = unknown
    self.placeholders = placeholders
    self.attachments = attachments
    self.attachmentSetting = attachmentSetting
    self.problems = problems
  }
}

extension ReviewInformation {
  /// What a description needn't say then.
  var facts: [ShownFact] {
    var facts: [ShownFact] = []
    if account == .whole {
      facts = [
        ShownFact(
          path: .path(.review, ReviewKey.demoAccount, DemoAccountKey.provided),
          items: [.init(.answer(true), at: site)]),
        ShownFact(
          path: .path(.review, ReviewKey.demoAccount, DemoAccountKey.place),
          items: [.init("reviewInformation", at: site)]),
      ]
    }
    if let notes { facts.append(ShownFact(path: .path(.review, ReviewKey.notes), items: [notes])) }
    if let attachments, !attachments.isEmpty {
      facts.append(
        ShownFact(path: .path(.review, ReviewKey.attachments), items: attachments, isList: true))
    }
    return facts
  }

  /// All places in which it says something.
  var sites: [EvidenceSite] {
    let setting =
      if case .named(let file) = attachmentSetting { [file] } else { [ShownFact.Item]() }
    let items = [notes].compactMap(\.self) + unknown + placeholders + (attachments ?? []) + setting
    return [site] + items.map(\.site) + [phone].compactMap(\.self)
  }
}
