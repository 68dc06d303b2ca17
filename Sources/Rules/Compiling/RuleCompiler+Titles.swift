internal import Diagnostics
internal import Expressions
internal import Localization

// Titles and reasons are said of a rule, whatever the description: they are filled in once.
extension RuleCompiler {
  /// The rule's title in the language of the book; a draft says that it is one.
  mutating func title(
    of rule: RuleSource, _ translated: RuleTranslation?, with parameters: TracedValue
  ) -> String {
    let title = text(rule.title, translated?.title, with: parameters)
    return rule.declaration.isDraft ? language(Message(.draftCount, title)) : title
  }

  /// A text in the language of the book, with its parameters and constants filled in.
  mutating func text(
    _ english: LocatedText, _ translated: LocatedText?, with parameters: TracedValue
  ) -> String {
    let said = filled(english, with: parameters, in: .english)
    return translated.map { filled($0, with: parameters, in: language) } ?? said
  }

  private mutating func filled(
    _ written: LocatedText, with parameters: TracedValue, in language: Language
  ) -> String {
    guard written.text.contains(byte: UInt8(ascii: "{")),
      case .object(let record) = parameters.value
    else { return written.inOneLine }
    let names = (expressions, scope)
    expressions = titleExpressions
    scope = expressions.scopes.scope(of: record.type)
    let template = template(written)
    titleExpressions = expressions
    (expressions, scope) = names
    var frame = Frame(slots: constants.count + 1)
    frame.hold(constants, from: 0)
    frame[constants.count] = parameters
    do throws(EvaluationError) {
      return template.text(with: try template.values(in: &frame), in: language)
    } catch {
      report(
        Message(
          id: "cannot-be-filled-in", "a value in this text can't be worked out: \(error.message)"),
        written.range)
      return written.inOneLine
    }
  }
}

extension RuleCompiler {
  /// What the language leaves out stays English.
  mutating func translation(
    of rule: RuleSource, _ texts: RuleTranslation
  ) -> CompiledRule.Translation {
    CompiledRule.Translation(
      message: template(texts.message ?? rule.message),
      fix: template(texts.fix),
      review: rule.review.map { template(texts.review ?? $0.text) },
      exemptions: rule.exemptions.map { template(texts.exemptions[$0.id] ?? $0.note) },
      related: rule.related.enumerated().map { index, related in
        template(texts.related.count > index ? texts.related[index] : related.note)
      }
    )
  }
}

extension Environment {
  /// What only titles see of the names of rules: the last ones, which no description has.
  func ofTitles(constants count: Int) -> Environment {
    Environment(
      variables: Array(variables.suffix(count)), functions: Function.standard + Function.ofRules,
      options: options)
  }
}
