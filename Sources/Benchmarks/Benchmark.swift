/// Something whose speed is measured.
protocol Benchmark {
  static var title: String { get }

  /// Measures, and answers a line for every figure.
  static func run() -> [String]
}

/// Measures how long things take.
enum Stopwatch {
  /// The median time of one of many repetitions, in nanoseconds.
  static func nanoseconds(each repetitions: Int, _ work: () -> Void) -> Double {
    var rounds: [Double] = []
    for _ in 0..<roundCount {
      let elapsed = ContinuousClock().measure {
        for _ in 0..<repetitions { work() }
      }
      let seconds = elapsed.components
      let total = Double(seconds.seconds) * 1e9 + Double(seconds.attoseconds) / 1e9
      rounds.append(total / Double(repetitions))
    }
    return rounds.sorted()[roundCount / 2]
  }

  private static let roundCount = 15
}
