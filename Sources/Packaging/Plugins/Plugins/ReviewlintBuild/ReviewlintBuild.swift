import Foundation
import PackagePlugin

/// Checks the descriptions of a target before it is built; what counts fails the build.
@main
struct ReviewlintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return command(
      try context.tool(named: "reviewlint").url,
      checking: target.directoryURL,
      in: context.package.directoryURL,
      writingTo: context.pluginWorkDirectoryURL
    )
  }

  /// A folder without descriptions has nothing to check, which the program would refuse.
  private func command(
    _ tool: URL,
    checking folder: URL,
    in root: URL,
    writingTo output: URL
  ) -> [Command] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let endings = [".review.yaml", ".review.yml", ".review.json"]
    let descriptions = (found?.allObjects as? [URL] ?? []).filter { file in
      endings.contains { file.lastPathComponent.hasSuffix($0) }
    }
    guard !descriptions.isEmpty else { return [] }
    return [
      .prebuildCommand(
        displayName: "Checking described logins in \(folder.lastPathComponent)",
        executable: tool,
        arguments: ["check", "--format", "xcode", "--root", root.path]
          + descriptions.map(\.path).sorted(),
        outputFilesDirectory: output
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ReviewlintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      command(
        try context.tool(named: "reviewlint").url,
        checking: context.xcodeProject.directoryURL,
        in: context.xcodeProject.directoryURL,
        writingTo: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
