import Testing

@testable import Evidence

@Suite struct CodePatternTests {
  private static func isIn(_ code: String, _ pattern: String, _ language: SourceLanguage) -> Bool {
    let tokens = SourceTokens(Array(code.utf8), language)
    let pattern = CodePattern(pattern)
    return tokens.indices.contains { pattern.end(in: tokens, from: $0) != nil }
  }

  @Test(arguments: [
    ("a(.iOS(targetVersion: \"16.0\", devices: [])", "16.0"),
    ("a(.iOS(targetVersion: \"\\(b)\")", ""), ("a(.iOS(targetVersion: \"$(B)\")", ""),
    ("a(.iOS(targetVersion: b)", nil),
  ])
  func `a string may be the value looked for, unless it is put together`(
    _ code: String, _ value: String?
  ) {
    let tokens = SourceTokens(Array(code.utf8), .swift)
    let pattern = CodePattern("iOS(targetVersion:\"*\"")
    let values = tokens.indices.compactMap { index -> String? in
      guard let end = pattern.end(in: tokens, from: index) else { return nil }
      return pattern.value(in: tokens, before: end)
    }
    #expect(values == [value].compactMap(\.self))
  }

  @Test(arguments: [
    ("a = \"b\\\n\"\nc", SourceLanguage.objectiveC, 3), ("a = `b\\\n`\nc", .javaScript, 3),
    ("a = /b\\\n/ + 1\nc", .javaScript, 3), ("/*\n*/\nc", .swift, 3),
    ("#if 0\n#endif\nc", .objectiveC, 3), ("a = '''\n'''\nc", .dart, 3),
  ])
  func `each token has the line that it stands on`(
    code: String, language: SourceLanguage, line: Int
  ) {
    var lexer = SourceLexer(Array(code.utf8), language)
    #expect(lexer.read().last?.line == line)
  }

  @Test(arguments: [
    ("GIDSignIn.sharedInstance.signIn(withPresenting: self)", true),
    ("GIDSignIn.sharedInstance().signIn()", true),
    ("GIDSignIn\n  .sharedInstance\n  .signIn(withPresenting: self)", true),
    ("GIDSignIn.sharedInstance.handle(url)", false),
    ("GIDSignIn.sharedInstance.handle(account.signIn(now))", false),
    ("GIDSignIn.sharedInstance.signOut(); account.signIn(now)", false),
    ("let google = GIDSignIn.sharedInstance\naccount.signIn(now)", false),
    ("// GIDSignIn.sharedInstance.signIn(withPresenting: self)", false),
    ("/* /* */ GIDSignIn.sharedInstance.signIn(self) */", false),
    ("let text = \"GIDSignIn.sharedInstance.signIn(self)\"", false),
    ("let text = \"\"\"\nGIDSignIn.sharedInstance.signIn(self)\n\"\"\"", false),
    ("let text = #\"a\"GIDSignIn.sharedInstance.signIn(self)\"#", false),
    ("let text = \"\\(name(\"a\"))\"; GIDSignIn.sharedInstance.signIn(self)", true),
    ("#if false\nGIDSignIn.sharedInstance.signIn(self)\n#endif", false),
    ("#if false\n#if DEBUG\n#endif\n#else\nGIDSignIn.sharedInstance.signIn(self)\n#endif", true),
    ("#if DEBUG\nGIDSignIn.sharedInstance.signIn(self)\n#endif", true),
  ])
  func `a chain of calls in Swift`(code: String, answer: Bool) {
    #expect(Self.isIn(code, "GIDSignIn….signIn(", .swift) == answer)
  }

  @Test(arguments: [
    ("[[GIDSignIn sharedInstance] signInWithPresentingViewController:self];", true),
    ("[GIDSignIn sharedInstance].delegate = self; [other signIn];", false),
    ("// [[GIDSignIn sharedInstance] signIn];", false),
    ("#if 0\n[[GIDSignIn sharedInstance] signIn];\n#endif", false),
    ("NSString *text = @\"[[GIDSignIn sharedInstance] signIn]\";", false),
  ])
  func `a message in Objective-C`(code: String, answer: Bool) {
    #expect(Self.isIn(code, "GIDSignIn…]signIn*", .objectiveC) == answer)
  }

  @Test(arguments: [
    ("supabase.auth.signInWithOAuth({ provider: 'google' })", true),
    ("supabase.auth.signInWithOAuth({\n  options: {a: [1]},\n  provider: \"google\",\n})", true),
    ("supabase.auth.signInWithOAuth({ provider: 'github' })", false),
    ("supabase.auth.signInWithOAuth(options); f({ provider: 'google' })", false),
    ("const t = `signInWithOAuth({ provider: 'google' })`", false),
    ("const r = /'/; signInWithOAuth({ provider: 'google' })", true),
    ("f(/[/ /[/'/]/)\nsignInWithOAuth({ provider: 'google' })", true),
    ("<Text>Don't</Text>\nsignInWithOAuth({ provider: 'google' })", true),
    ("// signInWithOAuth({ provider: 'google' })", false),
  ])
  func `an argument in JavaScript`(code: String, answer: Bool) {
    #expect(Self.isIn(code, "signInWithOAuth(…provider:\"google\"", .javaScript) == answer)
  }

  @Test func `a line may begin very many regular expressions that have no end`() {
    let marks = ["/[", "\\/", ",/[", ",/"].map { String(repeating: $0, count: 100_000) }.joined()
    let code = "f(\(marks))\nsignInWithOAuth({ provider: 'google' })"
    #expect(Self.isIn(code, "signInWithOAuth(…provider: \"google\"", .javaScript))
  }

  @Test(arguments: [
    ("await SignInWithApple.getAppleIDCredential(scopes: []);", true),
    ("'''\nSignInWithApple.getAppleIDCredential()\n'''", false),
    ("final t = 'it\\'s'; SignInWithApple.getAppleIDCredential();", true),
    ("final t = '${a['b']}'; SignInWithApple.getAppleIDCredential();", true),
    ("/// SignInWithApple.getAppleIDCredential", false),
  ])
  func `a call in Dart`(code: String, answer: Bool) {
    #expect(Self.isIn(code, "SignInWithApple.getAppleIDCredential", .dart) == answer)
  }

  @Test func `strings in strings, very many deep, are no trouble`() {
    let code = String(repeating: "\"\\(", count: 200_000)
    #expect(!Self.isIn(code, "a", .swift))
  }
}
