import Testing

@Suite struct ArchitectureTests {
  /// What a module of the program may import; a module without an entry is none of its parts.
  private static let allowed: [String: Set<String>] = [
    "Diagnostics": [],
    "Preparation": [],
    "Documents": ["Diagnostics", "CLibYAML"],
    "Expressions": systemLibraries.union(["Diagnostics", "Preparation"]),
    "Descriptions": systemLibraries.union([
      "Diagnostics", "Documents", "Expressions", "Preparation",
    ]),
    "Rules": ["Diagnostics", "Documents", "Expressions", "Descriptions", "Preparation"],
    "Linting": ["Diagnostics", "Documents", "Expressions", "Descriptions", "Rules"],
    "Reporting": ["Diagnostics", "Descriptions", "Rules", "Linting"],
    "Captures": ["Diagnostics", "Documents", "Descriptions", "CExpat"],
    "Scanning": ["Diagnostics", "Documents", "Descriptions"],
    "Commands": systemLibraries.union([
      "BuiltInRules", "Captures", "Descriptions", "Diagnostics", "Documents", "Expressions",
      "Linting", "Machine", "Reporting", "Rules", "Scanning", "FoundationEssentials",
    ]),
    "reviewlint": systemLibraries.union(["Commands"]),
  ]

  /// For powers and rounding, files, exits and locks; never Foundation.
  private static let systemLibraries: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]

  private static let program = SwiftFile.sources.filter { allowed[$0.module] != nil }

  @Test func `the sources are found`() {
    #expect(Set(Self.program.map(\.module)).count >= 9)
    #expect(Self.program.count > 250)
    #expect(SwiftFile.tests.count > 40)
  }

  @Test(arguments: program)
  func `a module imports what it may, and nothing else`(file: SwiftFile) throws {
    let allowed = try #require(Self.allowed[file.module])
    let imported = Set(file.imports)
    #expect(imported.subtracting(allowed) == [])
  }

  private static let forbidden = [
    "public ", "try!", "as!", "Any]", ": Any ", "MARK", "TODO", "FIXME", "@unchecked Sendable",
  ]

  private static let excused = [
    // Guards its value with a lock, which the compiler doesn't know.
    "Sources/Commands/World/SystemThread.swift: @unchecked Sendable",
    // Nobody changes the bytes.
    "Sources/Preparation/LastingBytes.swift: @unchecked Sendable",
    // Only what is public is made anew for each type where another module calls it.
    "Sources/Preparation/PreparedReader.swift: public ",
  ]

  @Test(arguments: program)
  func `nothing is public, forced, marked or put off`(file: SwiftFile) {
    let found = Self.forbidden.filter { word in file.code.contains { $0.contains(word) } }
    #expect(found.filter { !Self.excused.contains("\(file): \($0)") } == [])
    #expect(!file.lines.contains { $0.contains("// MARK") || $0.contains("// TODO") })
  }

  @Test(arguments: SwiftFile.sources + SwiftFile.tests)
  func `a file is short enough to read`(file: SwiftFile) {
    #expect(file.lines.count <= 350)
  }

  @Test func `half of the sources have at most 90 lines`() {
    let lengths = Self.program.map(\.lines.count).sorted()
    #expect(lengths[lengths.count / 2] <= 90)
  }

  /// Each of two modules has its own, and neither sees the other's.
  private static let sharedNames = ["Arguments", "Number"]

  @Test func `no two sources have one name`() {
    let names = Dictionary(grouping: Self.program, by: \.name)
    #expect(names.filter { $0.value.count > 1 }.map(\.key).sorted() == Self.sharedNames)
  }

  @Test(arguments: program.filter { !$0.types.isEmpty })
  func `a file is named for a type or a function that it declares`(file: SwiftFile) {
    let plain = file.name.prefix(1).lowercased() + file.name.dropFirst()
    let hasFunction = file.code.contains { $0.contains("static let \(plain) ") }
    #expect(file.types.contains(file.name) || hasFunction, "it declares \(file.types)")
  }

  private static let emptyWords = [
    "Manager", "Helper", "Util", "Wrapper", "Base", "Impl", "Context", "Handler",
  ]

  @Test(arguments: program)
  func `no type has an empty word for a name`(file: SwiftFile) {
    #expect(file.types.filter { name in Self.emptyWords.contains { name.hasSuffix($0) } } == [])
  }
}
