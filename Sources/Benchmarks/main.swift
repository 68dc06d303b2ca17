import Foundation

/// Every benchmark; a new one is a new file and one word here.
let benchmarks: [any Benchmark.Type] = [ExpressionBenchmark.self, CheckBenchmark.self]

// A path after the program's writes the fleets there instead: files for other measurements.
if let folder = CommandLine.arguments.dropFirst(2).first {
  for fleet in [Fleet.ordinary, .complete] {
    _ = try fleet.write(40, below: URL(filePath: folder))
  }
} else {
  for benchmark in benchmarks {
    print(benchmark.title)
    for line in benchmark.run() { print(line) }
  }
}
