import Foundation
import TestSupport
import Testing

@testable import Evidence

/// What is read of executables is what LIEF reads of them.
@Suite(.enabled(if: Oracle.isThere, "needs clang, ld64.lld and LIEF for Python"))
struct MachOOracleTests {
  private static let script = """
    import lief, sys
    lief.logging.disable()
    images = lief.MachO.parse(sys.argv[1])
    for image in images:
        own = {lief.MachO.LoadCommand.TYPE.ID_DYLIB}
        for library in image.libraries:
            if library.command not in own: print("library", library.name)
        for symbol in image.imported_symbols: print("import", symbol.name)
    """

  @Test(arguments: MadeApp.Variant.allCases)
  func `libraries and imports are the same`(variant: MadeApp.Variant) throws {
    let bytes = try MadeApp(variant).executable
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try Oracle.answer(of: Self.script, [file.path]).split(separator: "\n")
    let named = { (kind: String) in
      Set(lines.filter { $0.hasPrefix("\(kind) ") }.map { $0.dropFirst(kind.count + 1) })
    }
    let image = try MachOImage(of: ByteSource(bytes))
    #expect(Set(image.libraries.map { Substring($0) }) == named("library"))
    let imports = named("import").filter { $0.hasPrefix("_") }.map { symbol in
      String(symbol.replacing("_OBJC_CLASS_$_", with: "_").dropFirst())
    }
    #expect(imports.count > 5)
    #expect(try ImportedSymbols(of: image).names == Set(imports))
  }
}

/// Python, if it has LIEF.
private enum Oracle {
  static let isThere = MadeApp.tools != nil && (try? answer(of: "import lief", [])) != nil

  static func answer(of script: String, _ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
    return String(decoding: data, as: UTF8.self)
  }
}
