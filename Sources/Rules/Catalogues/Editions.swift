internal import Documents
internal import Model

extension Edition: CatalogueEntry {
  static let catalogue = "editions"

  var words: [String] { [id] }

  static func read(_ keys: inout MappingReader) -> Edition? {
    let id = keys.required("id", .text)
    let from = keys.required("from", .day)
    let title = keys.required("title", .text)
    let trigger = keys.required("trigger", .word(of: Trigger.self))
    let satisfiedBy = keys.required("satisfiedBy", .word(of: Satisfaction.self))
    let exemptions = keys.required(
      "exemptions", .list(of: .word(among: DescriptionWords.exemptions)))
    let updates = keys.optional("updatesBoundFrom", .day)
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
