/// The titles of the Apple button in one language, as Apple shipped them.
package struct AppleTitles: Sendable {
  /// A BCP 47 tag, such as `zh-Hans`.
  package let locale: String
  package let signIn: [String]
  package let signUp: [String]
  package let continuing: [String]
  /// The short title on a watch.
  package let watch: [String]

  package init(
    locale: String, signIn: [String], signUp: [String], continuing: [String], watch: [String]
  ) {
    self.locale = locale
    self.signIn = signIn
    self.signUp = signUp
    self.continuing = continuing
    self.watch = watch
  }
}
