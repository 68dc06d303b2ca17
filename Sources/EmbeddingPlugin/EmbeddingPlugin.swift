import Foundation
import PackagePlugin

/// Has every file of the folder `rules` embedded into the program, and the ids of messages made from
/// the English language file.
@main struct EmbeddingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "rules")
    return [
      try target.name == "Diagnostics" ? messages(in: folder, context) : list(of: folder, context)
    ]
  }

  private func messages(in folder: URL, _ context: PluginContext) throws -> Command {
    let file = folder.appending(path: "locales/en.yaml")
    let output = context.pluginWorkDirectoryURL.appending(path: "Messages.swift")
    return .buildCommand(
      displayName: "Listing the messages", executable: try context.tool(named: "EmbeddingTool").url,
      arguments: ["messages", output.path, file.path], inputFiles: [file], outputFiles: [output])
  }

  private func list(of folder: URL, _ context: PluginContext) throws -> Command {
    let paths = try files(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return .buildCommand(
      displayName: "Embedding \(paths.count) files of rules",
      executable: try context.tool(named: "EmbeddingTool").url,
      arguments: ["files", output.path, folder.path] + paths,
      inputFiles: paths.map { folder.appending(path: $0) }, outputFiles: [output])
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
