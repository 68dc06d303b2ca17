internal import Diagnostics
internal import Expressions

/// The keys of a whole description.
package enum DescriptionKey: Int, SectionKey {
  case reviewlint, app, submission, login, screens, afterSignIn, signInWithApple, account, review
  case evidence, decisions, waivers, open, example, custom
}

extension Section {
  /// The version of the format that is read.
  static let version = 1

  /// The whole description without facts that people's own rule files declare.
  static let plainDescription = description(CustomFields())

  /// The whole description.
  static func description(_ custom: CustomFields) -> Section {
    Section("description") { (key: DescriptionKey) in
      switch key {
      case .reviewlint: .required(.number(1...Double(version)), "The version of the format: 1.")
      case .app: .required(.section(.app(custom)), "The app.").known(to: .product)
      case .submission:
        .field(.section(.submission(custom)), .fieldDescriptionSubmission).known(to: .product)
      case .login: .field(.section(.login(custom)), .fieldDescriptionLogin).known(to: .product)
      case .screens:
        .field(.list(.section(.screen(custom))), .fieldDescriptionScreens).known(to: .design)
      case .afterSignIn:
        .field(.list(.section(.step(custom))), .fieldDescriptionAfterSignIn).known(to: .product)
      case .signInWithApple:
        .field(.section(.signInWithApple(custom)), .fieldDescriptionSignInWithApple)
          .known(to: .code)
      case .account:
        .field(.section(.account(custom)), .fieldDescriptionAccount).known(to: .product)
      case .review:
        .field(.section(.review(custom)), .fieldDescriptionReview).known(to: .appStoreConnect)
      case .evidence: .field(.section(.evidence), .fieldDescriptionEvidence).known(to: .code)
      case .decisions:
        .list(.section(.decision), "What people decided where rules leave it to them.")
      case .waivers: .list(.section(.waiver), "Findings that were accepted.")
      case .open: .list(.section(.openQuestion), "Open questions that somebody has taken on.")
      case .example: .flag(default: false, .fieldDescriptionExample)
      case .custom: custom.field(.topLevel)
      }
    }
  }
}
