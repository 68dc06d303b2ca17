import Testing

@testable import Evidence

/// What is done in a case, by the program's own detection.
@Suite struct SourceBranchTests {
  @Test(arguments: [
    ("case .revoked, .notFound: signOut()", ["notFound", "revoked"]),
    ("case .revoked: signOut()\ncase .notFound: break", ["revoked"]),
    ("case .revoked, .notFound: print(\"gone\"); break", []),
    (
      "case .revoked: self.logger.error(\"gone \\(state)\")\nreturn\ncase .notFound: show()",
      ["notFound"]
    ),
    ("case .revoked: print(\"gone\"); completion(false)", ["revoked"]),
    ("case .revoked: if isOn { print(1) } else { log(2) }", []),
    ("case .revoked: if isOn { print(1) } else { signOut() }", ["revoked"]),
    ("case .revoked: guard isOn else { return }\nprint(1)", []),
    ("case .revoked: fallthrough\ncase .notFound: signOut()", ["notFound", "revoked"]),
    ("case .revoked: print(1)\n@unknown default: signOut()", []),
    ("case .revoked: return nil\ncase .notFound: return false", []),
    ("case .revoked: state = .signedOut", ["revoked"]),
    ("case .revoked: throw Gone()", ["revoked"]),
    ("case .revoked: completion(.failure(Gone()))", ["revoked"]),
    ("case .revoked: return \"default\"", ["revoked"]),
  ])
  func `a state in which nothing is done isn't handled`(_ cases: String, _ states: [String]) throws
  {
    let code = """
      func check() {
        provider.getCredentialState(forUserID: user) { state, _ in
          switch state {
          \(cases)
          default: break
          }
        }
      }
      """
    #expect(
      try SourceScopesTests.shown(code)
        == states.map { "signInWithApple.credentialState.handles=\($0) proves" })
  }

  @Test(arguments: [
    ("if (state == ASAuthorizationAppleIDProviderCredentialRevoked) { NSLog(@\"gone\"); }", false),
    ("if (state == ASAuthorizationAppleIDProviderCredentialRevoked) [self signOut];", true),
    ("switch (state) { case ASAuthorizationAppleIDProviderCredentialRevoked: break; }", false),
    (
      "switch (state) { case ASAuthorizationAppleIDProviderCredentialRevoked: { [self go]; } }",
      true
    ),
    (
      """
      switch (state) {
        case ASAuthorizationAppleIDProviderCredentialRevoked:
        case ASAuthorizationAppleIDProviderCredentialTransferred: [self signOut];
      }
      """, true
    ),
  ])
  func `so it is in Objective-C, where a case may go on with the next`(_ code: String, _ acts: Bool)
    throws
  {
    let file = "[provider getCredentialStateForUserID:user completion:^{ \(code) }];"
    let shown = try SourceScopesTests.shown(file, in: "A.m")
    #expect(shown.contains("signInWithApple.credentialState.handles=revoked proves") == acts)
  }

  private static let revoked = "signInWithApple.credentialState.handles=revoked"

  @Test(arguments: [
    "FMLogger.auth.log(\"gone\")", "SwiftyBeaver.info(\"gone \\(user)\")", "DDLogVerbose(\"gone\")",
    "Crashlytics.crashlytics().log(\"gone\")", "Analytics.logEvent(\"gone\", parameters: nil)",
    "self.log.error(\"gone\")", "AppLog.d(\"gone\")", "Logger.shared.write(\"gone\")",
    "logger?.warning(\"gone\")", "os.Logger(subsystem: a, category: b).info(\"gone\")",
    "SentrySDK.capture(error: gone)", "CLSLogv(\"gone\", getVaList([]))", "_ = log.error(\"gone\")",
    "let entry = tracker.trackSignOut()", "let text = \"gone\"\nprint(text)", "assertionFailure()",
    "log.debug { \"gone\" }", "await analytics.track(.logOut)", "try? Bugsnag.notifyError(gone)",
    "#if DEBUG\nprint(1)\n#endif", "Breadcrumbs.add(\"gone\"); return",
  ])
  func `whatever writes a log handles nothing, however it is called`(_ log: String) throws {
    #expect(try Self.shown(inCase: log) == [])
    #expect(try Self.shown(inCase: log + "\nshow()") == ["\(Self.revoked) proves"])
  }

  @Test(arguments: [
    "logIn()", "session.logOut()", "login()", "logout(user)", "auth.signOut()", "dialog.show()",
    "sessionTracker.signOut()", "blog.open()", "catalog()", "let text = name()",
    "log.debug { signOut() }", "DebugAlert().present()",
  ])
  func `what is called like a log may do more`(_ call: String) throws {
    #expect(try Self.shown(inCase: call) == ["\(Self.revoked) proves"])
  }

  private static func shown(inCase statement: String) throws -> [String] {
    try SourceScopesTests.shown(
      """
      func check() {
        provider.getCredentialState(forUserID: user) { state, _ in
          switch state {
          case .revoked:
            \(statement)
          default: break
          }
        }
      }
      """)
  }

  @Test(arguments: [
    ("let isGone = state == .revoked", "likely"), ("state == .revoked ? signOut() : nil", "likely"),
    ("if state == .revoked || isOff { signOut() }", "proves"),
    ("if [.revoked, .notFound].contains(state) { signOut() }", "proves"),
    ("guard state == .revoked else { return }\nsignOut()", "proves"),
    ("use(state == .revoked)\nif a { signOut() }", "likely"),
  ])
  func `what can't be made out proves nothing`(_ code: String, _ strength: String) throws {
    let check =
      "func check() { provider.getCredentialState(forUserID: user) { state, _ in \(code) } }"
    #expect(try SourceScopesTests.shown(check).contains("\(Self.revoked) \(strength)"))
  }

  @Test(arguments: [
    ("[FIRAnalytics logEventWithName:@\"gone\" parameters:@{@\"a\": user}];", false),
    ("[[Crashlytics sharedInstance] log:@\"gone\"];", false), ("DDLogError(@\"gone\");", false),
    ("[self.logger error:@\"gone\"];", false), ("[self logOut];", true), ("[self signOut];", true),
    ("[self.log error:@\"gone\"]; [self showLogin];", true),
  ])
  func `messages of Objective-C write logs as well`(_ message: String, _ acts: Bool) throws {
    let code = """
      [provider getCredentialStateForUserID:user completion:^(State state, NSError *error) {
        switch (state) {
          case ASAuthorizationAppleIDProviderCredentialRevoked: \(message) break;
        }
        if (error) NSLog(@"failed");
      }];
      """
    let shown = try SourceScopesTests.shown(code, in: "A.m")
    #expect(shown.contains("\(Self.revoked) proves") == acts)
  }

  @Test(arguments: [
    ("if (state === appleAuth.State.REVOKED) console.warn(`gone ${user}`)", false),
    ("if (state === appleAuth.State.REVOKED) { Sentry.captureMessage('gone'); return; }", false),
    ("if (state === appleAuth.State.REVOKED) signOut();", true),
    ("if (state === appleAuth.State.REVOKED) return;\nsignIn()", false),
    ("switch (state) { case appleAuth.State.REVOKED: default: signOut() }", true),
  ])
  func `so it is in JavaScript`(_ code: String, _ acts: Bool) throws {
    let call = "const state = await appleAuth.getCredentialStateForUser(user)\n"
    let shown = try SourceScopesTests.shown(call + code, in: "a.ts")
    #expect(shown.contains("\(Self.revoked) proves") == acts)
  }

  @Test(arguments: [
    ("developer.log('gone');", false), ("log.e('gone ${user.id}');", false),
    ("Timber.d('gone');", false), ("debugPrint('gone'); break;", false),
    ("await signOut();", true),
  ])
  func `so it is in Dart`(_ statement: String, _ acts: Bool) throws {
    let code = """
      final state = await SignInWithApple.getCredentialState(user);
      switch (state) {
        case CredentialState.revoked:
          \(statement)
        default:
      }
      """
    let shown = try SourceScopesTests.shown(code, in: "a.dart")
    #expect(shown.contains("\(Self.revoked) proves") == acts)
  }
}
