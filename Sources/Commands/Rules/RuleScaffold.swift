internal import Diagnostics
internal import Rules

/// The beginning of a rule of one's own: a draft that loads as it is.
struct RuleScaffold {
  let text: String

  init(id: String, in book: RuleBook) throws(Refusal) {
    guard id.isKebabCase else {
      throw Refusal(
        text: Message("the id \(id.quoted) is not written in small letters, digits and hyphens"))
    }
    guard !book.knows(id) else {
      throw Refusal(text: Message("there is a rule \(id.quoted) already; choose another id"))
    }
    text = """
      # A draft: it needs no examples, and what it finds is a note. Fill it in, then take 'draft'
      # out; 'reviewlint rules test FILE' runs its examples.
      rules:
        - id: \(id)
          draft: true
          title: What is right, as a sentence
          guidelines: ['4.0']
          severity: warning
          why: Why it matters
          sources: [where that is written]
          # To ask of every button: each: [{screen: screens}, {button: screen.buttons}], at: button
          # What can be asked: reviewlint explain app
          require: 'true'
          at: app
          message: '{app.name} is wrong, and how'
          fix: What to do
          examples:
            passes:
              - {name: what is right, base: complete}
            # As many as there are ways to get it wrong; 'set' and 'remove' change the base.
            fails: []
            #  - {name: what is wrong, base: complete, set: {app.version: '1.0'}}

      """
  }
}

extension RuleBook {
  /// Whether any rule has the id, whether it holds or not.
  fileprivate func knows(_ id: String) -> Bool {
    rules.contains { $0.id == id } || rulesOff.contains { $0.id == id } || leftOut.contains(id)
  }
}
