/// Who can say something of an app, and put it right.
package enum Owner: String, CaseIterable, Sendable {
  case product
  case design
  case code
  case appStoreConnect
  case legal
}

/// What shows a fact, so that nobody has to say it.
package enum Proof: String, CaseIterable, Sendable {
  case capture
  case project
  case reviewInformation
}
