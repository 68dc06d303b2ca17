import Foundation

/// The program, process start to finish, beside libyaml's bare events over the same bytes.
enum CheckBenchmark {
  /// Measures, and answers a table with a line for every figure.
  static var lines: [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reviewlint-bench")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let head = ["| reviewlint check, JSON | reviewlint | libyaml alone | ratio | at most |"]
    do {
      return head + ["|---|---|---|---|---|"] + (try figures(in: folder))
    } catch {
      return ["no data could be written: \(error)"]
    }
  }

  private static func figures(in folder: URL) throws -> [String] {
    let ordinary = try Fleet.ordinary.write(2_000, below: folder)
    let complete = try Fleet.complete.write(2_000, below: folder)
    func write(_ text: String, to name: String) throws -> String {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let one = try write(Fleet.complete.description(0), to: "one.review.yaml")
    let team = try write(teamRules(10), to: "team.yaml")
    let large = try write(teamRules(500), to: "large-team.yaml")
    let screens = try [100, 200].map { try write(manyScreens($0), to: "\($0)-screens.review.yaml") }
    return [
      instructions(Fleet.ordinary, ordinary),
      instructions(Fleet.complete, complete),
      instructions("one description, all rules", check([one]), ceiling: "66 million"),
      inFrench(Fleet.ordinary, ordinary),
      times("one description, all rules", 200, [one]),
      times("the same with 10 rules of a team", 200, [one], ["--rules", team]),
      added("500 rules of a team, added", large, beside: one, ceiling: "25 ms"),
      times("10,000 ordinary descriptions in 2,000 files, one job", 5, ordinary),
      times("the same, a job for each core", 5, ordinary, jobs: []),
      times("10,000 complete descriptions in 2,000 files, one job", 5, complete),
      times("200 screens of 20 buttons", 15, [screens[1]]),
      times("100 screens of 20 buttons", 15, [screens[0]]),
      memory("memory for one description", [one], ceiling: 15),
      memory("memory for 2,000 ordinary files", ordinary, ceiling: 24),
      size,
    ]
  }

  private static let oneJob = ["--jobs", "1"]

  private static func check(_ files: [String], _ words: [String] = oneJob) -> Program {
    .reviewlint(["check", "--format", "json", "--as-of", "2026-11-21"] + words + files)
  }

  /// How many instructions forty files take beyond the first of them.
  private static func further(_ files: [String], by program: ([String]) -> Program) -> Double? {
    let files = Array(files.prefix(40))
    guard let all = program(files).instructions(), let first = program([files[0]]).instructions()
    else { return nil }
    return all - first
  }

  private static func instructions(_ fleet: Fleet, _ files: [String]) -> String {
    compared(
      "instructions, \(fleet.name) fleet", further(files) { check($0) },
      further(files, by: Program.yardstick), ceiling: "\(fleet.ceiling)")
  }

  /// Another language beside English.
  private static func inFrench(_ fleet: Fleet, _ files: [String]) -> String {
    compared(
      "instructions, \(fleet.name) fleet in French, beside English",
      further(files) { check($0, oneJob + ["--language", "fr"]) }, further(files) { check($0) },
      ceiling: "1.2")
  }

  private static func compared(
    _ name: String, _ own: Double?, _ other: Double?, ceiling: String
  ) -> String {
    guard let own, let other else {
      return "| \(name): not counted, valgrind isn't on this machine | | | | \(ceiling) |"
    }
    let millions = [own, other].map { "\(Int(($0 / 1e6).rounded())) million" }
    return "| \(name) | \(millions[0]) | \(millions[1]) | \((own / other).brief) | \(ceiling) |"
  }

  /// How many instructions a call takes, its start included.
  private static func instructions(_ name: String, _ call: Program, ceiling: String) -> String {
    let millions = call.instructions().map { "\(Int(($0 / 1e6).rounded())) million" }
    return "| instructions, \(name) | \(millions ?? "not counted") | | | \(ceiling) |"
  }

  private static func times(
    _ name: String, _ rounds: Int, _ files: [String], _ words: [String] = [],
    jobs: [String] = oneJob, ceiling: String = ""
  ) -> String {
    let times = Program.race(rounds, [check(files, words + jobs), .yardstick(files)])
    let ratio = (times[0] / times[1]).brief
    return "| \(name) | \(times[0].brief) ms | \(times[1].brief) ms | \(ratio) | \(ceiling) |"
  }

  /// What a team's own rules cost, beside reading nothing but their bytes.
  private static func added(
    _ name: String, _ rules: String, beside file: String, ceiling: String
  ) -> String {
    let programs = [check([file], ["--rules", rules] + oneJob), check([file])]
    let times = Program.race(100, programs + [.yardstick([rules]), .yardstick([])])
    let (own, bare) = (times[0] - times[1], times[2] - times[3])
    let ratio = (own / bare).brief
    return "| \(name) | \(own.brief) ms | \(bare.brief) ms | \(ratio) | \(ceiling) |"
  }

  private static func memory(_ name: String, _ files: [String], ceiling: Int) -> String {
    let need = check(files).need()?.mebibytes.brief ?? "unknown"
    return "| \(name) | \(need) MiB | | | \(ceiling) MiB |"
  }

  private static var size: String {
    let path = Program.reviewlint([]).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let bytes = (attributes?[.size] as? Int).map(Double.init) ?? .nan
    return "| the program itself | \((bytes / 1_048_576).brief) MiB | | | |"
  }

  /// A description with as many screens.
  private static func manyScreens(_ count: Int) -> String {
    let screens = (0..<count).map { screen in
      let buttons = (0..<20).map { index in
        let service = index == 0 ? "apple" : index.isMultiple(of: 2) ? "google" : "facebook"
        return
          "    - {id: b\(index), service: \(service), frame: [24, \(40 + index * 20), 327, 16]}"
      }
      return "  - id: s\(screen)\n    device: iphone-15\n    buttons:\n"
        + buttons.joined(separator: "\n")
    }
    return """
      reviewlint: 1
      app: {name: Large, kind: utility, platforms: [iphone]}
      login: {services: [apple, google, facebook], wall: none}
      screens:
      \(screens.joined(separator: "\n"))

      """
  }

  /// A team's file of as many rules.
  private static func teamRules(_ count: Int) -> String {
    let rules = (0..<count).map { number in
      """
        - id: team-\(number)
          title: Buttons are not taller than \(number + 60) pt
          guidelines: [hig/sign-in-with-apple]
          severity: note
          why: Ours look alike.
          sources: [our style guide]
          each: [{screen: screens}, {button: screen.buttons}]
          require: button.frame.height <= \(number + 60).0
          message: A button of {screen.id} is {button.frame.height} pt tall
          fix: Make it lower.
          examples:
            passes: [{name: low, base: apple-and-google}]
            fails:
              - name: tall
                base: apple-and-google
                set: {'screens[0].buttons[0].frame': [24, 400, 327, \(number + 61)]}

      """
    }
    return "rules:\n" + rules.joined()
  }
}

extension Double {
  /// With one digit behind the point; with two below ten.
  fileprivate var brief: String {
    let scale: Double = self < 10 ? 100 : 10
    return "\((self * scale).rounded() / scale)"
  }
}
