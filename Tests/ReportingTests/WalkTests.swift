import Reporting
import TestSupport
import Testing

/// What a reviewer does, step by step.
@Suite struct WalkTests {
  private static func walk(_ text: String) throws -> String {
    let result = try Trial("rules: []").result(for: "reviewlint: 1\n\(text)")
    let kit = try #require(SubmissionKit(result))
    return try #require(kit.files.first { $0.name == "walk.md" }).text
  }

  private static let app = """
    app: {name: Luyin, platforms: [iphone, ipad]}
    login:
      services: [{id: apple, presentation: native}, {id: google,
        presentation: webAuthenticationSession}, {id: Skip, kind: guest}]
      wall: someFeatures
      guestEntry: true
      accountFeatures: [{name: Chat, reason: two talk}]
    afterSignIn: [{kind: phoneBinding, required: true, regions: [CN]}, {kind: profile,
      services: [google], required: false, fields: [displayName]}]
    account: {creation: inApp, deletion: {route: inApp, wholeRecord: true,
      path: [Settings, Delete account]}}
    review: {demoAccount: {provided: false}}
    """

  @Test func `it leads from launch to the deletion of the account`() throws {
    #expect(
      try Self.walk(Self.app) == """
        # What App Review meets: Luyin

        ## The walk on: iPhone, iPad

        1. Open the app.
        2. Look around without an account.
        3. Choose this way in: Sign in with Apple.
           - Use an Apple Account of your own.
        4. Answer what is asked for: phone number.
           - Only people in these regions are asked: CN
        5. Open what needs an account: Chat.
        6. Open **Settings \\> Delete account**.
           - People delete their account in the app.
           - The whole account is deleted, not only deactivated.

        ## The other ways in, each after signing out

        1. Choose this way in: Google.
           - Google: a web page opens inside the app (the system's web sign-in sheet). It is a part of the app, not the browser.
           - Answer or skip what is asked for: profile (display name).

        """
    )
  }

  @Test func `buttons are called as they are, and devices say only what differs`() throws {
    let small = """
      {device: phone, safeArea: {top: 20, bottom: 0, left: 0, right: 0}, buttons: [
        {service: apple, title: Continue with Apple, frame: [20, 640, 280, 44]},
        {service: google, title: Continue with Google, frame: [20, 100, 280, 44]},
        {service: Skip, title: Not now, frame: [20, 200, 280, 44]}]}
      """
    let walk = try Self.walk(
      Self.app + """

        screens:
          - {id: one, \(small.dropFirst())
          - {id: two, like: one, appearance: dark}
          - {id: three, platform: ipad, size: {width: 800, height: 1000}, buttons: [
              {service: apple, title: Continue with Apple, frame: [20, 300, 280, 44]},
              {service: google, title: Continue with Google, frame: [20, 100, 280, 44],
               shown: behindMenu}]}
        """)
    #expect(walk.contains("2. Tap **Not now**.\n   - Look around without an account.\n"))
    #expect(walk.contains("3. Tap **Continue with Apple**.\n   - Scroll down to it.\n"))
    #expect(walk.contains("\n1. Tap **Continue with Google**.\n"))
    #expect(walk.ranges(of: "## What differs on: ").count == 1)
    #expect(
      walk.hasSuffix(
        """
        1. Tap **Continue with Apple**.
        2. Tap **Continue with Google**.
           - It is behind a menu.
        3. This way in isn't there: Skip.

        """
      ), "\(walk)")
  }

  @Test func `the demo account's way in comes first`() throws {
    let account = "{provided: true, place: reviewInformation, service: email, secondFactor: none}"
    let walk = try Self.walk(
      "app: {name: x}\nlogin: {services: [apple, email]}\nreview: {demoAccount: \(account)}")
    #expect(walk.contains("2. Choose this way in: E-mail.\n"))
    #expect(walk.contains("\n   - The user name and password are given under"))
  }
}
