/// Tests and compares a pack of which strangers wrote a file; the first line is the file's name.
enum PackTarget: TextTarget {
  static let name = "pack"

  private static let manifest = """
    name: br
    version: 1.2.0
    publisher: Example House
    jurisdictions: [BR]
    reviewed: {by: Ana Souza, on: 2026-01-10, until: 2026-07-10}

    """

  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}

    """

  static func run(_ text: String) {
    let (name, rest) = text.firstLine
    let names = ["pack.yaml", "rules/rules.yaml", "locales/pt-BR.yaml", "catalogues/laws.yaml"]
    guard names.contains(name) else { return }
    var files = [
      "old/pack.yaml": manifest, "new/pack.yaml": manifest, "a.review.yaml": description,
    ]
    files["new/\(name)"] = rest
    ProgramRun.inFolder(files) { folder in
      let (old, new) = ("\(folder)/old", "\(folder)/new")
      let comparison = ["packs", "diff", old, new, "\(folder)/a.review.yaml"]
      for words in [["packs", "test", new], comparison] {
        let run = ProgramRun(words)
        precondition(!run.output.steers(atMost: 0), "no answer steers")
        precondition(ProgramRun(words) == run, "and it is the same answer again")
      }
    }
  }
}
