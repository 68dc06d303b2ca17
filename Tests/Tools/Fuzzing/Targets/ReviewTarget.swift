/// Checks a description whose review information strangers wrote: fastlane's settings or notes, or a
/// saved answer; the first line is the file's name.
enum ReviewTarget: TextTarget {
  static let name = "review"

  private static let canary = "Kanarienvogel-7"

  static func run(_ text: String) {
    let (name, rest) = text.firstLine
    let names = [
      "Fastfile", "Deliverfile", "metadata/review_information/notes.txt", "details.json",
    ]
    guard names.contains(name), !rest.contains(canary) else { return }
    let reference = name == "details.json" ? "details: details.json" : "metadata: metadata"
    let files = [
      "a.review.yaml": """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple]}
      review: {\(reference)}

      """,
      "metadata/review_information/demo_user.txt": canary,
      "metadata/review_information/demo_password.txt": canary, name: rest,
    ]
    ProgramRun.inFolder(files) { folder in
      let words = ["check", "\(folder)/a.review.yaml", "--root", folder, "--format", "json"]
      let run = ProgramRun(words)
      precondition(!run.output.contains(canary), "what is secret stays where it is")
      precondition(!run.complaint.contains(canary), "also where something is wrong")
      precondition(!run.output.steers(atMost: 0), "no answer steers")
      precondition(ProgramRun(words) == run, "and it is the same answer again")
    }
  }
}
