package import Diagnostics
internal import Documents
package import Engine
package import Localization

/// Writes the members of a report in JSON.
package enum ReportWriter {
  /// A whole report, in pieces: a run may have many descriptions.
  package static func write(
    _ run: PresentedRun, calledBy commands: CommandWords, take: ([UInt8]) -> Void
  ) {
    var json = JSONWriter(indentation: 2)
    var record = RunRecord(of: run, calledBy: commands)
    json.object { json in
      for member in RunRecord.head { member.write(record, &json) }
      json.member(RunRecord.descriptionsName) { json in
        json.array { json in
          for presented in run.descriptions {
            let description = RunRecord.Description(
              of: presented.result, asking: presented.questions, said: run.language,
              calledBy: commands, naming: &record.texts)
            json.item { RunRecord.Description.shape.write(description, &$0) }
            take(json.drain())
          }
        }
      }
      for member in RunRecord.tail { member.write(record, &json) }
    }
    json.endLine()
    take(json.drain())
  }

  /// A description that can be read alone, in a line.
  package static func line(
    of result: LintResult, asking questions: Questions, said language: Language,
    calledBy commands: CommandWords
  ) -> [UInt8] {
    var json = JSONWriter()
    RunRecord.Description.shape.write(
      RunRecord.Description(
        alone: result, asking: questions, said: language, calledBy: commands), &json)
    json.endLine()
    return json.bytes
  }

  /// What there is to say of a run beside its descriptions, in a line.
  package static func line(of run: PresentedRun, calledBy commands: CommandWords) -> [UInt8] {
    var json = JSONWriter()
    RunRecord.rest.write(RunRecord(of: run, calledBy: commands), &json)
    json.endLine()
    return json.bytes
  }

  /// What was seen, each file as `name` has its path.
  package static func write(
    _ inventory: Inventory, to json: inout JSONWriter, naming name: (String) -> String
  ) {
    json.member("inventory") { json in
      json.array(inventory.items) { json, item in
        RunRecord.Seen.shape.write(RunRecord.Seen(item, naming: name), &json)
      }
    }
  }

  /// The JSON Schema of a report, schema 1: what other programs can rely on.
  package static var schema: String {
    RunRecord.shape.schema().document(titled: "What reviewlint found", definitions: [])
  }
}
