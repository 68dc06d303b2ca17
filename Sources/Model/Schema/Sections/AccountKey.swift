internal import Diagnostics
internal import Expressions

/// The keys of accounts.
enum AccountKey: Int, SectionKey {
  case creation, owner, deletion, socialDisconnect, publicSignUp, neededToBuy, custom
}

private enum DeletionKey: Int, SectionKey {
  case route, path, wholeRecord, keptByLaw, revokesAppleTokens, inReviewNotes
}

extension Section {
  /// Accounts and their deletion.
  static func account(_ custom: CustomFields) -> Section {
    Section("account") { (key: AccountKey) in
      switch key {
      case .creation:
        .field(
          .choice(
            "way of creation", "inApp", "onWeb", "automatic", "anonymous", "byInvitation", "none"),
          .fieldAccountCreation)
      case .owner: .workedOut(.choice("owner", "app", "thirdParty"), .fieldAccountOwner).statement
      case .deletion: .field(.section(.deletion), .fieldAccountDeletion)
      case .socialDisconnect: .field(.boolean, .fieldAccountSocialDisconnect)
      case .publicSignUp: .field(.boolean, .fieldAccountPublicSignUp)
      case .neededToBuy:
        .field(.choice("answer", "never", "accountBased", "always"), .fieldAccountNeededToBuy)
      case .custom: custom.field(.account)
      }
    }
  }

  /// How people delete their account.
  static let deletion = Section("deletion") { (key: DeletionKey) in
    switch key {
    case .route:
      .field(
        .choice(
          "route", "inApp", "directWebPage", "genericWebPage", "email", "phone", "form", "none"),
        .fieldDeletionRoute)
    case .path: .field(.list(.text), .fieldDeletionPath)
    case .wholeRecord: .field(.boolean, .fieldDeletionWholeRecord)
    case .keptByLaw: .field(.text, .fieldDeletionKeptByLaw).known(to: .legal).statement
    case .revokesAppleTokens: .field(.boolean, .fieldDeletionRevokesAppleTokens).known(to: .code)
    case .inReviewNotes: .field(.boolean, .fieldDeletionInReviewNotes).known(to: .appStoreConnect)
    }
  }
}
