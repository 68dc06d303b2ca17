import Testing

@Suite struct ArchitectureTests {
  /// What a module of the program may import, beside the system's libraries where it says so.
  static let allowed: [String: Set<String>] = [
    "Diagnostics": ["Synchronization"],
    "Localization": ["Diagnostics"],
    "YAML": ["CLibYAML"],
    "Documents": ["Diagnostics", "YAML"],
    "Expressions": systemLibraries.union(["Diagnostics"]),
    "Model": systemLibraries.union(["Diagnostics", "Documents", "Expressions"]),
    "Evidence": ["Diagnostics", "Documents", "Model", "CExpat", "CZlib"],
    "Rules": [
      "Diagnostics", "Documents", "Expressions", "Localization", "Model", "Synchronization",
    ],
    "Engine": [
      "Diagnostics", "Documents", "Expressions", "Localization", "Model", "Rules",
      "Synchronization",
    ],
    "Presentation": ["Diagnostics", "Documents", "Engine", "Localization", "Model", "Rules"],
    "Reporting": [
      "Diagnostics", "Documents", "Engine", "Localization", "Model", "Presentation", "Rules",
    ],
    "LanguageServer": [
      "Diagnostics", "Documents", "Engine", "Expressions", "Localization", "Model", "Rules",
    ],
    "World": systemLibraries.union(["CStart", "Diagnostics"]),
    "Commands": [
      "BuiltInRules", "Diagnostics", "Documents", "Engine", "Evidence", "Expressions",
      "LanguageServer", "Localization", "Model", "Presentation", "Reporting", "Rules",
      "Synchronization", "World",
    ],
    "BuiltInRules": ["CCommit", "Diagnostics", "Documents"],
    "reviewlint": systemLibraries.union(["Commands", "World"]),
  ]

  /// For powers and rounding, files, exits and locks; never Foundation.
  static let systemLibraries: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]

  /// Run by `make`, and no part of the program.
  private static let beside: Set = [
    "Benchmarks", "Fuzzing", "Packaging", "EmbeddingPlugin", "EmbeddingTool", "Scaling",
  ]

  private static let program = SwiftFile.sources.filter { !beside.contains($0.module) }

  /// Where memory is not the compiler's to prove: the system, three C libraries, the commit.
  private static func isBoundary(_ file: SwiftFile) -> Bool {
    file.module == "World"
      || !Set(file.imports).isDisjoint(with: ["CLibYAML", "CExpat", "CZlib", "CCommit"])
  }

  @Test func `the sources are found`() {
    #expect(Set(Self.program.map(\.module)) == Set(Self.allowed.keys))
    #expect(SwiftFile.tests.count > 40)
  }

  @Test func `a module imports what it may, and nothing else`() {
    for file in Self.program {
      let others = Set(file.imports).subtracting(Self.allowed[file.module] ?? [])
      #expect(others == [], "\(file)")
    }
  }

  @Test func `what is unsafe stays where memory comes from C`() {
    for file in Self.program where !Self.isBoundary(file) {
      #expect(!file.code.lowercased().contains("unsafe"), "\(file)")
    }
  }

  @Test func `each C library has one file that speaks to it`() {
    for library in ["CLibYAML", "CExpat", "CZlib"] {
      let files = Self.program.filter { $0.imports.contains(library) }
      #expect(files.count == 1, "\(library): \(files)")
    }
  }

  /// What the compiler doesn't check, or nobody documented.
  private static let unproven = [
    "Unmanaged", "unsafeBitCast", "@_", "_withUnsafe", "_baseAddress", "unowned(unsafe)",
    "nonisolated(unsafe)",
  ]

  @Test func `nothing is used that nobody proves or documents`() {
    for file in Self.program {
      #expect(Self.unproven.filter { file.code.contains($0) } == [], "\(file)")
    }
  }

  private static let forbidden = [
    "public ", "try!", "as!", "Any]", ": Any ", "FIXME", "@unchecked Sendable",
  ]

  private static let excused = [
    // Guards its value with a lock, which the compiler doesn't know.
    "Sources/World/SystemThread.swift: @unchecked Sendable"
  ]

  @Test func `nothing is public, forced, marked or put off`() {
    for file in Self.program {
      let found = Self.forbidden.filter { file.code.contains($0) }
      #expect(found.filter { !Self.excused.contains("\(file): \($0)") } == [], "\(file)")
      let text = file.lines.joined(separator: "\n")
      #expect(!text.contains("// MARK") && !text.contains("// TODO"), "\(file)")
    }
  }

  @Test func `an excuse is needed`() {
    let needed = Self.program.flatMap { file in
      Self.forbidden.filter { file.code.contains($0) }.map { "\(file): \($0)" }
    }
    #expect(Set(Self.excused).subtracting(needed) == [])
  }

  @Test func `a file is short enough to read`() {
    let long = (SwiftFile.sources + SwiftFile.tests).filter { $0.lines.count > 350 }
    #expect(long.map(\.path) == [])
  }

  @Test func `no two sources have one name`() {
    let names = Dictionary(grouping: Self.program, by: \.name)
    #expect(names.filter { $0.value.count > 1 }.map(\.key).sorted() == [])
  }

  @Test func `a file is named for a type or a function that it declares`() {
    for file in Self.program {
      let types = file.types
      let plain = file.name.prefix(1).lowercased() + file.name.dropFirst()
      let isNamed = types.contains(file.name) || file.code.contains("static let \(plain) ")
      #expect(types.isEmpty || isNamed, "\(file) declares \(types)")
    }
  }

  private static let emptyWords = [
    "Manager", "Helper", "Util", "Wrapper", "Base", "Impl", "Context", "Handler",
  ]

  @Test func `no type has an empty word for a name`() {
    let names = Self.program.flatMap(\.types)
    #expect(names.filter { name in Self.emptyWords.contains(where: name.hasSuffix) } == [])
  }
}
