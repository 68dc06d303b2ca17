import Foundation

// Writes what the program has of its rules: the list of their files, and the prepared rule book.
do {
  let folder = try RuleFolder(below: FileManager.default.currentDirectoryPath)
  let target = URL(filePath: "Sources/BuiltInRules")
  try FileList(folder).text.write(
    to: target.appending(path: "Files.h"),
    atomically: true,
    encoding: .utf8
  )
  try Data(folder.prepared()).write(to: target.appending(path: "Rules.prepared"))
} catch {
  print("the rules can't be prepared: \(error)")
  exit(1)
}
