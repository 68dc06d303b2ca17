import Foundation
import Rules
import Testing

@testable import Reporting

@Suite struct SHA256Tests {
  /// The bytes of the digest that packs are known by, written with two digits each.
  private static func digest(of text: String) -> [UInt8] {
    let digits = Array(SHA256.hexadecimal(of: Array(text.utf8)))
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  /// The messages of FIPS 180-4's examples, and those around the ends of a block.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 1_000_000), "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA="),
  ])
  func `a digest is that of the standard`(message: String, digest: String) {
    #expect(Data(Self.digest(of: message)).base64EncodedString() == digest)
  }

  @Test func `the page's policy allows its own style sheet`() {
    let digest = Self.digest(of: PageStyle.sheet)
    #expect(Data(digest).base64EncodedString() == PageStyle.digest)
  }

  @Test func `the questionnaire's policy allows its own style sheet and script`() {
    let digests = [QuestionnaireStyle.sheet, QuestionnaireStyle.script].map {
      Data(Self.digest(of: $0)).base64EncodedString()
    }
    #expect(digests == [QuestionnaireStyle.styleDigest, QuestionnaireStyle.scriptDigest])
  }
}
