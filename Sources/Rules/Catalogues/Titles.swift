internal import Documents
internal import Model

extension AppleTitles: VisibleEntry {
  static let catalogue = "titles"

  var words: [String] { [locale] }

  static func read(_ keys: inout MappingReader) -> AppleTitles? {
    let locale = keys.required("locale", .text)
    let signIn = keys.required("signIn", .texts)
    let signUp = keys.required("signUp", .texts)
    let continuing = keys.required("continue", .texts)
    let watch = keys.optional("watch", .texts)
    guard let locale, let signIn, let signUp, let continuing else { return nil }
    return AppleTitles(
      locale: locale, signIn: signIn, signUp: signUp, continuing: continuing, watch: watch ?? [])
  }

  static let type = EntryType<AppleTitles>(
    "titles",
    [
      .text("locale", of: FieldType.languageTag.valueType, "The language, such as zh-Hans.") {
        $0.locale
      },
      .texts("signIn", "For signing in.") { $0.signIn },
      .texts("signUp", "For signing up.") { $0.signUp },
      .texts("continue", "For both.") { $0.continuing },
      .texts("watch", "On a watch.") { $0.watch },
    ])
}
