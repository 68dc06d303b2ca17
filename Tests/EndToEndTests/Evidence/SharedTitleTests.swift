import Foundation
import Testing

/// Titles in translations that an app may share with a web site.
@Suite struct SharedTitleTests {
  /// Whether the title in translations counts, with a line of code.
  private static func counts(
    _ translations: String, in path: String, _ code: String, in file: String = "lib/a.dart"
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.write(translations, to: "app/\(path)")
    try folder.write(code + "\n", to: "app/\(file)")
    let answer = try Reviewlint.run(["scan", "app"], in: folder.url)
    #expect(answer.complaint == "")
    return answer.output.contains("title Sign in with Google")
  }

  private static let strings = "\"site.sign_in.google\" = \"Sign in with Google\";"
  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {"signInGoogle": {"localizations": {"en":
      {"stringUnit": {"state": "translated", "value": "Sign in with Google"}}}}}}
    """

  @Test(arguments: [
    ("a.strings", strings, "A.swift", "L10n.Site.SignIn.google", true),
    ("a.strings", strings, "A.swift", "L10n.SignIn.google", true),
    ("a.strings", strings, "A.m", "NSLocalizedString(@\"site.sign_in.google\", nil)", true),
    ("a.strings", strings, "A.swift", "tr(\"site.sign_in.\\(name)\")", true),
    ("a.strings", strings, "A.swift", "tr(\"site: \\(name)\")", false),
    ("a.strings", strings, "A.swift", "let a = \"\\(L10n.SignIn.google), please\"", true),
    ("a.strings", strings, "A.swift", "let google = 1", false),
    ("a.strings", strings, "A.swift", "// site.sign_in.google", false),
    ("a.xcstrings", catalogue, "A.swift", "Text(.signInGoogle)", true),
    ("a.xcstrings", catalogue, "A.swift", "Text(.signUpGoogle)", false),
    ("a.arb", #"{"signInGoogle": "Sign in with Google"}"#, "a.dart", "l10n.signInGoogle", true),
    ("a.arb", #"{"signInGoogle": "Sign in with Google"}"#, "a.dart", "l10n.signIn", false),
    (
      "a.arb", #"{"@signIn": {"description": "Sign in with Google"}}"#, "a.dart", "l10n.signIn",
      false
    ),
    (
      "locales/en.json", #"{"login": {"google": "Sign in with Google"}}"#, "a.tsx",
      "t('login.google')", true
    ),
    (
      "locales/en.json", #"{"login": {"google": "Sign in with Google"}}"#, "a.tsx",
      "const {t} = useTranslation('login'); t('google')", true
    ),
    (
      "locales/en.json", #"{"loginGoogle": {"message": "Sign in with Google"}}"#, "a.tsx",
      "t('app:login_google')", true
    ),
    (
      "locales/en.json", #"{"login": {"google": "Sign in with Google"}}"#, "a.tsx",
      "google.login()", false
    ),
  ])
  func `a title under a key counts where code uses the key`(
    path: String, translations: String, file: String, code: String, isFound: Bool
  ) throws {
    #expect(try Self.counts(translations, in: path, code, in: file) == isFound)
  }

  @Test(arguments: [
    #""Sign in with Google" = "Sign in with Google";"#,
    #""Sign in with G" = "Sign in with Google";"#,
    #""a1B-2c-D3e.normalTitle" = "Sign in with Google";"#,
  ])
  func `words are their own key, and a drawing's are used by it`(translations: String) throws {
    #expect(try Self.counts(translations, in: "a.strings", "let a = 1", in: "A.swift"))
  }

  @Test(arguments: [
    ("a.kt", "let a = 1"), ("a.vue", "let a = 1"), ("Main.storyboard", #"<a key="b"/>"#),
  ])
  func `without code, or with code that isn't read, all titles count`(
    file: String, code: String
  ) throws {
    #expect(try Self.counts(Self.strings, in: "a.strings", code, in: file))
  }

  @Test func `code that has all keys uses none of them`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.strings, to: "a.strings")
    try folder.write("let a = 1\n", to: "A.swift")
    try folder.write("static let a = tr(\"site.sign_in.google\")\n", to: "L10n/L10n.swift")
    try folder.write(
      "// Generated using SwiftGen\nlet a = tr(\"site.sign_in.google\", \"Sign in with Google\")\n",
      to: "Strings.swift")
    try folder.write("String get a => 'Sign in with Google';\n", to: "app_localizations_en.dart")
    #expect(try !Reviewlint.run(["scan", "."], in: folder.url).output.contains("Google"))
    try folder.write("<a><b key=\"c\" value=\"site.sign_in.google\"/></a>\n", to: "Main.storyboard")
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(answer.output.contains("likely  a.strings:1  title Sign in with Google\n"))
  }

  @Test func `of several entries with the same words the line is that of the one in use`() throws {
    let folder = try TemporaryFolder()
    let entries = ["site", "app"].map { "\"\($0).google\" = \"Sign in with Google\";\n" }
    try folder.write(entries.joined(), to: "a.strings")
    try folder.write("tr(\"app.google\")\n", to: "A.swift")
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(answer.output.contains("likely  a.strings:2  title Sign in with Google\n"))
  }
}
