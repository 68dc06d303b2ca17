internal import Diagnostics
internal import Localization

/// What a rule says of what it finds: as its file has it, in one language, or to be filled in.
package struct RuleTexts<Text: Sendable>: Sendable {
  /// In the order in which a file has them.
  package let all: [(name: RuleText, text: Text)]

  package subscript(name: RuleText) -> Text {
    guard let text = all.first(where: { $0.name == name })?.text else {
      preconditionFailure("a rule has a text for each clause that needs one")
    }
    return text
  }

  func map<Other>(_ transform: (RuleText, Text) -> Other) -> RuleTexts<Other> {
    RuleTexts<Other>(all: all.map { ($0, transform($0, $1)) })
  }
}

/// One text of a rule.
package enum RuleText: Hashable, Sendable {
  case message
  case fix
  /// The note of the exemption of that number, from 0; likewise of related places.
  case exemption(Int)
  case review
  /// The words of the answer of that number, from 0.
  case answer(Int)
  case related(Int)
}

extension RuleSource {
  /// Every text that is written, by the keys of language files.
  var spoken: [(key: String, text: TranslatedText)] {
    let all = texts.all.filter { $0.name != .message || hasMessage }
    return ([("title", title), ("why", why)] + all.map { (key(of: $0.name), $0.text) })
      .filter { !$0.text.english.text.isEmpty }
  }

  /// Whether it says what is wrong in other words than its title.
  private var hasMessage: Bool { texts[.message].english.bytes != title.english.bytes }

  /// Where language files have a text.
  func key(of text: RuleText) -> String {
    switch text {
    case .message: hasMessage ? "message" : "title"
    case .fix: "fix"
    case .exemption(let number): "exempt.\(exemptionIDs[number])"
    case .review: "review"
    case .answer(let number): "answers.\(number + 1)"
    case .related(let number): "related.\(number + 1)"
    }
  }

  /// What a language file says that the rule doesn't, and what it fills in otherwise.
  func mistakes(in translation: RuleTranslation) -> [Diagnostic] {
    let english = Dictionary(spoken.map { ($0.key, $0.text.english) }) { first, _ in first }
    return translation.compactMap { key, text in
      if let english = english[key] { return text.mistake(beside: english) }
      let hint = Suggestion.clause(for: key, among: english.keys.sorted())
      return Diagnostic(
        id: "translates-nothing", "the rule \(id.quoted) has no text \(key.quoted)\(hint)",
        at: text.range)
    }
  }
}
