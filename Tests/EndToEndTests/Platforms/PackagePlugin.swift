// As much of SwiftPM's module as a plugin for builds needs that runs one program beforehand. The
// plugin is called with the package's folder, and prints what it wants to be run, a word a line.
import Foundation

public struct PluginContext {
  public struct Package {
    public let directoryURL: URL
  }

  public struct Tool {
    public let url: URL
  }

  public let package: Package
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> Tool {
    Tool(url: URL(filePath: "/tools/\(name)"))
  }
}

public protocol Target {}

public protocol SourceModuleTarget: Target {
  var directoryURL: URL { get }
}

private struct App: SourceModuleTarget {
  let directoryURL: URL
}

public enum Command {
  case prebuildCommand(
    displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
    outputFilesDirectory: URL)
}

public protocol BuildToolPlugin {
  init()

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}

extension BuildToolPlugin {
  public static func main() async throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    let context = PluginContext(
      package: PluginContext.Package(directoryURL: folder),
      pluginWorkDirectoryURL: URL(filePath: "/output"))
    let app = App(directoryURL: folder.appending(path: "Sources/App"))
    let commands = try await Self().createBuildCommands(context: context, target: app)
    for case .prebuildCommand(_, let program, let arguments, _, _) in commands {
      print(([program.lastPathComponent] + arguments).joined(separator: "\n"))
    }
  }
}
