package import Diagnostics

/// What a fact of a description is about; they are asked in this order.
package enum Topic: Int, CaseIterable, Sendable {
  case login, screens, afterSignIn, account, review

  package init(of path: Path) {
    guard case .key(let name)? = path.components.first else {
      self = .login
      return
    }
    self =
      switch DescriptionKey(stringValue: name) {
      case .screens: .screens
      case .afterSignIn: .afterSignIn
      case .account: .account
      case .review, .evidence: .review
      default: .login
      }
  }

  package var words: Message {
    switch self {
    case .login: Message(.topicLogin)
    case .screens: Message(.topicScreens)
    case .afterSignIn: Message(.topicAfterSignIn)
    case .account: Message(.topicAccount)
    case .review: Message(.topicReview)
    }
  }
}
