/// A team's rule for tests that are about where rules come from.
enum OwnRule {
  /// A file with a rule of that id, which every named app passes.
  static func file(_ id: String) -> String {
    """
    rules:
      - id: \(id)
        title: Ours
        guidelines: ['4.8']
        severity: error
        why: Ours.
        sources: [ours]
        at: app
        require: app.name != ''
        message: It is ours
        fix: Mend it.
        examples:
          passes: [{name: ours, base: apple-and-google}]
          fails: [{name: not ours, base: apple-and-google, set: {app.name: ''}}]

    """
  }
}
