package import Diagnostics

/// A few catalogue entries, enough for small rules and descriptions.
package enum SmallCatalogue {
  package static let file = SourceFile(
    path: "builtin/catalogue.yaml",
    text: """
      guidelines:
        - {key: '4.8', number: '4.8', title: Login Services, address: https://example.com/4.8}
        - {key: hig, title: Human Interface Guidelines}
        - {key: reviewlint/description, title: The description itself}
        - {key: ours, title: Our own rules, of: ours}
      editions:
        - id: '2019-09-12'
          from: 2019-09-12
          title: Sign in with Apple
          trigger: all
          satisfiedBy: apple
          exemptions: [ownAccounts]
          updatesBoundFrom: 2020-06-30
        - id: '2024-03-05'
          from: 2024-03-05
          title: Login Services
          trigger: any
          satisfiedBy: equivalent
          exemptions: [ownAccounts, citizenId]
      providers:
        - {id: apple, name: Sign in with Apple, kind: apple}
        - {id: google, name: Google, kind: thirdParty}
        - {id: email, name: E-mail, kind: own, takesPassword: true}
        - {id: username-password, name: User name and password, kind: own, takesPassword: true}
        - {id: email-otp, name: Codes by e-mail, kind: own, sendsCode: true}
      devices:
        - {id: phone, name: Phone, platform: iphone, size: {width: 375, height: 667}, scale: 2}
      titles:
        - {locale: en, signIn: [Sign in with Apple], signUp: [], continue: []}
      laws:
        - id: data-law
          names: [Data Law]
          jurisdiction: CN
          articles: [{number: 24, mentions: [Article 24], until: 2025-12-31}]
          appKinds: [social]
      """
  )
}
