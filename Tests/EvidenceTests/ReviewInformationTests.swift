import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Evidence

@Suite struct ReviewInformationTests {
  private static let detection = {
    var reader = DetectionReader()
    let path = "rules/detection/placeholders.yaml"
    reader.read(ReadFile(SourceFile(path: path, text: (try? Checkout.text(of: path)) ?? "")))
    return reader.detection
  }()

  private func fastlane(
    _ files: [String: String], hasMetadata: Bool = true
  ) throws(EvidenceProblem) -> ReviewInformation? {
    try read(files.mapValues { .bytes(Array($0.utf8)) }, hasMetadata: hasMetadata)
  }

  /// Files by their paths in a folder with `fastlane` in it.
  private func read(
    _ files: [String: FoundFile], hasMetadata: Bool = true
  ) throws(EvidenceProblem) -> ReviewInformation? {
    var fastlane = FastlaneInformation(Self.detection) { path in
      let isInside = path.hasPrefix("fastlane/")
      return files[isInside ? String(path.dropFirst("fastlane/".count)) : "../\(path)"] ?? .missing
    }
    return try fastlane.information(
      inMetadata: hasMetadata ? "fastlane/metadata" : nil, settingsIn: "fastlane")
  }

  private static let folder = "metadata/review_information"

  @Test(arguments: [
    ("ada", "secret", ReviewInformation.Account.whole), ("ada\n", "secret\n", .whole),
    ("ada", "", .half), ("", "secret", .half), (" \n", "\n", .none), ("", "", .none),
    ("ada", "-", .unknown), ("-", "secret", .unknown), ("-", "-", .unknown),
  ])
  func `an account is whole with user and password, and unknown without their files`(
    user: String, password: String, account: ReviewInformation.Account
  ) throws {
    // Of what is `-` there is no file.
    var files = ["metadata/review_information/notes.txt": "Look around.\n"]
    if user != "-" { files["\(Self.folder)/demo_user.txt"] = user }
    if password != "-" { files["\(Self.folder)/demo_password.txt"] = password }
    let information = try fastlane(files)
    #expect(information?.account == account)
    #expect(information?.notes?.text == "Look around.")
  }

  @Test func `old names of files count where the new ones are missing`() throws {
    let information = try fastlane([
      "metadata/review_information/review_demo_user.txt": "ada",
      "metadata/review_information/demo_password.txt": "secret",
      "metadata/review_information/review_notes.txt": "old",
      "metadata/review_information/notes.txt": "new",
    ])
    #expect(information?.account == .whole)
    #expect(information?.notes?.text == "new")
  }

  @Test func `settings stand before files, and only literals count`() throws {
    let information = try fastlane([
      "metadata/review_information/demo_user.txt": "",
      "metadata/review_information/demo_password.txt": "",
      "metadata/review_information/notes.txt": "file",
      "Deliverfile": """
      # app_review_information(demo_user: "no")
      app_review_information(
        demo_user: "ada", # not "eve"
        :demo_password => 'secret',
        notes: "#{File.read("notes")}",
      )
      """,
    ])
    #expect(information?.account == .whole)
    #expect(information?.notes == nil)
  }

  @Test(arguments: [
    "demo_password: ENV[\"PASSWORD\"]", "demo_password: ENV.fetch('X')",
    "demo_password: \"a\" + b", "demo_password: \"#{a}\"", "demo_password: \"x\".reverse",
    "demo_password: password",
  ])
  func `what Ruby would work out is unknown`(setting: String) throws {
    let information = try fastlane([
      "Fastfile": "deliver(app_review_information: { demo_user: \"ada\", \(setting) })"
    ])
    #expect(information?.account == .unknown)
  }

  @Test(arguments: [
    ("app_review_attachment_file \"a/b.pdf\"", "a/b.pdf"),
    ("app_review_attachment_file('b.pdf')", "b.pdf"),
    ("deliver(app_review_attachment_file: \"b.pdf\")", "b.pdf"),
    ("deliver(:app_review_attachment_file => \"b.pdf\")", "b.pdf"),
    ("# app_review_attachment_file \"b.pdf\"\nx 1", "missing"),
    ("app_review_attachment_file ENV[\"X\"]", "unknown"),
    ("app_review_attachment_file \"#{x}/b.pdf\"", "unknown"),
  ])
  func `the attachment is the one that a literal names`(setting: String, expected: String) throws {
    let information = try fastlane(["Deliverfile": setting])
    let found =
      switch information?.attachmentSetting {
      case .named(let file): file.text
      case .missing: "missing"
      case .unknown: "unknown"
      case nil: "nothing"
      }
    #expect(found == expected)
  }

  @Test func `without settings nobody knows what is attached`() throws {
    let information = try fastlane(["metadata/review_information/notes.txt": "x"])
    guard case .unknown = information?.attachmentSetting else {
      Issue.record("nobody said anything of attachments")
      return
    }
  }

  @Test func `placeholders are told by their keys`() throws {
    let information = try fastlane([
      "metadata/review_information/demo_user.txt": "Test@Example.com\n",
      "metadata/review_information/demo_password.txt": "TODO",
      "metadata/review_information/phone_number.txt": "+1 (212) 555-0142",
      "metadata/review_information/notes.txt": "todo later",
    ])
    #expect(
      information?.placeholders.map(\.text) == [
        "demo_user", "demo_password", "phone_number", "notes",
      ])
  }

  @Test(arguments: [
    ("demo_user", "<your-demo-account>"), ("demo_user", "${DEMO_USER}"), ("notes", "[REPLACE ME]"),
    ("demo_user", "[replace me]"), ("demo_user", "YOUR_DEMO_EMAIL"), ("demo_password", "CHANGE_ME"),
    ("demo_password", "********"), ("demo_password", "••••••"), ("demo_password", "______"),
    ("demo_user", "email@example.com"), ("demo_user", "ada@mail.example.org"),
    ("demo_user", "{{ demo_user }}"), ("demo_user", "<您的演示账号>"), ("demo_user", "＜您的演示账号＞"),
    ("demo_user", "[BENUTZERNAME]"), ("demo_user", "【演示账号】"), ("phone_number", "+1234567890"),
    ("phone_number", "+1 234 567 890"), ("phone_number", "[phone]"),
    ("phone_number", "+1 000 000 0000"), ("notes", "Sign in with [INSERT USER] and a code."),
    ("notes", "Call <your number>."), ("notes", "Call ${PHONE}."), ("notes", "登录：【您的账号】"),
  ])
  func `the shape of a gap is a placeholder`(key: String, value: String) throws {
    let information = try fastlane(["\(Self.folder)/\(key).txt": value])
    #expect(information?.placeholders.map(\.text) == [key])
  }

  @Test(arguments: [
    ("demo_password", "P@ss<word>1"), ("demo_password", "Demo[2024]!"), ("demo_password", "***7"),
    ("demo_user", "ada@example-pets.com"), ("demo_user", "yourie"), ("demo_user", "ada"),
    ("phone_number", "+44 844 209 0611"), ("phone_number", "+49 1512 3456780"),
    ("notes", "Choose [Sign in], then [Continue]."), ("notes", "[Sign in] → [Continue]"),
    ("notes", "Open [Your account], then [Hier anmelden]."), ("notes", "(See the attached film.)"),
    ("notes", "Your team signs in with the account above."), ("notes", "a < b, c > d"),
  ])
  func `ordinary text is no placeholder`(key: String, value: String) throws {
    let information = try fastlane(["\(Self.folder)/\(key).txt": value])
    #expect(information?.placeholders.map(\.text) == [])
  }

  @Test(arguments: [
    ("+44 844 209 0611", true), ("+4915112345678", true), ("+1 (212) 555-0123\n", true),
    ("+81.3.1234.5678", true), ("0151 12345678", false), ("8001234567", false),
    ("+0 844 209 0611", false), ("+44 844", false), ("+44 844 209 0611 ext 5", false),
    ("+44 (0) 844 - 209 - 0611", false), ("00 44 844 209 0611", false), ("call Ada", false),
  ])
  func `the contact's number is one with its country code, or none that is taken`(
    number: String, isInternational: Bool
  ) throws {
    let information = try fastlane(["\(Self.folder)/phone_number.txt": number])
    #expect(information?.phone != nil)
    #expect(information?.isPhoneInternational == isInternational)
  }

  @Test(arguments: ["", " \n"]) func `no number is none that is wrong`(number: String) throws {
    #expect(try fastlane(["\(Self.folder)/phone_number.txt": number])?.phone == nil)
  }

  @Test func `no place has words in it`() throws {
    let information = try fastlane([
      "Deliverfile": "x\napp_review_information(demo_user: \"ada\",\n demo_password: \"secret\")\n",
      "metadata/review_information/notes.txt": "call +49 1512 3456789",
    ])
    let files =
      (information.map { [$0.site] } ?? []) + [information?.notes?.site].compactMap(\.self)
    #expect(files.map(\.file.text) == ["\n\n\n", ""])
    #expect(files.map(\.bytes) == [1..<1, 0..<0])
  }

  @Test func `a folder without anything gives nothing`() throws {
    #expect(try fastlane(["metadata/en-US/name.txt": "Pawprint"]) == nil)
  }

  @Test(
    arguments: [
      (.unreadable(Message(.noSuchFileOrFolder)), "there is no such file or folder"),
      (
        .bytes(Array("Caf".utf8) + [0xe9]),
        "this is not a character in UTF-8; save the file as UTF-8"
      ),
    ] as [(FoundFile, String)])
  func `a value that is there and can't be read as a text is an error`(
    file: FoundFile, reason: String
  ) {
    let path = "\(Self.folder)/notes.txt"
    let problem = #expect(throws: EvidenceProblem.self) { try read([path: file]) }
    #expect(
      problem?.message.text == "the review details 'fastlane/\(path)' can't be read: \(reason)")
  }

  private func saved(_ text: String) throws(EvidenceProblem) -> ReviewInformation {
    let file = SourceFile(path: "detail.json", text: text)
    return try SavedReviewDetails(Self.detection).information(in: file)
  }

  @Test(arguments: [
    (#""demoAccountRequired": false"#, ReviewInformation.Account.none),
    (#""demoAccountRequired": true"#, .unknown),
    (#""demoAccountRequired": true, "demoAccountName": "a", "demoAccountPassword": "b""#, .whole),
    (#""demoAccountRequired": true, "demoAccountName": "a", "demoAccountPassword": """#, .half),
    (#""demoAccountRequired": true, "demoAccountName": null, "demoAccountPassword": null"#, .half),
    (#""demoAccountRequired": true, "demoAccountName": "a""#, .unknown),
    (#""notes": "x""#, .unknown),
  ])
  func `a saved answer says what App Review is told`(
    attributes: String,
    account: ReviewInformation.Account
  ) throws {
    let text = #"{"data": {"type": "appStoreReviewDetails", "attributes": {\#(attributes)}}}"#
    #expect(try saved(text).account == account)
  }

  @Test func `a saved answer names the attachments that came with it`() throws {
    let information = try saved(
      """
      {"data": [{"type": "betaAppReviewDetails", "attributes": {"notes": "See the file."}}],
       "included": [{"type": "appStoreVersions"},
         {"type": "appStoreReviewAttachments", "attributes": {"fileName": "law.pdf"}}]}
      """
    )
    #expect(information.attachments?.map(\.text) == ["law.pdf"])
    #expect(information.attachments?.map(\.site.bytes) == [2..<2])
    #expect(information.notes?.text == "See the file.")
  }

  @Test(arguments: [
    ("{", "'detail.json' isn't JSON"), ("", "'detail.json' isn't JSON"),
    (
      "{\"data\": {\"type\": \"apps\"}}",
      "'detail.json' has no App Review details; save the answer of appStoreReviewDetails in it"
    ),
    (
      "[]",
      "'detail.json' has no App Review details; save the answer of appStoreReviewDetails in it"
    ),
  ])
  func `what is no saved answer is an error`(text: String, message: String) {
    let problem = #expect(throws: EvidenceProblem.self) { try saved(text) }
    #expect(problem?.message.text == message)
  }
}
