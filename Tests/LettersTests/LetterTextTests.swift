import Diagnostics
import Documents
import Foundation
import Rules
import TestSupport
import Testing

/// What a message of App Review is about, told by its words.
@Suite struct LetterTextTests {
  private static let book = Reviewer.shared.map(\.book)

  private func classes(_ text: String) throws -> [String] {
    try Self.book.get().reading(of: LetterText(text)).allegations.map(\.letters.id)
  }

  private func guidelines(_ text: String) throws -> [String] {
    try Self.book.get().reading(of: LetterText(text)).guidelines
  }

  @Test(arguments: [
    ("It does not include\n an option to INITIATE account deletion.", "G1"),
    ("您的 App 支持创建帐户，但未包含发起 帐户删除 的选项。", "G1"),
    ("アプリにはアカウントの削除を開始するオプションがありません。", "G1"),
    ("我们注意到您的 App 使用 第三方登录服务，但未提供等效的登录选项。", "A1"),
    ("サードパーティのログインサービスを使用しています。", "A1"),
    ("The user is taken to the default web browser to sign in or register for an account.", "E1"),
    ("用户被带到默认网页浏览器进行登录。", "E1"),
    ("We need a demo account with full access to your app.", "H1"),
    ("请提供演示帐户的用户名和密码。", "H1"),
    ("An error message was displayed when we attempted to Sign in with Apple.", "D1"),
  ])
  func `the class is told in any of the languages`(text: String, kind: String) throws {
    #expect(try classes(text).first == kind)
  }

  @Test func `parts of a phrase have to stand in one sentence and begin words`() throws {
    #expect(try classes("We tried Sign in with Apple. There was no error.") == [])
    #expect(try classes("The redemo accounts are fine.") == [])
  }

  private static let deletion = """
    Guideline 5.1.1(v) - Data Collection and Storage

    The app supports account creation but does not include an option to initiate account deletion.

    Next Steps

    - Only offering to temporarily deactivate or disable an account is insufficient.
    - However, only apps in highly-regulated industries may require users to use customer service
    resources, such as making a phone call or sending an email, to complete account deletion.

    Resources

    - Apps that offer Sign in with Apple should use the Sign in with Apple REST API.
    - Learn more about the demo account in guideline 2.1.

    Support

    - Reply to this message in your preferred language if you need assistance.
    """

  @Test func `what every letter says alleges nothing`() throws {
    #expect(try classes(Self.deletion) == ["G1"])
    #expect(try guidelines(Self.deletion) == ["5.1.1(v)"])
    #expect(
      try classes("Permission requests give users control of their personal information.") == [])
    #expect(
      try classes(
        """
        The user is taken to the default web browser to sign in. You may also choose to implement the
        Safari View Controller API, so that customers can confirm they are entering their sign in
        credentials into a legitimate page.
        """) == ["E1"])
  }

  @Test func `a cause among the next steps is heard`() throws {
    let letter = """
      Guideline 1.2 - Safety

      Apps with user-generated content must take specific steps to moderate content.

      Next Steps

      - Require that users agree to terms and these terms must make it clear that there is no
      tolerance for objectionable content
      """
    #expect(try classes(letter) == ["F3"])
  }

  @Test func `classes stand in the order in which the letter alleges them`() throws {
    let login = """

      Guideline 4.8 - Design - Login Services

      The app uses a third-party login service, but does not appear to offer an equivalent login option.
      """
    #expect(try classes(Self.deletion + "\n" + login) == ["G1", "A1"])
    #expect(try classes(login + "\n\n" + Self.deletion) == ["A1", "G1"])
  }

  @Test func `the longest of the phrases that share words decides`() throws {
    let byMail = """
      Your app supports account creation but does not include an option to initiate account deletion \
      that meets all the requirements. Specifically, your app requires users to send an email to \
      complete account deletion.
      """
    #expect(try classes(byMail) == ["G3"])
  }

  @Test func `words without a verb count where nothing is alleged`() throws {
    #expect(try classes("About the demo account:") == ["H1"])
    #expect(
      try classes("About the demo account: no actions were taken when we tried Apple.") == ["D1"])
  }

  @Test func `questions and a reviewer's slips are heard`() throws {
    #expect(try classes("Why is mobile number required for registration?") == ["F2"])
    #expect(
      try classes("No actions were taken when we tried to login with Sign with Apple.") == ["D1"])
  }

  @Test func `an allegation is quoted as it is written`() throws {
    let reading = try Self.book.get().reading(of: LetterText(Self.deletion))
    #expect(
      reading.allegations.map(\.sentence) == [
        """
        The app supports account creation but does not include an option to initiate account deletion.
        """
      ])
  }

  @Test func `an approval is no refusal, whatever it names`() throws {
    let reading = try Self.book.get().reading(
      of: LetterText(
        "Review of your submission has been completed. It is now eligible for distribution."))
    #expect(reading.isApproval)
    let others = [
      "Your app isn't ready for sale.", "Your app is waiting for review.", "您的 App 未能审核通过。",
      "Seu app não foi aprovado.", "Review of your submission is complete.",
    ]
    for text in others {
      #expect(try !Self.book.get().reading(of: LetterText(text)).isApproval, "\(text)")
    }
    let refusal = "Ready for sale is what it isn't: account creation, but no option to delete it."
    #expect(try !Self.book.get().reading(of: LetterText(refusal)).isApproval)
    #expect(
      try !Self.book.get().reading(of: LetterText(Self.deletion + " has been approved")).isApproval)
  }

  @Test(arguments: [
    ("Guideline 4.8 - Design - Login Services", ["4.8"]),
    ("Guidelines 4.8 and 5.1.1 (v), and 2.1(a).", ["4.8", "5.1.1(v)", "2.1(a)"]),
    ("Guideline 4 - Design", ["4.0"]),
    ("2.1 Performance: App Completeness\n\nReviewed on iOS 18.4, version 4.8", ["2.1"]),
    ("您的 App 不符合《App Store 审核指南》准则 5.1.1(v) 的要求", ["5.1.1(v)"]),
    ("ガイドライン2.1に準拠していません", ["2.1"]),
    ("Guideline 4.3(a) - Design - Spam", ["4.3(a)"]),
    ("iPadOS 26.0 on 5.1.2026, version 4.8", []),
    ("4. 8 Design: Sign in with Apple\n5. 1.1 Legal: Privacy", ["4.8", "5.1.1"]),
    ("Regarding 3.1.1, we saw that", ["3.1.1"]),
    ("Guidline 5.1.1 - Legal - Privacy", ["5.1.1"]),
    ("> > 4.8 - Design - Login Services", ["4.8"]),
    ("Hướng dẫn 5.1.1(v) - Pháp lý", ["5.1.1(v)"]),
    ("Diretriz 5.1.1(v) – Coleta e armazenamento de dados", ["5.1.1(v)"]),
    ("Règle 4.8 – Conception – Services de connexion", ["4.8"]),
    ("4.0 Design, 4.0 Design", ["4.0"]),
    ("3.2.0 Business: Other Business Model Issues", ["3.2"]),
    ("Guideline 2.1 - Performance\n\nIt is not as guideline 3.1.2 says.", ["2.1"]),
    ("Version reviewed: 2.0.0\nGuideline 2.3.3 - Performance\nThe screenshots", ["2.3.3"]),
    ("Guideline 5.1.1(v) - Data\n\nIt does.\n\n5.1.1 Legal: Privacy", ["5.1.1(v)"]),
    ("1.0 for iOS", []),
  ])
  func `guidelines are told from other numbers`(text: String, numbers: [String]) throws {
    #expect(try guidelines(text) == numbers)
  }

  private static let forms = [
    "page": """
    <html><head><title>4.8</title><style>p { margin: 0 }</style></head><body>
    <p><b>Guideline 5.1.1(v)</b> - Data Collection and Storage</p>
    <p>The app supports account creation but<br>
    does not include an option to initiate <i>account</i>&nbsp;deletion.</p></body></html>
    """,
    "quoted-printable": """
    From: App Review <a@example.com>
    Content-Type: text/plain;
     charset=utf-8
    Content-Transfer-Encoding: quoted-printable

    Guideline 5.1.1(v) =E2=80=93 Data Collection and Storage

    The app supports account creation but does not include an option to initia=
    te account deletion.
    """,
    "parts": """
    Subject: x
    Content-Type: multipart/alternative; boundary="=_1"

    --=_1
    Content-Type: text/html

    <p>Guideline 4.8</p>
    --=_1
    Content-Type: text/plain
    Content-Transfer-Encoding: base64

    R3VpZGVsaW5lIDUuMS4xKHYpIC0gRGF0YSBDb2xsZWN0aW9uIGFuZCBTdG9yYWdlCgpUaGUgYXBw
    IHN1cHBvcnRzIGFjY291bnQgY3JlYXRpb24gYnV0IGRvZXMgbm90IGluY2x1ZGUgYW4gb3B0aW9u
    IHRvIGluaXRpYXRlIGFjY291bnQgZGVsZXRpb24uCg==
    --=_1--
    """,
    "forwarded": """
    Begin forwarded message:

    > Guideline 5.1.1(v) - Data Collection and Storage
    >
    > The app supports account creation but does not include an
    > option to initiate account deletion.
    """,
  ]

  @Test(arguments: forms.keys.sorted())
  func `a mail or a page says what its text says`(form: String) throws {
    let text = try #require(Self.forms[form])
    #expect(try classes(text) == ["G1"])
    #expect(try guidelines(text) == ["5.1.1(v)"])
  }

  @Test func `a class that is like another names one that there is`() throws {
    let letters = try Self.book.get().letters
    let ids = Set(letters.map(\.id))
    let like = letters.compactMap(\.like)
    #expect(like.count > 3)
    #expect(Set(like).subtracting(ids) == [])
  }

  /// A letter of the collection whose own words are known.
  private struct Collected {
    let kinds: Set<String>
    let text: String
  }

  /// The collection's letters, where it is at hand, each with its number in the file.
  private static let collection: [(number: Int, letter: Collected)]? = {
    var folder = URL(filePath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "shared/rejections/letters.yaml")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let document = try? Checkout.document(in: SourceFile(path: "letters.yaml", text: text))
      let letters = document?.root.value(of: "letters")?.items ?? []
      return letters.enumerated().compactMap { number, entry in
        collected(entry).map { (number, $0) }
      }
    }
    return nil
  }()

  private static func collected(_ entry: DocumentNode) -> Collected? {
    let origin = entry.value(of: "evidence")?.value(of: "quotes")?.text ?? ""
    guard ["verbatim-letter", "as quoted or translated by the compilation"].contains(origin) else {
      return nil
    }
    let quotes = entry.value(of: "quotes")?.items?.compactMap(\.text) ?? []
    let kinds = entry.value(of: "classes")?.items?.compactMap(\.text) ?? []
    return Collected(
      kinds: Set(kinds.map { String($0.prefix(2)) }), text: quotes.joined(separator: ". "))
  }

  /// The words were made from three quarters of the letters; nobody looked at those with a number
  /// of 3 more than a multiple of four while they were.
  @Test(
    .enabled(if: collection != nil, "left out: the collection of letters isn't on this machine"),
    arguments: [true, false])
  func `nine of ten letters get a class that is theirs`(areHeldBack: Bool) throws {
    let letters = try #require(Self.collection).filter { ($0.number % 4 == 3) == areHeldBack }
    #expect(letters.count == (areHeldBack ? 13 : 65))
    let book = try Self.book.get()
    var right = 0
    var named = 0
    for (_, letter) in letters {
      let found = book.reading(of: LetterText(letter.text)).allegations.map(\.letters)
      named += found.count
      let all = found + book.classes(like: found)
      if !letter.kinds.isDisjoint(with: all.map(\.id)) { right += 1 }
    }
    #expect(10 * right >= 9 * letters.count, "\(right) of \(letters.count)")
    // A list of all classes would always be right.
    #expect(2 * named <= 3 * letters.count, "\(named)")
  }
}
