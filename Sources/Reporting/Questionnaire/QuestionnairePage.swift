internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

/// The questionnaire as one page: a form whose answers its script saves as a file.
struct QuestionnairePage {
  let questionnaire: Questionnaire
  private var language: Language { questionnaire.language }

  var text: String {
    var page = MarkupWriter()
    page.page(
      titled: title, in: language, policy: QuestionnaireStyle.contentPolicy,
      style: QuestionnaireStyle.sheet, script: QuestionnaireStyle.script, writeBody)
    return page.text
  }

  private var title: String {
    language(Message(.askTitle, questionnaire.sheets.map(\.app).withoutRepetition))
  }

  private func writeBody(to body: inout MarkupWriter) {
    body.line()
    body.element("header") { header in
      header.element("h1", [], title)
      header.element("p", [], language(.askLead))
    }
    body.line()
    body.element("main") { main in
      main.element("form", [.id("form")]) { form in
        if questionnaire.count == 0 { form.element("p", [], language(.askNothing)) }
        writeWho(to: &form)
        writeLoad(to: &form)
        for (number, sheet) in questionnaire.sheets.enumerated() where !sheet.items.isEmpty {
          form.line()
          let keys = sheet.keys.map { Attribute("data-\($0.key)", $0.value) }
          form.element("section", keys + [Attribute("aria-labelledby", "sheet-\(number)")]) {
            section in
            section.element("h2", [.id("sheet-\(number)")], sheet.app)
            let topics = Topic.allCases.map { topic in
              (topic: topic, items: sheet.items.filter { $0.topic == topic })
            }
            .filter { !$0.items.isEmpty }
            section.element("nav") { nav in
              nav.list("ol", of: topics) { topic, item in
                let link = [Attribute.link("#sheet-\(number)-\(topic.topic)")]
                item.element("a", link, language(topic.topic.words))
              }
            }
            for topic in topics {
              section.line()
              section.element(
                "h3", [.id("sheet-\(number)-\(topic.topic)")], language(topic.topic.words))
              for item in topic.items {
                section.line()
                write(item, named: "q\(number)-\(item.number)", in: number, to: &section)
              }
            }
          }
        }
        form.line()
        form.element("p", [.style("save")]) { line in
          line.element("button", [Attribute("type", "submit")], language(.askSave))
          line.element("output", [.id("count"), Attribute("for", "form")], "")
        }
        form.element("p", [], language(.askSaved))
        let draft = [
          Attribute("data-kept", language(.askKept)),
          Attribute("data-unkept", language(.askUnkept)),
        ]
        form.element("p", [Attribute("role", "status"), .id("draft")] + draft, "")
        let foreign = Attribute("data-foreign", language(.askForeign))
        form.element("p", [Attribute("role", "status"), .id("status"), foreign], "")
        form.element("noscript") { $0.element("p", [], language(.askNoScript)) }
      }
    }
    body.line()
    body.element("footer") { $0.element("p", [.style("quiet")], "reviewlint") }
    body.line()
  }

  /// Where a saved sheet is put, to be corrected.
  private func writeLoad(to form: inout MarkupWriter) {
    form.element("label", [.style("load")]) { label in
      label.element("span", [], language(.askLoad))
      label.void(
        "input", [.id("load"), Attribute("type", "file"), Attribute("accept", ".json")])
    }
  }

  /// Who answers, and when.
  private func writeWho(to form: inout MarkupWriter) {
    form.element("div", [.style("who")]) { who in
      who.element("label", []) { label in
        label.element("span", [], language(.askName))
        label.void(
          "input",
          [
            .id("by"), Attribute("autocomplete", "name"), Attribute("required", nil),
            Attribute("maxlength", "200"), Attribute("pattern", ".*\\S.*"),
          ]
        )
      }
      who.element("label", []) { label in
        label.element("span", [], language(.askDay))
        label.void("input", [.id("on"), Attribute("type", "date"), Attribute("required", nil)])
      }
    }
  }

  private func write(
    _ item: Questionnaire.Item, named name: String, in sheet: Int, to section: inout MarkupWriter
  ) {
    let keys = item.keys.map { Attribute("data-\($0.key)", $0.value) }
    let kind = [Attribute("data-kind", item.kind.rawValue), Attribute("aria-describedby", name)]
    let answers = [("data-opened", item.openedBy), ("data-closed", item.closedBy)]
      .filter { !$1.isEmpty }
      .map { Attribute($0, $1.map { "q\(sheet)-\($0.number)=\($0.word)" }.joined(separator: " ")) }
    let start = [Attribute("hidden", nil)].filter { _ in !item.openedBy.isEmpty }
    section.element("fieldset", keys + kind + answers + start) { set in
      set.element("legend") { legend in
        legend.prose(item.question)
        if let subject = item.subject {
          legend.words(" ")
          legend.element("span", [.style("about")]) { $0.name(subject) }
        }
      }
      set.element("p", [.style("asides"), .id(name)]) { asides in
        for aside in item.asides { asides.element("span", [], aside) }
      }
      switch item.kind {
      case .choice:
        for (word, meaning) in item.words { writeChoice(word, meaning, named: name, to: &set) }
      case .list:
        writeChoice("none", language(.askNone), named: name, to: &set)
        writeChoice("some", language(.askSome), named: name, to: &set)
        set.element("ol") { $0.element("li") { writeRow(item, to: &$0) } }
        set.element("button", [Attribute("type", "button"), .style("more")], language(.askMore))
      case .date: writeField("date", item, to: &set)
      case .text: writeField("text", item, to: &set)
      }
      writeChoice("unknown", language(.askUnknown), named: name, to: &set)
      guard item.needsReason else {
        return set.element("details") { details in
          details.element("summary", [], language(.askRemark))
          writeText("because", language(.askRemark), to: &details)
        }
      }
      if !item.hint.isEmpty { set.element("p", [.style("quiet")]) { $0.prose(item.hint) } }
      writeText("because", language(.askBecause), to: &set)
    }
  }

  private func writeText(_ style: String, _ words: String, to set: inout MarkupWriter) {
    set.element("label", []) { label in
      label.element("span", [], words)
      label.void("input", [.style(style), Attribute("maxlength", "2000")])
    }
  }

  private func writeChoice(
    _ word: String, _ meaning: String, named name: String, to set: inout MarkupWriter
  ) {
    set.element("label", [.style("choice")]) { label in
      label.void(
        "input", [Attribute("type", "radio"), Attribute("name", name), Attribute("value", word)])
      label.element("span") { $0.prose(meaning) }
    }
  }

  /// An item of a list: one of its words or a text, and what else belongs to it.
  private func writeRow(_ item: Questionnaire.Item, to row: inout MarkupWriter) {
    row.element("label", []) { label in
      label.element("span", [], language(.askEntry))
      guard !item.words.isEmpty else {
        return label.void("input", [.style("word"), Attribute("maxlength", "2000")])
      }
      label.element("select", [.style("word")]) { select in
        select.element("option", [Attribute("value", "")], "–")
        for (word, meaning) in item.words {
          select.element("option", [Attribute("value", word)], meaning)
        }
        if item.takesOwnWords {
          select.element("option", [Attribute("value", "*")], language(.wordAnythingElse))
        }
      }
    }
    guard item.takesOwnWords else { return }
    let own = [.style("own"), Attribute("hidden", nil), Attribute("maxlength", "2000")]
    row.void("input", own + [Attribute("aria-label", language(.wordAnythingElse))])
  }

  private func writeField(_ type: String, _ item: Questionnaire.Item, to set: inout MarkupWriter) {
    set.element("label", []) { label in
      let hasHint = item.kind == .text && item.hint != language(.textKind)
      label.element("span") { $0.prose(hasHint ? item.hint : language(.askAnswer)) }
      label.void(
        "input", [Attribute("type", type), .style("field"), Attribute("maxlength", "2000")])
    }
  }
}
