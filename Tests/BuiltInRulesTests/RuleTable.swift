/// The rule book, row by row: by topic the ids, how much each matters, and whether a person decides.
enum RuleTable {
  struct Row: Hashable {
    let id: String
    let topic: String
    /// E an error, W a warning, N a note.
    let severity: String
    /// What is met may still go to a person.
    let canBeReviewed: Bool
  }

  static let rows: [Row] = {
    var rows: [Row] = []
    var topic = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 1 {
        topic = words[0]
      } else {
        rows.append(
          Row(id: words[0], topic: topic, severity: words[1], canBeReviewed: words.last == "P")
        )
      }
    }
    return rows
  }()

  private static let text = """
    login-services
      sign-in-with-apple-offered E P
      offered-on-every-screen E
      exemption-holds E P
      exemption-explained E P
      link-only-service-not-on-sign-in E
      service-kind-overridden E P
    apple-button
      apple-button-not-smaller E
      apple-button-not-only-logo E P
      apple-button-visible-without-scrolling E
      apple-button-not-hidden E
      apple-button-minimum-size E
      logo-only-square E
      logo-only-touch-target W
      logo-only-without-text E
      apple-button-margin E
      apple-button-edge-margin W
      apple-button-first N
      apple-button-title E
      apple-button-system W P
      apple-button-style W P
      apple-button-stands-out W P
      apple-button-artwork E
      apple-button-font W
      apple-button-font-ratio N
      apple-button-corner-radius N
      apple-button-adapts W
      ipad-layout-described W
      login-controls-reachable W
    sign-in-flow
      sign-in-stays-in-app E
      in-app-sheet-explained N P
      apple-sign-in-native E
      works-without-other-apps E P
      missing-app-hides-its-button W
      nothing-asked-again-after-apple E P
      nothing-optional-asked-after-apple W
      no-password-after-apple E
      no-second-factor-after-apple E
      private-relay-accepted E
      required-fields-relevant E
      login-wall-justified E P
      guest-entry-offered W
      social-login-not-the-only-way W
      service-works-where-it-opens E
      purchase-without-account W
      terms-accepted-for-user-content W
      privacy-policy-linked W
    phone-binding
      phone-binding-justified E
      phone-binding-law-named E P
      phone-binding-law-current W
      phone-binding-evidence-attached W
      phone-binding-fits-the-app W P
      phone-binding-skippable-elsewhere N
    review-information
      demo-account-provided E P
      demo-account-current W
      demo-account-reachable E
      demo-account-complete W
      attachments-exist E
    accounts
      account-deletion-offered E
      account-deletion-direct E P
      account-deletion-complete E
      account-deletion-findable W
      apple-tokens-revoked E
      social-accounts-disconnect W
      public-sign-up-visible W P
    implementation
      capability-enabled E
      profile-regenerated W
      scopes-minimal W
      presentation-anchor-provided W
      sign-in-errors-handled W
      cancel-is-silent W
      credential-state-checked W
      credential-states-handled W
      revocation-observed W
      user-identifier-in-keychain W
      first-details-kept W
      token-verified-on-server W
      nonce-used N
      relay-senders-registered W
      existing-passwords-offered N
      local-data-cleared-on-sign-out N
      older-systems-handled W
      tried-on-ipad W
      server-notifications-registered W
    description
      screen-described E
      service-shown W
      units-plausible E
      frames-inside-screen W
    """
}
