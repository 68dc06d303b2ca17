import Foundation
import Testing

/// The example that checks a fleet with Apache Spark, in local mode.
@Suite struct SparkTests {
  @Test(.enabled(if: python != nil, "left out: no java, or no python3 that has pyspark"))
  func `a fleet that goes through Spark is answered as a whole`() throws {
    let python = try #require(Self.python)
    let count = 300
    let example = Case.root.appending(path: "rules/examples/spark/check_fleet.py").path
    let place = try TemporaryFolder()
    try place.write("spark.ui.enabled false\n", to: "spark-defaults.conf")
    let answer = try Reviewlint.run(
      [
        example, "--reviewlint", Reviewlint.program.path, "--count", "\(count)",
        "--as-of", "2026-11-21",
      ],
      of: python,
      in: place.url,
      environment: Self.environment.merging(["SPARK_CONF_DIR": place.url.path]) { $1 }
    )
    #expect(answer.status == 1, "\(answer.complaint)")
    let totals = Self.totals(answer.output)
    let withoutApple = (0..<count).count { $0.isMultiple(of: 13) }
    let tooLow = (0..<count).count { !$0.isMultiple(of: 13) && $0.isMultiple(of: 11) }
    #expect(totals["rule sign-in-with-apple-offered fail"] == withoutApple)
    #expect(totals["rule apple-button-minimum-size fail"] == tooLow)
    #expect(totals["verdict unjudged"] == nil)
    let verdicts = totals.filter { $0.key.hasPrefix("verdict ") }
    #expect(verdicts.values.reduce(0, +) == count)
  }

  private static func totals(_ output: String) -> [String: Int] {
    output.split(separator: "\n").reduce(into: [:]) { totals, line in
      let words = line.split(separator: " ").map(String.init)
      totals[words.dropFirst().joined(separator: " ")] = words.first.flatMap { Int($0) }
    }
  }

  /// Spark finds Java, and its own workers, by these; it must not look for the machine's name.
  ///
  /// So short a run isn't worth what Java's second compiler takes.
  private static let environment: [String: String] = {
    let names = ["PATH", "HOME", "JAVA_HOME"]
    var values = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    values["SPARK_LOCAL_IP"] = "127.0.0.1"
    values["JDK_JAVA_OPTIONS"] = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
    return values
  }()

  /// A Python that has pyspark, on a machine that has Java.
  private static let python: String? = {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let isThere = { FileManager.default.isExecutableFile(atPath: $0) }
    guard folders.contains(where: { isThere("\($0)/java") }) else { return nil }
    let own = Case.root.appending(path: ".build/spark/bin").path
    return ([own] + folders).map { "\($0)/python3" }.filter(isThere).first { python in
      let search = "import importlib.util as u; raise SystemExit(u.find_spec('pyspark') is None)"
      let words = ["-c", search]
      let answer = try? Reviewlint.run(words, of: python, in: Case.root, environment: environment)
      return answer?.status == 0
    }
  }()
}
