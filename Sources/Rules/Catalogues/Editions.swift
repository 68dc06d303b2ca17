internal import Documents
internal import Model

extension Edition: CatalogueEntry {
  static let catalogue = "editions"

  var words: [String] { [id] }

  static func read(_ keys: inout MappingReader) -> Edition? {
    let id = keys.required("id", .text, "What descriptions call it.")
    let from = keys.required("from", .day, "The first day on which it holds.")
    let title = keys.required("title", .text, "As Apple prints it.")
    let trigger = keys.required(
      "trigger", .word(of: Trigger.self), "Whether any third-party login asks for it, or only all.")
    let satisfiedBy = keys.required(
      "satisfiedBy", .word(of: Satisfaction.self), "What has to be offered beside it.")
    let exemptions = keys.required(
      "exemptions", .list(of: .word(among: DescriptionWords.exemptions)), "Those that it lists.")
    let updates = keys.optional(
      "updatesBoundFrom", .day, "The first day on which it binds updates as well.")
    let compared = keys.optional(
      "compared", .day, "The day on which it was last compared with Apple's pages.")
    guard let id, let from, let title, let trigger, let satisfiedBy, let exemptions else {
      return nil
    }
    return Edition(
      id: id, from: from, title: title, trigger: trigger, satisfiedBy: satisfiedBy,
      exemptions: exemptions, updatesBoundFrom: updates, compared: compared)
  }
}

extension RuleFile {
  /// The day on which its editions were last compared with Apple's pages, `YYYY-MM-DD`.
  package var comparedOn: String? {
    catalogues.entries(of: Edition.self).last { $0.compared != nil }?.compared?.day
  }
}
