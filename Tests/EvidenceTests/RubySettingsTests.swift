import Diagnostics
import Model
import Testing

@testable import Evidence

/// What fastlane's settings give App Review, as far as it is written out in Ruby.
@Suite struct RubySettingsTests {
  private func settings(
    _ files: [String: String], hasMetadata: Bool = false
  ) throws(EvidenceProblem) -> ReviewInformation? {
    var fastlane = FastlaneInformation(Detection()) { path in
      files[path].map { .bytes(Array($0.utf8)) } ?? .missing
    }
    return try fastlane.information(
      inMetadata: hasMetadata ? "fastlane/metadata" : nil, settingsIn: "fastlane")
  }

  private static let files = [
    "fastlane/notes.txt": "From a file.\n", "top.txt": "From the top.", "both.txt": "one",
    "fastlane/both.txt": "two",
  ]

  /// What notes come to that are written so: nil where they are unknown.
  private func notes(_ value: String, below text: String = "") throws -> String? {
    var files = Self.files
    files["fastlane/Deliverfile"] = "app_review_information(notes: \(value))\n\(text)"
    let found = try #require(try settings(files))
    #expect((found.notes == nil) == found.unknown.contains { $0.text == "notes" })
    return found.notes?.text
  }

  @Test(arguments: [
    (#""Tap # it.""#, "Tap # it."), (#"'It\'s \n'"#, #"It's \n"#), (#""a\tb \"c\"""#, "a\tb \"c\""),
    ("\"a \\#{b}\"", "a #{b}"), ("'a' 'b'", "ab"), ("'a' \\\n 'b'", "ab"), (#""a" + 'b'"#, "ab"),
    ("'a' +\n 'b'", "ab"), ("%q(a (b) 'c')", "a (b) 'c'"), ("%Q[a\\nb]", "a\nb"), ("%{a}", "a"),
    ("%q|a #{b}|", "a #{b}"), ("'a'.freeze", "a"), ("' a '.strip.freeze", "a"),
    ("\"a\"\n  .strip", "a"), ("\"a\nb\"", "a\nb"), ("File.read('notes.txt')", "From a file."),
    ("File.read(\"./notes.txt\", encoding: 'utf-8').strip", "From a file."),
    ("IO.read './top.txt'", "From the top."), ("File.open('top.txt', 'r').read", "From the top."),
    ("File.read('notes.txt') + 'x'", "From a file.\nx"),
  ])
  func `what is written out is known`(value: String, expected: String) throws {
    #expect(try notes(value) == expected)
  }

  @Test(arguments: [
    "ENV['NOTES']", "ENV.fetch('NOTES') { 'x' }", "\"a #{b}\"", "\"a #{File.read(\"b\")} c\"",
    "text",
    "'a' + b", "'a' % b", "'a'.gsub(/\"/, '')", "%w(a b)", "`cat notes.txt`", "x ? 'a' : 'b'",
    "File.read(path)", "File.read('none.txt')", "File.read('both.txt')", "File.open('top.txt')",
    "'a' if b", "'a' * 2", "\"\\u00e9\"", "\"#@a\"", "'not closed",
  ])
  func `what is worked out is unknown`(value: String) throws {
    #expect(try notes(value) == nil)
  }

  @Test(arguments: [
    ("<<~EOS", "    Tap.\n\n      Then # twice.\n    EOS\n", "Tap.\n\n  Then # twice."),
    ("<<-EOS", "  Tap.\n  EOS\n", "Tap."), ("<<EOS", "Tap.\n EOS\nEOS\n", "Tap.\n EOS"),
    ("<<~'EOS'", "  Tap #{it} \\n.\n  EOS\n", #"Tap #{it} \n."#),
    ("<<~\"END OF IT\"", "  Tap\\tit.\n  END OF IT\n", "Tap\tit."),
    ("<<~EOS.strip", "  Tap.\n  EOS\n", "Tap."), ("<<~EOS", "\tTap.\r\n\tEOS\r\n", "Tap."),
    ("<<~EOS", "  Tap #{it}.\n  EOS\n", nil), ("<<~EOS", "  Tap.\n", nil),
    ("<<~EOS.lines.first", "  Tap.\n  EOS\n", nil),
  ])
  func `a text may stand below its line`(value: String, below: String, expected: String?) throws {
    #expect(try notes(value, below: below) == expected)
  }

  @Test func `what stands behind a text below its line is read`() throws {
    let found = try settings([
      "fastlane/Fastfile": """
      lane :release do
        upload_to_app_store(
          force: true,
          app_review_information: {
            notes: <<~NOTES, "demo_user" => 'ada',
              Tap ) the paw, "then" it's done.
            NOTES
            :demo_password => %q(secret), # not 'this'
          },
          app_review_attachment_file: 'a.pdf'
        )
      end
      """
    ])
    #expect(found?.notes?.text == "Tap ) the paw, \"then\" it's done.")
    #expect(found?.account == .whole)
    #expect(found?.attachments?.map(\.text) == ["a.pdf"])
  }

  @Test(arguments: [
    "deliver(app_review_information: info)", "app_review_information(info)",
    "app_review_information({notes: 'a'}.merge(b))", "app_review_information(**b, notes: 'a')",
    "app_review_information = {notes: 'a'}\ndeliver(app_review_information: app_review_information)",
    "lane :a do deliver(app_review_information: {notes: 'a'}) end\n"
      + "lane :b do deliver(app_review_information: {notes: 'b'}) end",
  ])
  func `of what is handed on, put together or said twice nobody knows which one counts`(
    text: String
  ) throws {
    let found = try settings(["fastlane/Fastfile": text])
    #expect(found?.notes == nil)
    #expect(found?.unknown.map(\.text).contains("notes") == true)
    #expect(found?.account == .unknown)
  }

  @Test func `a setting without brackets ends with its line`() throws {
    let found = try settings([
      "fastlane/Deliverfile": """
      =begin
      app_review_information notes: "no"
      =end
      app_review_information notes: "a",
        demo_user: "ada"
      skip_screenshots true
      __END__
      app_review_information notes: "no"
      """
    ])
    #expect(found?.notes?.text == "a")
    #expect(found?.unknown.isEmpty == true)
  }

  @Test func `what is unknown is named with its line`() throws {
    let found = try settings([
      "fastlane/Deliverfile": "\napp_review_information(\n  demo_password: ENV['PASSWORD'],\n)\n"
    ])
    let item = try #require(found?.unknown.first)
    #expect(item.text == "demo_password")
    #expect(LineTable(of: item.site.file).position(of: item.site.bytes.lowerBound).line == 3)
  }

  @Test func `settings of something else say nothing without a folder of metadata`() throws {
    let files = ["fastlane/Fastfile": "lane :test do\n  scan(scheme: 'App')\nend\n"]
    #expect(try settings(files) == nil)
    #expect(try settings(files, hasMetadata: true) != nil)
  }

  @Test func `settings that can't be read leave everything open`() throws {
    var fastlane = FastlaneInformation(Detection()) { path in
      switch path {
      case "fastlane/Fastfile": .bytes([0xe9, 0x0a])
      case "fastlane/metadata/review_information/notes.txt": .bytes(Array("a".utf8))
      default: .missing
      }
    }
    let found = try fastlane.information(
      inMetadata: "fastlane/metadata", settingsIn: "fastlane")
    #expect(found?.notes == nil)
    #expect(found?.unknown.count == 4)
    #expect(
      found?.problems.map(\.message.text) == [
        "the review details 'fastlane/Fastfile' can't be read: this is not a character in UTF-8; save "
          + "the file as UTF-8"
      ])
  }

  @Test(arguments: ["'", "\"#{\"#{", "%q(", "<<~A", "<<~", "x(y: {", "app_review_information("])
  func `what ends too early is read to its end`(text: String) throws {
    for count in 1...100 where count == 1 || count == 100 {
      let all = String(repeating: text, count: count)
      _ = try settings(["fastlane/Fastfile": all + "app_review_information(notes: 'a'"])
    }
  }
}
