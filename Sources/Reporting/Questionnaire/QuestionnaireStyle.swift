internal import Diagnostics

/// How the questionnaire looks, and what its script does; both are the same on every page.
enum QuestionnaireStyle {
  /// Nothing is loaded; only this very style sheet and script hold.
  static let contentPolicy =
    "default-src 'none'; style-src 'sha256-\(styleDigest)'; script-src 'sha256-\(scriptDigest)'; "
    + "base-uri 'none'; form-action 'none'"

  /// In base64; a test says what they have to be.
  static let styleDigest = "/qpp1fhF3yuDQ1JeKXqCz8vCjlSiCNhOkRIvOyl6m8g="
  static let scriptDigest = "mB//gbvNFvKA+3yJJDzT4eMRZ1mpn1sCJSeFJjIcklQ="

  static let sheet =
    PageColours.sheet + String(decoding: PackageResources.questionnaire_css, as: UTF8.self)

  static let script =
    String(decoding: PackageResources.questionnaire_js, as: UTF8.self).withoutLastLineBreaks
}
