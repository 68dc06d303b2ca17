internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

extension DescriptionReport {
  /// What nobody said yet, and what each fact means.
  func writeMissingFacts(to part: inout MarkupWriter) {
    let questions = description.questions
    let further = questions.furtherCount
    guard questions.count > 0 || further > 0 else { return }
    heading(Message(.missingFacts), id: "missing", to: &part)
    if questions.count > 0 {
      let lead = Message(.whatDecidesMost, questions.countText, questions.ownersText)
      part.element("p", [], language(lead))
      part.element("dl") { list in
        for question in questions.plan { write(question, to: &list) }
      }
    }
    if further > 0 {
      let text = Message(.moreFactsMissingOnlyRulesLower, count: further, further)
      part.element("p", [], language(text))
    }
  }

  /// What is asked, who can say it, and what each word means that can be written.
  private func write(_ planned: PlannedQuestion, to list: inout MarkupWriter) {
    let question = planned.question
    list.element("div") { pair in
      pair.element("dt") { $0.code(question.path.description) }
      pair.element("dd") { value in
        value.prose(language(Message(.bracketed, question.meaning, planned.owner.words)))
        guard let words = question.type?.words, !words.isEmpty else { return }
        value.list(of: words) { word, item in
          item.code(word.word)
          item.prose(" \(language(word.meaning))")
        }
      }
    }
  }
}
