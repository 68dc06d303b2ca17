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
    try Self.book.get().classes(of: LetterText(text)).map(\.id)
  }

  private func guidelines(_ text: String) throws -> [String] {
    try Self.book.get().guidelines(namedIn: LetterText(text))
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

  @Test(arguments: [
    ("Guideline 4.8 - Design - Login Services", ["4.8"]),
    ("Guidelines 4.8 and 5.1.1 (v), and 2.1(a).", ["4.8", "5.1.1(v)", "2.1(a)"]),
    ("Guideline 4 - Design", ["4.0"]),
    ("2.1 Performance: App Completeness\n\nReviewed on iOS 18.4, version 4.8", ["2.1"]),
    ("您的 App 不符合《App Store 审核指南》准则 5.1.1(v) 的要求", ["5.1.1(v)"]),
    ("ガイドライン2.1に準拠していません", ["2.1"]),
    ("Guideline 4.3(a) - Design - Spam", ["4.3(a)"]),
    ("iPadOS 26.0 on 5.1.2026, version 4.8", []),
  ])
  func `guidelines are told from other numbers`(text: String, numbers: [String]) throws {
    #expect(try guidelines(text) == numbers)
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
      let found = book.classes(of: LetterText(letter.text))
      named += found.count
      let all = found + book.classes(like: found)
      if !letter.kinds.isDisjoint(with: all.map(\.id)) { right += 1 }
    }
    #expect(10 * right >= 9 * letters.count, "\(right) of \(letters.count)")
    // A list of all classes would always be right.
    #expect(2 * named <= 3 * letters.count, "\(named)")
  }
}
