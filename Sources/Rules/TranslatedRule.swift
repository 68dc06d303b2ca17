/// The texts of a rule in another language, with their placeholders compiled.
package final class TranslatedRule: Sendable {
  package let title: String
  package let why: String
  package let message: MessageTemplate
  package let fix: MessageTemplate
  package let review: MessageTemplate?
  /// The notes of the exemptions, in the rule's order.
  package let exemptions: [MessageTemplate]
  /// The notes of the related places, in the rule's order.
  package let related: [MessageTemplate]

  init(
    title: String,
    why: String,
    message: MessageTemplate,
    fix: MessageTemplate,
    review: MessageTemplate?,
    exemptions: [MessageTemplate],
    related: [MessageTemplate]
  ) {
    self.title = title
    self.why = why
    self.message = message
    self.fix = fix
    self.review = review
    self.exemptions = exemptions
    self.related = related
  }
}
