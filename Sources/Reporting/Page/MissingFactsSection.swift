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
    let missing = MissingFactCount(questions)
    guard missing.count > 0 || missing.further > 0 else { return }
    section.heading("Missing facts", id: section.missingFactsID, to: &page)
    if missing.count > 0 {
      page.element("p", [], language(QuestionText.lead(missing)))
      let lines = QuestionText(in: section.result.file, width: 100, language: language)
      for part in lines.parts(of: questions) { write(part, to: &page) }
      page.element("dl") { list in
        for question in questions.asked { write(question, to: &list) }
      }
    }
    if missing.further > 0 {
      let further: Wording = .counted(
        missing.further,
        one: "\(missing.further) more fact is missing that only milder rules need.",
        other: "\(missing.further) more facts are missing that only milder rules need."
      )
      page.element("p", [], language(further))
    }
  }

  private func write(_ part: QuestionText.Part, to page: inout MarkupWriter) {
    page.element("p", [], section.language(part.heading))
    if !part.lines.isEmpty {
      page.element("pre", [Attribute("dir", "ltr")]) {
        $0.lines(part.lines.joined(separator: "\n"))
      }
    }
    guard !part.notes.isEmpty else { return }
    page.element("ul") { list in
      for note in part.notes {
        list.element("li") { item in
          item.code(note.key)
          item.words(": \(section.language(note.answers))")
        }
      }
    }
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
