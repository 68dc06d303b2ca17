package import Model

/// What was recognised on a screen.
package struct RecognisedLogins: Sendable {
  /// In the order of the capture.
  package let logins: [RecognisedLogin]
  /// What could be a button and wasn't recognised.
  package let unrecognised: [ButtonCandidate]

  init(_ logins: [RecognisedLogin], unrecognised: [ButtonCandidate]) {
    self.logins = logins
    self.unrecognised = unrecognised
  }
}

/// A login button on a captured screen.
package struct RecognisedLogin: Sendable {
  /// An id of the provider catalogue.
  package let service: String
  /// The words on it, where they are its own.
  package let title: String?
  /// It is the vendor's own control.
  package let isSystem: Bool
  let isOwn: Bool
  let candidate: ButtonCandidate

  init(
    _ service: String, _ candidate: ButtonCandidate, title: String?, isSystem: Bool = false,
    isOwn: Bool = false
  ) {
    self.service = service
    self.candidate = candidate
    self.title = title
    self.isSystem = isSystem
    self.isOwn = isOwn
  }

  /// It was drawn without words.
  package var isLogoOnly: Bool { candidate.kind == .untold && candidate.words == nil && !isOwn }

  /// The number of its element.
  package var element: Int { candidate.number }

  package var frame: Rectangle? { candidate.frame }

  /// One button of two findings: the one that is tapped, with what both know.
  func joined(with other: RecognisedLogin, on screen: CapturedScreen) -> RecognisedLogin {
    let (better, worse) = isBetter(than: other, on: screen) ? (self, other) : (other, self)
    return RecognisedLogin(
      service, better.candidate, title: better.title ?? worse.title,
      isSystem: isSystem || other.isSystem, isOwn: isOwn || other.isOwn)
  }

  /// This one comes first.
  private func isBetter(than other: RecognisedLogin, on screen: CapturedScreen) -> Bool {
    guard candidate.rank == other.candidate.rank else {
      return candidate.rank > other.candidate.rank
    }
    // Touchables that tell no type have their real size inside.
    return candidate.kind != .other || !screen.isElement(other.element, in: element)
  }
}
