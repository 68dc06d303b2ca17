internal import Engine

extension JSONWriter {
  /// What was taken from other files.
  mutating func members(of taken: [TakenFact]) {
    member("taken") { json in
      json.array(taken) { json, fact in
        json.object { json in
          json.member("path", fact.path)
          json.member("file", fact.file)
          json.member("line", fact.line)
        }
      }
    }
  }
}
