/// What results keep beyond their findings, for reports that show it; a fleet does without.
package struct ResultDetail: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What each rule that goes through the screens found out about each of them.
  package static let screens = ResultDetail(rawValue: 1)
  /// What pictures of the login are drawn from.
  package static let login = ResultDetail(rawValue: 2)
}
