package import Diagnostics

/// What a rule says in another language, by the keys of its file: `title`, `exempt.small`,
/// `answers.1`.
package typealias RuleTranslation = [String: LocatedText]
