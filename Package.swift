// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// A module of ours and the modules it may import.
func module(
  _ name: String,
  imports: [Target.Dependency],
  excluding files: [String] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name,
    dependencies: imports,
    exclude: files,
    swiftSettings: settings,
    plugins: plugins
  )
}

/// The tests of a module; what is tested comes first, what the tests need beside it after it.
func tests(
  of name: String,
  imports: [Target.Dependency],
  excluding files: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: imports,
    exclude: files,
    swiftSettings: settings
  )
}

/// `make build` says which commit it builds; nothing but this depends on it.
let commit = Context.environment["REVIEWLINT_COMMIT"].map {
  CSetting.define("REVIEWLINT_COMMIT", to: "\"\($0)\"")
}

let package = Package(
  name: "reviewlint",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    module("Diagnostics", imports: []),
    module("Documents", imports: ["Diagnostics", "CLibYAML"]),
    module("Expressions", imports: ["Diagnostics"]),
    module(
      "Descriptions",
      imports: ["Diagnostics", "Documents", "Expressions"]
    ),
    module(
      "Captures",
      imports: ["CExpat", "Descriptions", "Diagnostics", "Documents"]
    ),
    module(
      "Rules",
      imports: ["Diagnostics", "Documents", "Expressions", "Descriptions"]
    ),
    module(
      "Linting",
      imports: ["Diagnostics", "Documents", "Expressions", "Descriptions", "Rules"]
    ),
    module(
      "Reporting",
      imports: ["Descriptions", "Diagnostics", "Documents", "Linting", "Rules"]
    ),
    module(
      "LanguageServer",
      imports: [
        "Descriptions", "Diagnostics", "Documents", "Expressions", "Linting", "Reporting", "Rules",
      ]
    ),
    module("Scanning", imports: ["Descriptions", "Diagnostics", "Documents"]),
    .target(name: "CCommit", cSettings: [commit].compactMap { $0 }),
    .plugin(
      name: "EmbeddingPlugin",
      capability: .buildTool(),
      dependencies: ["EmbeddingTool"],
      path: "Sources/EmbeddingPlugin"
    ),
    .executableTarget(name: "EmbeddingTool", swiftSettings: settings),
    // The link lets SwiftPM see which files there are.
    module(
      "BuiltInRules",
      imports: ["CCommit"],
      excluding: ["Files"],
      plugins: ["EmbeddingPlugin"]
    ),
    module(
      "Commands",
      imports: [
        "BuiltInRules", "Captures", "Descriptions", "Diagnostics", "Documents", "Expressions",
        "LanguageServer", "Linting", "Reporting", "Rules", "Scanning",
      ]
    ),
    .executableTarget(
      name: "reviewlint",
      dependencies: ["Commands"],
      swiftSettings: settings
    ),
    .executableTarget(name: "Yardstick", dependencies: ["CLibYAML"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Expressions"],
      exclude: ["peers.sh"],
      swiftSettings: settings
    ),
    tests(of: "Diagnostics", imports: ["Diagnostics"]),
    tests(of: "Documents", imports: ["Documents", "Diagnostics", "TestSupport"]),
    tests(of: "Expressions", imports: ["Expressions", "Diagnostics"]),
    tests(
      of: "Descriptions",
      imports: ["Descriptions", "Diagnostics", "Documents", "Expressions"]
    ),
    tests(
      of: "Captures",
      imports: [
        "Captures", "Descriptions", "Diagnostics", "Documents", "Expressions", "Rules",
        "TestSupport",
      ],
      excluding: ["Samples"]
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "Descriptions", "Diagnostics", "Documents", "Expressions", "Linting", "Rules",
      ],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests(
      of: "Rules",
      imports: ["Rules", "Diagnostics", "Expressions", "Linting", "Reporting", "TestSupport"]
    ),
    tests(
      of: "Linting",
      imports: ["Linting", "Descriptions", "Diagnostics", "Documents", "Rules", "TestSupport"]
    ),
    tests(of: "Commands", imports: ["Commands", "Diagnostics"]),
    tests(
      of: "EndToEnd",
      imports: ["reviewlint"],
      excluding: [
        "Browser", "Cases", "CaseFiles", "Editors", "Mutations.txt", "Packages", "Platforms",
        "Schemas", "UITest",
      ]
    ),
    tests(
      of: "Reporting",
      imports: ["Reporting", "Diagnostics", "Linting", "Rules", "TestSupport"]
    ),
    tests(
      of: "BuiltInRules",
      imports: [
        "BuiltInRules", "Captures", "Descriptions", "Diagnostics", "Documents", "Expressions",
        "Linting", "Reporting", "Rules", "Scanning", "TestSupport",
      ]
    ),
    tests(
      of: "LanguageServer",
      imports: [
        "LanguageServer", "Descriptions", "Diagnostics", "Documents", "Expressions", "Linting",
        "Rules", "TestSupport",
      ]
    ),
    tests(of: "Scanning", imports: ["Scanning", "Descriptions", "Diagnostics", "TestSupport"]),
    tests(of: "Architecture", imports: []),
    tests(
      of: "Letters",
      imports: [
        "BuiltInRules", "Descriptions", "Diagnostics", "Documents", "Expressions", "Linting",
        "Rules", "TestSupport",
      ],
      excluding: ["Bases", "Letters", "README.md"]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// libFuzzer brings the program's `main`; only `make fuzz` asks for a program.
let fuzzing: (dependencies: [Target.Dependency], files: [String]) = (
  [
    "Captures", "Descriptions", "Diagnostics", "Documents", "Expressions", "Linting", "Reporting",
    "Rules", "TestSupport",
  ],
  ["Seeds.txt", "Words.dict"]
)
if Context.environment["FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: fuzzing.dependencies,
      exclude: fuzzing.files,
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
    )
  )
} else {
  package.targets += [
    .target(
      name: "Fuzzing",
      dependencies: fuzzing.dependencies,
      exclude: fuzzing.files,
      swiftSettings: settings
    ),
    tests(of: "Fuzzing", imports: ["Fuzzing", "TestSupport"]),
  ]
}
