import Testing

/// What the format says about one section: each field with its type and default, and the facts.
struct Contract: CustomTestStringConvertible, Sendable {
  let section: String
  let fields: [String]
  let facts: [String]

  var testDescription: String { section }

  /// One line for each field: `key: type`, then `required`, `worked out` or the default.
  private init(_ section: String, _ fields: String, facts: String = "") {
    self.section = section
    self.fields = fields.split(separator: "\n").map(String.init)
    self.facts = facts.split(separator: " ").map(String.init)
  }

  static let sections = wholeApp + login + screens + steps + appleAndAccounts + review

  private static let platforms = "[iphone | ipad | mac | tv | watch | vision]"
  private static let presentations =
    "native | webAuthenticationSession | safariViewController | embeddedWebView | externalBrowser"

  private static let wholeApp = [
    Contract(
      "description",
      """
      reviewlint: 1, required
      app: app, required
      submission: submission
      login: login
      screens: [screen]
      afterSignIn: [step]
      signInWithApple: signInWithApple
      account: account
      review: review
      waivers: [waiver], []
      custom: custom
      """
    ),
    Contract(
      "app",
      """
      name: text, required
      bundleId: text
      version: text
      kind: messaging | social | publishing | shopping | payment | game | education | utility | \
      media | finance | health | business | other
      platforms: \(platforms), [iphone]
      minimumOS: version
      distribution: appStore | unlisted | custom | alternativeMarketplace, appStore
      regions: [region | worldwide]
      appearances: [light | dark], [light, dark]
      userContent: true | false
      developerRegion: region
      custom: custom
      """,
      facts: "minimumOSMajor capturedScreens"
    ),
    Contract(
      "submission",
      """
      date: YYYY-MM-DD, worked out
      kind: new | update, update
      """
    ),
  ]

  private static let login = [
    Contract(
      "login",
      """
      services: [service]
      links: [link]
      wall: none | someFeatures | wholeApp
      guestEntry: true | false, false
      terms: beforeSignUp | afterSignUp | none
      privacyPolicy: true | false
      accountFeatures: [feature], []
      exemption: exemption
      """,
      facts: "needsEquivalent offersApple"
    ),
    Contract(
      "link",
      """
      to: signUp | passwordReset | deletion | help | other, required
      presentation: \(presentations)
      """
    ),
    Contract(
      "feature",
      """
      name: text, required
      reason: text
      """
    ),
    Contract(
      "exemption",
      """
      kind: none | ownAccounts | enterpriseOrEducation | citizenId | serviceClient | \
      alternativeMarketplace, none
      service: text
      reason: text
      inReviewNotes: true | false, false
      """,
      facts: "inEdition holds"
    ),
    Contract(
      "service",
      """
      id: text, required
      name: text, worked out
      kind: apple | thirdParty | own | guest | enterprise | education | citizenId | marketplace | \
      platform | broker, worked out
      connections: [text]
      setsUpAccount: true | false, true
      presentation: \(presentations), worked out
      withoutItsApp: notNeeded | hidden | webFallback | alert | nothing, worked out
      privacy: privacy
      custom: custom
      """,
      facts: """
        catalogueKind signsIn isThirdParty isSocial isEquivalent takesPassword sendsCode \
        refusesWebViews
        """
    ),
    Contract(
      "privacy",
      """
      onlyNameAndEmail: true | false, false
      privateEmail: true | false, false
      noAdTrackingWithoutConsent: true | false, false
      """
    ),
  ]

  private static let screens = [
    Contract(
      "screen",
      """
      id: text, worked out
      like: text
      purpose: signIn | signUp | both | linkAccounts | menu | checkout | paywall | other, both
      capture: capture
      device: text
      platform: iphone | ipad | mac | tv | watch | vision, worked out
      os: version
      size: size, worked out
      safeArea: safeArea, worked out
      onIPad: true | false, false
      orientation: portrait | landscape, portrait
      units: pt | px, pt
      scale: number, worked out
      appearance: light | dark, light
      language: language tag
      background: colour | light | dark | image, worked out
      scrolls: true | false
      coveredBottom: length, 0
      buttons: [button]
      custom: custom
      """,
      facts: "captured bounds visible isDark framesFit"
    ),
    Contract("capture", "file: text, required\nformat: text\npart: text"),
    Contract("size", "width: length, required\nheight: length, required"),
    Contract(
      "safeArea",
      """
      top: length, worked out
      bottom: length, worked out
      left: length, worked out
      right: length, worked out
      """
    ),
    Contract(
      "button",
      """
      service: text, required
      id: text, worked out
      element: text
      title: text
      frame: frame
      shown: always | behindMenu | onAnotherPage | behindFlag | never, always
      source: system | custom | hostedPage
      style: black | white | whiteOutline | other
      content: logoAndTitle | logoOnly | titleOnly, worked out
      textBeside: text, worked out
      fill: colour | light | dark
      textColor: colour | light | dark
      logoColor: colour | light | dark
      borderColor: colour | light | dark
      cornerRadius: length
      fontSize: length, worked out
      artwork: apple | own
      custom: custom
      """,
      facts: "login captured isApple appleTitle allowedTitles"
    ),
    Contract(
      "frame",
      """
      x: length of either sign, required
      y: length of either sign, required
      width: length above 0, required
      height: length above 0, required
      """,
      facts: "right bottom tolerance"
    ),
  ]

  private static let steps = [
    Contract(
      "step",
      """
      kind: nameAndEmail | password | phoneBinding | oneTimeCode | secondFactor | birthDate | \
      identityCheck | profile | consent | other, required
      id: text, worked out
      services: [text]
      regions: [region]
      required: true | false, true
      fields: [field], worked out
      justification: justification
      custom: custom
      """,
      facts: "afterApple asks"
    ),
    Contract(
      "field",
      """
      name: text, required
      required: true | false, worked out
      prefilled: true | false, false
      preselected: true | false, false
      editable: true | false, true
      purpose: text
      """
    ),
    Contract(
      "justification",
      """
      reason: law | coreFunction | other
      law: text
      article: number
      region: region
      explanation: text
      url: text
      inReviewNotes: true | false, false
      attachments: [text], []
      """,
      facts: "missingAttachments"
    ),
  ]

  private static let appleAndAccounts = [
    Contract(
      "signInWithApple",
      """
      capability: true | false
      profileRegenerated: yes | no | automatic
      scopes: [fullName | email]
      usedScopes: [fullName | email]
      presentationAnchor: true | false
      nonce: true | false
      tokenVerifiedOnServer: true | false
      credentialState: credentialState
      revocationObserved: true | false
      handledErrors: [canceled | failed | invalidResponse | notHandled | unknown | notInteractive]
      cancelIsSilent: true | false
      userIdentifierStorage: keychain | userDefaults | file | memory | server
      keepsFirstDetails: true | false
      existingPasswordsOffered: true | false
      privateRelay: privateRelay
      localDataClearedOnSignOut: true | false
      adaptsToAppearance: true | false
      fallbackBelowIOS13: true | false
      serverNotifications: true | false
      associatedWebsite: true | false, false
      testedOn: \(platforms)
      """
    ),
    Contract(
      "credentialState",
      """
      checkedAtLaunch: true | false
      handles: [authorized | revoked | notFound | transferred]
      """
    ),
    Contract("privateRelay", "accepted: true | false\nsendersRegistered: true | false"),
    Contract(
      "account",
      """
      creation: inApp | onWeb | automatic | byInvitation | none
      owner: app | thirdParty, worked out
      deletion: deletion
      socialDisconnect: true | false
      publicSignUp: true | false
      neededToBuy: never | accountBased | always
      """
    ),
    Contract(
      "deletion",
      """
      route: inApp | directWebPage | genericWebPage | email | phone | form | none
      path: [text]
      wholeRecord: true | false
      revokesAppleTokens: true | false
      inReviewNotes: true | false
      """
    ),
  ]

  private static let review = [
    Contract(
      "review",
      """
      demoAccount: demoAccount
      demoMode: demoMode
      notes: text
      attachments: [text], []
      """,
      facts: "missingAttachments"
    ),
    Contract(
      "demoAccount",
      """
      provided: true | false
      place: reviewInformation | notes
      checkedOn: YYYY-MM-DD
      expires: YYYY-MM-DD
      secondFactor: none | fixedCode | unreachable
      roles: [text]
      missingRoles: [text]
      """
    ),
    Contract("demoMode", "offered: true | false, false\napprovedByApple: true | false, false"),
    Contract(
      "waiver",
      """
      rule: text, required
      at: text
      reason: text, required
      approvedBy: text, required
      until: YYYY-MM-DD, required
      """
    ),
  ]
}
