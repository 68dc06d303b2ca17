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
        json.member("app", entry.app)
        json.member("rule", entry.rule)
        json.member("path", entry.path)
        json.write(entry.content)
        if let count = counts[entry], count > 1 { json.member("count", count) }
      }
      guard holdsQuestions else { return }
      json.objects("questions", of: entries.filter { $0.content == .question }) { json, entry in
        json.member("app", entry.app)
        json.member("path", entry.path)
        if let count = counts[entry], count > 1 { json.member("count", count) }
      }
    }
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ content: Baseline.Entry.Content) {
    switch content {
    case .finding(let outcome, let key):
      if !key.isEmpty { strings("key", key) }
      member("outcome", outcome.rawValue)
    case .question: break
    }
  }
}
