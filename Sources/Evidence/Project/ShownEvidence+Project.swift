internal import Diagnostics
internal import Model

extension ShownEvidence {
  /// How many files are named that can't be read.
  private static let mostProblems = 20

  /// What a project shows.
  init(of project: ProjectContents, _ detection: Detection) {
    self.init(
      ProjectEvidence(of: project.contents, detection),
      problems: project.contents.flatMap(\.diagnostics).sortedByPlace, reading: project.file)
  }

  /// What a built app shows.
  init(of app: BuiltApp, _ detection: Detection) {
    self.init(
      ProjectEvidence(of: app.contents, detection), problems: app.diagnostics,
      entitlements: app.entitlements
    ) { path in
      if let list = app.list, list.id.path == path { return list }
      return SourceFile(path: path, text: "").unquoted
    }
  }

  /// What a project's evidence says of a description; files in which something shows are read again.
  private init(
    _ evidence: ProjectEvidence, problems: [Diagnostic], entitlements: [String]? = nil,
    reading file: (String) -> SourceFile
  ) {
    var files: [String: (file: SourceFile, lines: LineTable)] = [:]
    func site(_ path: String, _ line: Int) -> EvidenceSite {
      let known =
        files[path]
        ?? {
          let read = file(path)
          return (read, LineTable(of: read))
        }()
      files[path] = known
      return EvidenceSite(known.file, known.lines.words(ofLine: line))
    }
    func site(_ conclusion: ProjectEvidence.Conclusion) -> EvidenceSite {
      site(conclusion.evidence[0].file, conclusion.evidence[0].line)
    }
    let proved = evidence.facts.filter { $0.strength == .proves }
    var facts: [ShownFact] = []
    for fact in proved where facts.last?.path != fact.subject.name {
      let path = fact.subject.name
      facts.append(
        ShownFact(
          path: path,
          items: proved.filter { $0.subject.name == path }.map { conclusion in
            ShownFact.Item(conclusion.value, at: site(conclusion))
          },
          isList: evidence.isList(path),
          isPart: evidence.isPart(path)
        )
      )
    }
    self.init(
      logins: evidence.services.map {
        Login(service: $0.subject.name, strength: $0.strength.rawValue, site: site($0))
      },
      facts: facts,
      proposals: evidence.proposals,
      entitlements: (entitlements ?? evidence.entitlements).map { site($0, 1) },
      problems: problems.prefix(Self.mostProblems).map {
        Diagnostic.Note($0.message, at: $0.range)
      }
    )
  }
}

extension LineTable {
  /// The bytes of a line without what is blank around them; nothing where there is no such line.
  fileprivate func words(ofLine line: Int) -> Range<Int> {
    guard line <= lineCount else { return 0..<0 }
    let bytes = bytes(ofLine: line)
    let text = text(ofLine: line).utf8
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let before = text.prefix(while: isBlank).count
    guard before < text.count else { return bytes }
    let behind = text.reversed().prefix(while: isBlank).count
    return bytes.lowerBound + before..<bytes.upperBound - behind
  }
}
