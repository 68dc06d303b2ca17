package import Diagnostics
package import Rules

extension Concern {
  /// What is found of it stands under this.
  package var heading: Message {
    switch self {
    case .apple: Message(.findings)
    case .ours: Message(.ourRulesBrokenTitle)
    case .bookkeeping: Message(.putDescriptionInOrderTitle)
    }
  }

  /// What it means to App Review.
  package var remark: Message? {
    switch self {
    case .apple: nil
    case .ours: Message(.ourGuidelinesAskNotAppReview)
    case .bookkeeping: Message(.appReviewSeesNoneBut)
    }
  }
}
