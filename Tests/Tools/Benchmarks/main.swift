import Foundation

// A path after the program's writes the fleets there instead: files for other measurements.
if let folder = CommandLine.arguments.dropFirst(2).first {
  for fleet in [Fleet.ordinary, .complete] {
    _ = try fleet.write(40, below: URL(filePath: folder))
  }
} else {
  for line in CheckBenchmark.lines { print(line) }
}
