internal import Diagnostics
internal import TestSupport

/// Reads and compiles a team's file of rules, and asks what can be asked.
enum RulesTarget: TextTarget {
  static let name = "rules"

  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google], wall: none}
    screens:
      - device: phone
        buttons: [{service: apple, frame: [24, 440, 327, 48]}, {service: google}]

    """

  static func run(_ text: String) {
    let trial = Trial([SourceFile(path: "team/rules.yaml", text: text)])
    guard trial.told.isEmpty else { return }
    // A rule may fail by what it costs; then it says so.
    _ = try? trial.result(for: description)
  }
}
