import Foundation
import PackagePlugin

/// Has every file of the folder `rules` embedded into the program.
@main struct EmbeddingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "rules")
    let paths = try files(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(paths.count) files of rules",
        executable: try context.tool(named: "EmbeddingTool").url,
        arguments: [output.path, folder.path] + paths,
        inputFiles: paths.map { folder.appending(path: $0) },
        outputFiles: [output]
      )
    ]
  }

  /// The paths of all files in a folder, in order; hidden ones and scripts are nobody's rules.
  private func files(in folder: URL) throws -> [String] {
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return found.sorted().filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      let url = folder.appending(path: path)
      let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
      return isFile && !isHidden && ![".py", ".sh"].contains(where: path.hasSuffix)
    }
  }
}
