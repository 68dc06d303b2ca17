// swift-tools-version: 6.2
import PackageDescription

/// The next Swift may warn of what this one doesn't: only `.ci/run` takes that for an error.
let isStrict = Context.environment["WARNINGS_AS_ERRORS"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// `make fuzz` watches which code an input reaches; a tool that only makes files isn't watched.
let fuzzes = Context.environment["FUZZING"] != nil
let watched = fuzzes ? settings + [.unsafeFlags(["-sanitize=fuzzer"])] : settings

/// A module of ours and the modules it may import.
func module(
  _ name: String, imports: [Target.Dependency], at path: String? = nil,
  excluding files: [String] = [], embedding texts: [String] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: path, exclude: files,
    resources: texts.map { .embedInCode($0) }, swiftSettings: watched, plugins: plugins)
}

/// The tests of a module; what is tested comes first, what the tests need beside it after it.
func tests(
  of name: String, imports: [Target.Dependency], excluding files: [String] = []
) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: imports, exclude: files, swiftSettings: settings)
}

/// `make build` says which commit it builds; nothing but this depends on it.
let commit = Context.environment["REVIEWLINT_COMMIT"].map {
  CSetting.define("REVIEWLINT_COMMIT", to: "\"\($0)\"")
}

let package = Package(
  name: "reviewlint",
  // Before, a string of C has no span, and Swift would bring a library for it.
  platforms: [.macOS(.v26)],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // Where every system has it; pkg-config would find another one on a Mac.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // A part of the tool that embeds, which nothing watches.
    .target(name: "YAML", dependencies: ["CLibYAML"], swiftSettings: settings),
    module("Diagnostics", imports: [], plugins: ["EmbeddingPlugin"]),
    module("Localization", imports: ["Diagnostics"]),
    module("Documents", imports: ["Diagnostics", "YAML"]),
    module("Expressions", imports: ["Diagnostics"]),
    module("Model", imports: ["Diagnostics", "Documents", "Expressions"]),
    module("Evidence", imports: ["CExpat", "CZlib", "Model", "Diagnostics", "Documents"]),
    module("Rules", imports: ["Diagnostics", "Documents", "Expressions", "Model", "Localization"]),
    module(
      "Engine",
      imports: ["Diagnostics", "Documents", "Expressions", "Model", "Rules", "Localization"]),
    module(
      "Presentation",
      imports: ["Model", "Diagnostics", "Documents", "Engine", "Rules", "Localization"]
    ),
    module(
      "Reporting",
      imports: [
        "Model", "Diagnostics", "Documents", "Engine", "Presentation", "Rules", "Localization",
      ],
      embedding: [
        "Page/page.css", "Questionnaire/questionnaire.css", "Questionnaire/questionnaire.js",
      ]
    ),
    module(
      "LanguageServer",
      imports: [
        "Model", "Diagnostics", "Documents", "Expressions", "Engine", "Rules", "Localization",
      ]
    ),
    module("World", imports: ["CStart", "Diagnostics"]),
    .target(name: "CStart"),
    .target(name: "CCommit", cSettings: [commit].compactMap { $0 }),
    .plugin(
      name: "EmbeddingPlugin", capability: .buildTool(), dependencies: ["EmbeddingTool"],
      path: "Sources/EmbeddingPlugin"),
    .executableTarget(name: "EmbeddingTool", dependencies: ["YAML"], swiftSettings: settings),
    // The link lets SwiftPM see which files there are.
    module(
      "BuiltInRules", imports: ["CCommit", "Diagnostics", "Documents"], excluding: ["Files"],
      plugins: ["EmbeddingPlugin"]),
    module(
      "Commands",
      imports: [
        "BuiltInRules", "Diagnostics", "Documents", "Engine", "Evidence", "Expressions",
        "LanguageServer", "Model", "Presentation", "Reporting", "Rules", "World", "Localization",
      ],
      embedding: ["completions.bash", "completions.zsh", "Rules/scaffold.yaml"]
    ),
    .executableTarget(
      name: "reviewlint", dependencies: ["Commands", "World"], swiftSettings: settings),
    .executableTarget(name: "Yardstick", dependencies: ["CLibYAML"], path: "Tests/Tools/Yardstick"),
    .executableTarget(
      name: "Scaling",
      dependencies: [
        "Diagnostics", "Documents", "Engine", "Evidence", "LanguageServer", "Model", "Presentation",
        "Reporting", "Rules", "TestSupport",
      ],
      path: "Tests/Tools/Scaling",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Benchmarks", path: "Tests/Tools/Benchmarks", exclude: ["peers.sh"],
      swiftSettings: settings),
    tests(of: "Diagnostics", imports: ["Diagnostics"]),
    tests(of: "Documents", imports: ["Documents", "Diagnostics", "TestSupport"]),
    tests(of: "Expressions", imports: ["Expressions", "Diagnostics"]),
    tests(
      of: "Model",
      imports: ["Model", "Diagnostics", "Documents", "Expressions", "Rules", "TestSupport"]),
    tests(
      of: "Evidence",
      imports: [
        "Evidence", "Model", "Diagnostics", "Documents", "Expressions", "Rules",
        "TestSupport",
      ],
      excluding: ["Samples"]
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "Diagnostics", "Documents", "Engine", "Expressions", "Localization", "Model", "Rules",
        "World",
      ],
      path: "Tests/TestSupport",
      swiftSettings: watched
    ),
    tests(
      of: "Rules",
      imports: [
        "Localization", "Rules", "Diagnostics", "Documents", "Expressions", "Engine", "Reporting",
        "TestSupport",
      ]
    ),
    tests(
      of: "Engine",
      imports: [
        "Localization", "Engine", "Model", "Diagnostics", "Documents", "Rules", "TestSupport",
      ]
    ),
    tests(
      of: "Commands",
      imports: ["Localization", "Commands", "Diagnostics", "Model", "TestSupport", "World"]),
    tests(of: "World", imports: ["World", "TestSupport"]),
    tests(
      of: "EndToEnd",
      imports: ["reviewlint", "Scaling", "Diagnostics", "Documents", "TestSupport"],
      excluding: [
        "Browser", "Cases", "CaseFiles", "Editors", "Mutations.txt", "Packages", "Platforms",
        "Schemas", "UITest",
      ]
    ),
    tests(
      of: "Reporting",
      imports: [
        "Localization", "Reporting", "Presentation", "Diagnostics", "Documents", "Engine", "Rules",
        "TestSupport",
      ]
    ),
    tests(
      of: "BuiltInRules",
      imports: [
        "Localization",
        "BuiltInRules", "Evidence", "Model", "Diagnostics", "Documents", "Expressions",
        "Engine", "Presentation", "Reporting", "Rules", "TestSupport",
      ],
      excluding: ["Apps"]
    ),
    tests(
      of: "LanguageServer",
      imports: [
        "Localization",
        "LanguageServer", "Model", "Diagnostics", "Documents", "Expressions", "Engine",
        "Rules", "TestSupport",
      ]
    ),
    module(
      "Fuzzing",
      imports: [
        "Commands", "Evidence", "Model", "Diagnostics", "Documents", "Expressions", "Engine",
        "Presentation", "Reporting", "Rules", "TestSupport", "World",
      ],
      at: "Tests/Tools/Fuzzing",
      excluding: ["Seeds", "Words.dict", "fuzz.sh"]
    ),
    tests(of: "Fuzzing", imports: ["Fuzzing", "TestSupport"]),
    tests(of: "Architecture", imports: [], excluding: ["Mac"]),
    tests(
      of: "Letters",
      imports: [
        "BuiltInRules", "Model", "Diagnostics", "Documents", "Expressions", "Engine",
        "Rules", "TestSupport",
      ],
      excluding: ["Bases", "Letters", "README.md"]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// libFuzzer brings the program's `main`.
if fuzzes {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["Fuzzing"], path: "Tests/Tools/Fuzzer",
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
  )
}
