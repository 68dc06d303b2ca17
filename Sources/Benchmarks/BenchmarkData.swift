import Foundation

/// What is checked while its speed is measured: invented, and the same on every run.
struct BenchmarkData {
  let folder: URL
  let fleet: Fleet

  /// Writes what takes longest to write.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "reviewlint-bench")
    try? FileManager.default.removeItem(at: folder)
    fleet = try Fleet(of: 2_000, in: folder.appending(path: "fleet"))
  }

  /// Takes everything away again.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// One file of as many descriptions.
  func documents(_ count: Int) -> String {
    let documents = (0..<count).map(Fleet.description)
    return write(documents.joined(separator: "---\n"), to: "\(count)-documents.review.yaml")
  }

  /// A description with many screens.
  func screens(_ screens: Int, of buttons: Int) -> String {
    let text = (0..<screens).map { Self.screen($0, of: buttons) }.joined()
    let head = """
      reviewlint: 1
      app: {name: Large, kind: utility, platforms: [iphone]}
      login: {services: [apple, google, facebook], wall: none}
      screens:

      """
    return write(head + text, to: "\(screens)-screens-of-\(buttons).review.yaml")
  }

  private static func screen(_ number: Int, of buttons: Int) -> String {
    let list = (0..<buttons).map { index in
      let service = index == 0 ? "apple" : index.isMultiple(of: 2) ? "google" : "facebook"
      let top = 40 + index * 20
      return "    - {id: b\(index), service: \(service), frame: [24, \(top), 327, 16]}\n"
    }
    return "  - id: s\(number)\n    device: iphone-15\n    buttons:\n" + list.joined()
  }

  /// A team's file of as many rules.
  func rules(_ count: Int) -> String {
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
    return write("rules:\n" + rules.joined(), to: "team-\(count).yaml")
  }

  private func write(_ text: String, to name: String) -> String {
    let url = folder.appending(path: name)
    try? Data(text.utf8).write(to: url)
    return url.path
  }
}
