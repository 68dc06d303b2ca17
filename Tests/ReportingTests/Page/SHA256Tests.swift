import Foundation
import Testing

@testable import Reporting

@Suite struct SHA256Tests {
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
    #expect(Data(SHA256.digest(of: message.utf8)).base64EncodedString() == digest)
  }

  @Test func `the page's policy allows its own style sheet`() {
    let digest = SHA256.digest(of: PageStyle.sheet.utf8)
    #expect(Data(digest).base64EncodedString() == PageStyle.digest)
  }

  @Test func `the questionnaire's policy allows its own style sheet and script`() {
    let digests = [QuestionnaireStyle.sheet, QuestionnaireStyle.script].map {
      Data(SHA256.digest(of: $0.utf8)).base64EncodedString()
    }
    #expect(digests == [QuestionnaireStyle.styleDigest, QuestionnaireStyle.scriptDigest])
  }
}
