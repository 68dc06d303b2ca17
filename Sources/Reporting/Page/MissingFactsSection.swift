internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// What nobody said yet: YAML to paste, and what each fact means.
struct MissingFactsSection {
  private let section: DescriptionReport

  init(_ section: DescriptionReport) {
    self.section = section
  }

  func write(to page: inout MarkupWriter) {
    let questions = section.result.questions
    let language = section.language
    guard !questions.asked.isEmpty || questions.furtherCount > 0 else { return }
    section.heading("Missing facts", id: section.missingFactsID, to: &page)
    if !questions.asked.isEmpty {
      page.element(
        "p",
        [],
        language(
          "Paste this into the description and replace each “unknown” by what is true of the app:"
        )
      )
      page.element("pre", [Attribute("dir", "ltr")]) { $0.lines(yaml(questions.asked)) }
      page.element("dl") { list in
        for question in questions.asked { write(question, to: &list) }
      }
    }
    if questions.furtherCount > 0 {
      let further: Wording = .counted(
        questions.furtherCount,
        one: "\(questions.furtherCount) more fact is missing that only milder rules need.",
        other: "\(questions.furtherCount) more facts are missing that only milder rules need."
      )
      page.element("p", [], language(further))
    }
  }

  private func yaml(_ questions: [Question]) -> String {
    QuestionText(paint: Paint(isOn: false), width: 100, depth: 0).text(questions)
  }

  private func write(_ question: Question, to list: inout MarkupWriter) {
    list.element("div") { pair in
      pair.element("dt") { $0.code(question.path.description) }
      pair.element("dd") { value in
        value.words(question.meaning)
        guard !question.keys.isEmpty else { return }
        value.element("ul") { keys in
          for key in question.keys {
            keys.element("li") { item in
              item.code(key.path.description)
              item.words(" \(key.meaning)")
            }
          }
        }
      }
    }
  }
}
