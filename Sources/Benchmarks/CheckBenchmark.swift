/// The program, process start to finish, beside libyaml's bare events over the same bytes.
enum CheckBenchmark: Benchmark {
  static let title = """
    | reviewlint check, JSON to a file | reviewlint | libyaml alone | ratio |
    |---|---|---|---|
    """

  static func run() -> [String] {
    guard let data = try? BenchmarkData() else { return ["no data could be written"] }
    defer { data.remove() }
    let one = data.documents(1)
    let fleet = data.fleet.files
    let many = data.documents(5_000)
    let rules = data.rules(500)
    return [
      compare("one description, all rules", [one], rounds: 300),
      compare("10,000 descriptions in 2,000 files, one job", fleet, rounds: 15),
      compare("the same, a job for each core", fleet, rounds: 15, jobs: []),
      compare("5,000 descriptions in one file of 8 MB, one job", [many], rounds: 15),
      compare("the same, a job for each core", [many], rounds: 15, jobs: []),
      loading,
      further("500 rules of a team, added, one job", rules, beside: one),
      further("the same, a job for each core", rules, beside: one, jobs: []),
      growth("200 screens of 20 buttons, beside 100", (200, 20), (100, 20), data),
      growth("100 screens of 40 buttons, beside 20", (100, 40), (100, 20), data),
      memory("memory for one description", [one]),
      memory("memory for 500 files", Array(fleet.prefix(500))),
      memory("memory for 2,000 files", fleet),
      "| the program itself | \(Program.reviewlint.size.rounded) MiB | | |",
    ]
  }

  private static let oneJob = ["--jobs", "1"]

  private static func check(_ files: [String], _ words: [String] = oneJob) -> Child {
    let options = ["check", "--format", "json", "--as-of", "2026-11-21"] + words
    return Program.reviewlint.running(options + files)
  }

  private static func compare(
    _ name: String,
    _ files: [String],
    rounds: Int,
    jobs: [String] = oneJob
  ) -> String {
    let times = Race.medians(rounds, [check(files, jobs), Program.yardstick.running(files)])
    let ratio = (times[0] / times[1]).rounded
    return "| \(name) | \(times[0].rounded) ms | \(times[1].rounded) ms | \(ratio) |"
  }

  /// What listing the rules takes beyond starting: nearly all of it is having them.
  private static var loading: String {
    let commands = [["rules", "list"], ["--version"]]
    let times = Race.medians(300, commands.map(Program.reviewlint.running))
    let (all, start) = (times[0], times[1])
    return
      "| having the rules, beyond \(start.rounded) ms to start | \((all - start).rounded) ms | | |"
  }

  /// What a team's own rules cost, beside reading nothing but their bytes.
  private static func further(
    _ name: String,
    _ rules: String,
    beside file: String,
    jobs: [String] = oneJob
  ) -> String {
    let programs = [
      check([file], ["--rules", rules] + jobs), check([file], jobs),
      Program.yardstick.running([rules]), Program.yardstick.running([file]),
    ]
    let times = Race.medians(100, programs)
    let (own, bare) = (times[0] - times[1], times[2] - times[3])
    let ratio = (own / bare).rounded
    return "| \(name) | \(own.rounded) ms | \(bare.rounded) ms | \(ratio) |"
  }

  /// How much longer a description takes that is twice as large.
  private static func growth(
    _ name: String,
    _ large: (screens: Int, buttons: Int),
    _ small: (screens: Int, buttons: Int),
    _ data: BenchmarkData
  ) -> String {
    let files = [large, small].map { data.screens($0.screens, of: $0.buttons) }
    let programs = files.map { check([$0]) } + [Program.yardstick.running([files[0]])]
    let times = Race.medians(30, programs)
    let factor = (times[0] / times[1]).rounded
    let ratio = (times[0] / times[2]).rounded
    return
      "| \(name): \(factor) times | \(times[0].rounded) ms | \(times[2].rounded) ms | \(ratio) |"
  }

  private static func memory(_ name: String, _ files: [String]) -> String {
    let check = check(files)
    let kibibytes = Program.yardstick.running(["--memory", check.path] + check.arguments).output()
    let mebibytes = Double(kibibytes.prefix { $0 != "\n" }).map { ($0 / 1024).rounded }
    return "| \(name), at most | \(mebibytes ?? "unknown") MiB | | |"
  }
}
