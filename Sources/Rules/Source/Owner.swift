/// Who can put right what a rule finds.
package enum Owner: String, CaseIterable, Sendable {
  case design
  case code
  case appStoreConnect
  case legal
}
