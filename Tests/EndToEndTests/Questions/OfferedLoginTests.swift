import Foundation
import Testing

/// Whether people can sign in with what a project has behind a switch: asked once, and settled.
@Suite struct OfferedLoginTests {
  private static let flutter: [String: String] = [
    "pubspec.yaml": "name: pawprint\ndependencies: {google_sign_in: ^6.0.0}\n",
    "lib/config.dart": "const bool enableGoogleAuth = false;\n",
    "lib/login.dart": """
    import 'package:google_sign_in/google_sign_in.dart';
    import 'package:sign_in_with_apple/sign_in_with_apple.dart';
    import 'config.dart';

    Future<void> apple() async {
      await SignInWithApple.getAppleIDCredential(scopes: []);
    }

    Future<void> google() async {
      if (enableGoogleAuth) {
        await GoogleSignIn().signIn();
      }
    }

    """,
  ]

  private static let swift: [String: String] = [
    "Login.swift": """
    import AuthenticationServices
    import GoogleSignIn

    func apple() { ASAuthorizationAppleIDProvider().createRequest() }

    #if GOOGLE_LOGIN
    func google() { GIDSignIn.sharedInstance.signIn(withPresenting: self) }
    #endif

    """
  ]

  /// A folder with a project and a first description of it.
  private static func described(_ project: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in project { try folder.write(text, to: name) }
    let answer = try Reviewlint.run(["init", "--app", "Pawprint", "--yes"], in: folder.url)
    #expect(answer.complaint == "")
    return folder
  }

  /// What is asked about services, and what rules need to decide whether they are described.
  private static func asked(_ folder: TemporaryFolder) throws -> (paths: [String], open: Bool) {
    let answer = try Reviewlint.run(
      ["ask", "login.review.yaml", "--output", "q.csv"], in: folder.url)
    #expect(answer.complaint == "")
    let table = try folder.read("q.csv")
    let paths = ["login.services[\"\"google\"\"]\"", "login.notOffered\""].filter(table.contains)
    let check = try Reviewlint.run(
      ["check", "login.review.yaml", "--format", "json"], in: folder.url)
    let undecided = "\"rule\":\"built-in-logins-described\",\"outcome\":\"incomplete\""
    return (paths, check.output.contains(undecided))
  }

  @Test(arguments: [flutter, swift], [true, false])
  func `an answer lists the service or says that it isn't offered, and leaves nothing to ask`(
    project: [String: String], isOffered: Bool
  ) throws {
    let folder = try Self.described(project)
    #expect(try Self.asked(folder) == (["login.services[\"\"google\"\"]\""], true))
    let sheet = AnswersTests.sheet([
      "login.services[\"google\"]": "\(isOffered)", "login.servicesComplete": "true",
    ])
    try folder.write(sheet, to: "a.json")
    let fill = ["fill", "login.review.yaml", "--answers", "a.json"]
    let answer = try Reviewlint.run(fill, in: folder.url)
    #expect(answer.complaint == "")
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("    - id: google\n") == isOffered, "\(text)")
    #expect(text.contains("  notOffered: [google]\n") == !isOffered, "\(text)")
    #expect(try Self.asked(folder) == ([], false))
    // The same answers once more change nothing.
    #expect(try Reviewlint.run(fill, in: folder.url).complaint == "")
    #expect(try folder.read("login.review.yaml") == text)
    let other = sheet.replacing("\"value\": \(isOffered)", with: "\"value\": \(!isOffered)")
    try folder.write(other, to: "a.json")
    let list = isOffered ? "login.services" : "login.notOffered"
    let told = AnswersTests.told(try Reviewlint.run(fill, in: folder.url).complaint).joined()
    #expect(told.contains("'\(list)' says 'login.services[\"google\"]' otherwise"), "\(told)")
  }

  @Test func `the question names the switch and its value`() throws {
    let folder = try Self.described(Self.flutter)
    _ = try Reviewlint.run(["ask", "login.review.yaml", "--output", "q.csv"], in: folder.url)
    #expect(
      try folder.read("q.csv").contains(
        """
        "Can people sign in with google? The project has a switch for the login with google, \
        enableGoogleAuth (lib/config.dart:1: false); is it on in the submitted build?"
        """
      )
    )
  }
}
