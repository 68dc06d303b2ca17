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
  /// Every text that there is, title and reason first.
  private var translatedTexts: [TranslatedText] { [title, why] + texts.all.map(\.text) }

  /// The tags of the languages in which its own file says something, as often as written.
  var tags: [RuleFile.Name] { translatedTexts.flatMap { $0.translations.map(\.tag) } }

  /// What its own file says in a language, and English where it doesn't; nil where it says nothing.
  func translation(in tag: String) -> RuleTranslation? {
    guard translatedTexts.contains(where: { $0[tag] != nil }) else { return nil }
    func said(_ text: TranslatedText) -> LocatedText { text[tag] ?? text.english }
    var translation = RuleTranslation(title: said(title), why: said(why), fix: said(texts[.fix]))
    for (name, text) in texts.all {
      switch name {
      case .message: translation.message = said(text)
      case .fix: break
      case .exemption(let number): translation.exemptions[exemptionIDs[number]] = said(text)
      case .review: translation.review = said(text)
      case .answer: translation.answers.append(said(text))
      case .related: translation.related.append(said(text))
      }
    }
    return translation
  }
}

extension RuleTranslation {
  /// What it says in the place of a text of the rule; nil for what it leaves out.
  func text(_ name: RuleText, of rule: RuleSource) -> LocatedText? {
    switch name {
    case .message: message
    case .fix: fix
    case .exemption(let number): exemptions[rule.exemptionIDs[number]]
    case .review: review
    case .answer(let number): answers.indices.contains(number) ? answers[number] : nil
    case .related(let number): related.indices.contains(number) ? related[number] : nil
    }
  }

  /// What they fill in otherwise than the rule's own texts do.
  func mistakes(beside rule: RuleSource) -> [Diagnostic] {
    var pairs = [(title, rule.title.english), (why, rule.why.english)]
    for (name, english) in rule.texts.all {
      if let text = text(name, of: rule) { pairs.append((text, english.english)) }
    }
    return pairs.compactMap { text, english in text.mistake(beside: english) }
  }
}
