import Foundation
import PackagePlugin

/// `swift package reviewlint …`: the program with those arguments, in the package's folder.
@main
struct ReviewlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "reviewlint")
    try run(tool.url, arguments.isEmpty ? ["check"] : arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("reviewlint ended with status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ReviewlintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode hands over which targets were chosen; descriptions are looked for in the project.
      let tool = try context.tool(named: "reviewlint")
      try run(tool.url, ["check", "--format", "xcode"], in: context.xcodeProject.directoryURL)
    }
  }
#endif
