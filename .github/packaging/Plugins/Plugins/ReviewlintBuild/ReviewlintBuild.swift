import Foundation
import PackagePlugin

/// Checks the descriptions of a package before its targets are built; what counts fails the build.
@main
struct ReviewlintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [
      check(
        context.package.directoryURL,
        by: try context.tool(named: "reviewlint").url,
        writingTo: context.pluginWorkDirectoryURL
      )
    ]
  }

  /// The program searches all of the folder: a description may lie beside or above the sources of a
  /// target. One without any descriptions can't be judged, which fails the build as well.
  private func check(_ folder: URL, by tool: URL, writingTo output: URL) -> Command {
    .prebuildCommand(
      displayName: "Checking described logins in \(folder.lastPathComponent)",
      executable: tool,
      arguments: ["check", "--format", "xcode", "--root", folder.path, "--", folder.path],
      outputFilesDirectory: output
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ReviewlintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        check(
          context.xcodeProject.directoryURL,
          by: try context.tool(named: "reviewlint").url,
          writingTo: context.pluginWorkDirectoryURL
        )
      ]
    }
  }
#endif
