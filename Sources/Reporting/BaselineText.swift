package import Linting

extension Baseline {
  /// The baseline as its file has it: one entry after another, in a steady order.
  package var json: String {
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("schemaVersion", BaselineReader.version)
      json.member("findings") { json in
        json.array(orderedEntries) { json, entry in
          json.object { json in
            json.member("app", entry.app)
            json.member("rule", entry.rule)
            json.member("path", entry.path)
            json.member("message", entry.message)
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
