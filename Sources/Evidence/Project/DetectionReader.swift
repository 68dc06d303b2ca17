package import Diagnostics
package import Documents
internal import Model

/// Reads files that say what to look for, and collects what is wrong with them.
package struct DetectionReader {
  /// What all files that were read say together.
  package private(set) var detection = Detection()
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  private static let names:
    [(key: String, names: any WritableKeyPath<Detection, NameSet> & Sendable)] = [
      ("leaveOutFolders", \.leftOutFolders), ("leaveOutFiles", \.leftOutFiles), ("kits", \.kits),
      ("plugins", \.plugins), ("pluginClasses", \.pluginClasses),
      ("buttonWords", \.buttonWords), ("otherWords", \.otherWords), ("logs", \.logs),
      ("deeds", \.deeds), ("objects", \.objects),
    ]

  private static let reachNames:
    [(key: String, names: any WritableKeyPath<ReachWords, NameSet> & Sendable)] = [
      ("platformWords", \.platformWords), ("switchWords", \.switchWords),
      ("flagWords", \.flagWords), ("stateWords", \.stateWords), ("plainWords", \.plainWords),
      ("flagObjects", \.flagObjects),
      ("remoteCalls", \.remoteCalls), ("plainConditions", \.plainConditions),
      ("systemCalls", \.systemCalls), ("ownCases", \.ownCases), ("otherCases", \.otherCases),
    ]

  /// Adds what a file says.
  package mutating func read(_ read: ReadFile) {
    diagnostics += read.allDiagnostics
    for document in read.documents {
      var values = NodeReader(of: read.file)
      values.mapping(document.root) { mapping -> Void? in
        for (key, names) in Self.names {
          detection[keyPath: names].add(mapping.optional(key, Self.texts) ?? [])
        }
        let marks = mapping.optional("generatedMarks", Self.texts) ?? []
        detection.generatedMarks += marks.map { Array($0.utf8) }
        for entry in mapping.optional("modules", { $0.entries($1) }) ?? [] {
          detection.modules[entry.name] = entry.value.text
        }
        _ = mapping.optional("reach") { readReach(&$0, $1) }
        for (keys, texts) in mapping.optional("placeholders", Self.textsByKey) ?? [] {
          for key in keys.split(separator: ",").map(\.trimmed) {
            detection.placeholders[key, default: NameSet()].add(texts)
          }
        }
        let groups = mapping.optional("detection") { $0.list($1) { group(&$0, $1) } }
        for (group, items) in groups ?? [] {
          detection.items += items.map { item in
            var item = item
            item.group = detection.groups.count
            return item
          }
          detection.groups.append(group)
        }
        return nil
      }
      diagnostics += values.diagnostics.finish(in: read.file.id)
    }
  }

  private mutating func readReach(_ values: inout NodeReader, _ node: DocumentNode) -> Void? {
    values.mapping(node) { mapping -> Void? in
      for (key, names) in Self.reachNames {
        detection.reach[keyPath: names].add(mapping.optional(key, Self.texts) ?? [])
      }
      let patterns = { (texts: [String]?) in (texts ?? []).map { CodePattern($0) } }
      detection.reach.never += patterns(mapping.optional("never", Self.texts))
      detection.reach.always += patterns(mapping.optional("always", Self.texts))
      return nil
    }
  }

  private mutating func group(
    _ values: inout NodeReader, _ node: DocumentNode
  ) -> (Detection.Group, [Detection.Item])? {
    values.mapping(node) { mapping in
      let kind = mapping.required("in") { $0.word($1, of: EvidenceKind.self) }
      let strength = mapping.required("strength") { $0.word($1, of: Strength.self) }
      let counts = mapping.optional("counts") { $0.text($1) }
      let why = mapping.required("why") { $0.text($1) }
      let isOtherUse = mapping.optional("otherUse") { $0.boolean($1) } ?? false
      let imports = mapping.optional("imports", Self.texts) ?? []
      let beside = mapping.optional("beside", Self.texts) ?? []
      let without = mapping.optional("without", Self.texts) ?? []
      let within = mapping.optional("within") { $0.word($1, of: Detection.Extent.self) }
      let paths = mapping.optional("paths", Self.texts)
      let inPlugins = mapping.optional("inPlugins") { $0.boolean($1) } ?? false
      let adopting = mapping.optional("adopting") { $0.text($1) }
      let services = mapping.optional("services", Self.services) ?? []
      let facts = mapping.optional("facts") { $0.list($1) { fact(&$0, $1) } } ?? []
      guard let kind, let strength, let why else { return nil }
      let group = Detection.Group(
        kind: kind, strength: strength, counts: counts ?? "", why: why, isOtherUse: isOtherUse,
        imports: imports, beside: beside.map { CodePattern($0) },
        without: without.map { CodePattern($0) }, within: within ?? .file,
        paths: paths.map { NameSet($0) }, inPlugins: inPlugins, adopting: adopting)
      return (group, services + facts.flatMap { $0 })
    }
  }

  private static func services(_ values: inout NodeReader, _ node: DocumentNode) -> [Detection
    .Item]?
  {
    values.entries(node)?.flatMap { entry in
      (texts(&values, entry.value) ?? []).map {
        Detection.Item(target: .service(entry.name), pattern: $0)
      }
    }
  }

  private mutating func fact(_ values: inout NodeReader, _ node: DocumentNode) -> [Detection.Item]?
  {
    values.mapping(node) { mapping in
      let path = mapping.required("fact") { $0.text($1) }
      let value = mapping.optional("value") { $0.text($1) }
      let words = mapping.optional("words") { $0.entries($1) } ?? []
      let isList = mapping.optional("list") { $0.boolean($1) } ?? false
      let isWhole = mapping.optional("whole") { $0.boolean($1) } ?? false
      let acts = mapping.optional("acts") { $0.boolean($1) } ?? false
      let patterns = mapping.required("find", Self.texts)
      let others = mapping.optional("unless", Self.texts)
      let overwriting = mapping.optional("overwrites") { $0.text($1) }
      guard let path, let patterns else { return nil }
      if let overwriting { detection.overwritten[path] = overwriting }
      if isList { detection.lists.insert(path) }
      if isWhole { detection.wholeLists.insert(path) }
      let known = Dictionary(words.map { ($0.name, $0.value.text ?? "") }) { first, _ in first }
      let target =
        value.map { Detection.Target.fact(path, Self.value($0)) } ?? .found(path, words: known)
      let isOtherwise = value != nil && others != nil
      return patterns.map { pattern in
        Detection.Item(target: target, pattern: pattern, isOtherwise: isOtherwise, acts: acts)
      } + (others ?? []).map { Detection.Item(target: .unless(path), pattern: $0) }
    }
  }

  private static func value(_ text: String) -> FactValue {
    switch text {
    case "true": .answer(true)
    case "false": .answer(false)
    default: .text(text)
    }
  }

  private static func textsByKey(
    _ values: inout NodeReader, _ node: DocumentNode
  ) -> [(String, [String])]? {
    values.entries(node)?.map { ($0.name, texts(&values, $0.value) ?? []) }
  }

  private static func texts(_ values: inout NodeReader, _ node: DocumentNode) -> [String]? {
    values.list(node) { $0.text($1) }
  }
}
