/// Every benchmark; a new one is a new file and one word here.
let benchmarks: [any Benchmark.Type] = [ExpressionBenchmark.self, CheckBenchmark.self]

for benchmark in benchmarks {
  print(benchmark.title)
  for line in benchmark.run() { print("  \(line)") }
}
