/// Programs that take turns, so that whatever else the machine does slows all of them.
enum Race {
  /// The median time of each, in milliseconds.
  static func medians(_ rounds: Int, _ programs: [Child]) -> [Double] {
    var times = programs.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() {
        let parts = ContinuousClock().measure { program.run() }.components
        times[index].append(Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15)
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }
}

extension Double {
  /// With one digit behind the point; with two below one.
  var rounded: String {
    let scale: Double = self < 1 ? 100 : 10
    return "\((self * scale).rounded() / scale)"
  }
}
