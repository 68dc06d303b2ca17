internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

extension LetterReport {
  /// The report for other programs, schema 1.
  package var json: String {
    var writer = JSONWriter(indentation: 2)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.member("language", subject.book.language.tag)
      writer.objects("guidelines", of: subject.guidelines) { writer, guideline in
        writer.member("guideline", guideline)
        writer.member("citation", subject.book.citation(guideline))
        writer.flag("known", subject.book.guideline(guideline) != nil)
      }
      writer.objects("classes", of: subject.classes) { write($1, to: &$0) }
      writer.objects("sameLetters", of: subject.others) { write($1, to: &$0) }
      if results.isEmpty {
        writer.objects("rules", of: subject.answers(of: nil)) { write($1, to: &$0) }
      }
      writer.objects("descriptions", of: results) { writer, result in
        let answers = subject.answers(of: result)
        writer.member("file", result.file.id.path)
        writer.member("document", result.document)
        writer.member("app", result.app)
        writer.member("verdict", result.verdict.rawValue)
        writer.objects("rules", of: answers) { write($1, to: &$0) }
        let reply = LetterReply(to: subject, answers, from: result)
        writer.member("reply", reply?.text ?? "")
        writer.strings("missing", reply?.gaps ?? [])
      }
    }
    return writer.text + "\n"
  }

  private func write(_ letters: LetterClass, to writer: inout JSONWriter) {
    writer.member("class", letters.id)
    writer.member("meaning", subject.book.language.meaning(of: letters))
    writer.member("letters", letters.count)
    writer.member("decidable", letters.decidable.rawValue)
    writer.flag("rule", subject.hasRule(about: letters))
  }

  private func write(_ answer: LetterAnswer, to writer: inout JSONWriter) {
    writer.member("rule", answer.rule.id)
    writer.member("title", answer.title)
    writer.strings("guidelines", answer.rule.declaration.guidelineKeys)
    writer.member("reason", answer.reason.rawValue)
    writer.member("message", subject.book.language(answer.reason.message))
    writer.member("why", answer.why)
    writer.objects("findings", of: answer.findings) { writer, finding in
      writer.member("outcome", finding.outcome.rawValue)
      writer.member("path", finding.location.path)
      writer.member("line", finding.location.start.line)
      writer.member("column", finding.location.start.column)
      writer.member("message", finding.message)
      writer.member("fix", finding.fix)
      writer.strings("missing", finding.missing)
    }
  }
}
