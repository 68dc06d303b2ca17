// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "reviewlint-plugins",
  products: [
    .plugin(name: "ReviewlintCommand", targets: ["ReviewlintCommand"]),
    .plugin(name: "ReviewlintBuild", targets: ["ReviewlintBuild"]),
  ],
  targets: [
    .binaryTarget(
      name: "reviewlint",
      path: "BUNDLE"
    ),
    .plugin(
      name: "ReviewlintCommand",
      capability: .command(
        intent: .custom(verb: "reviewlint", description: "Checks described logins")
      ),
      dependencies: ["reviewlint"]
    ),
    .plugin(name: "ReviewlintBuild", capability: .buildTool(), dependencies: ["reviewlint"]),
  ]
)
