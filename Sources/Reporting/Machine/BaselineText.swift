internal import Diagnostics
package import Engine

extension Baseline {
  /// The baseline as its file has it: one entry after another, in a steady order.
  package var json: String {
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("schemaVersion", BaselineReader.version)
      let entries = orderedEntries
      json.objects("findings", of: entries.filter { $0.content != .question }) { json, entry in
        json.write(entry.app)
        json.member("rule", entry.rule)
        json.member("path", entry.path)
        guard case .finding(let outcome, let key) = entry.content else { return }
        if !key.isEmpty { json.strings("key", key) }
        json.member("outcome", outcome.rawValue)
      }
      guard holdsQuestions else { return }
      json.objects("questions", of: entries.filter { $0.content == .question }) { json, entry in
        json.write(entry.app)
        json.member("path", entry.path)
      }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ app: AppIdentity) {
    if let bundleID = app.bundleID { member("bundleId", bundleID) }
    member("file", app.file)
    if app.document > 1 { member("document", app.document) }
  }
}
